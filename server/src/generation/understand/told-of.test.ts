import { describe, expect, it } from 'vitest';
import { readSpaces } from './spaces.ts';
import { readText } from '../reading/document/text.ts';

function rooms(description: string): string[] {
  return readSpaces(readText(description)).spaces.map(({ name }) => name);
}

describe('rooms', () => {
  it.each([
    'We bend easily, and have done it in classrooms and lecture halls as well.',
    'The show has been performed in two seminar rooms and a ballroom.',
    'Wir haben schon in Seminarräumen und in zwei Klassenzimmern gespielt.',
    'Nous avons joué dans deux salles de classe.',
    'Hemos actuado en aulas y en dos salas.',
  ])('where it was before are none of the event: %s', (description) => expect(rooms(description)).toEqual([]));

  it('that it takes place in are', () => expect(rooms('A main hall and three seminar rooms')).toHaveLength(2));
});
