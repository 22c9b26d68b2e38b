import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ kinds, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`).join(', ');
}

describe('people of the trade who are to be there', () => {
  it.each([
    ['A technician in the room while the Board sits.', '1 crew_technician'],
    ['Ein Tontechniker vor Ort während der Sitzung.', '1 crew_sound'],
    ['Un technicien sur place pendant toute la soirée.', '1 crew_technician'],
    ['A technician on site checks the fuses.', ''],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('speakers that are heard through', () => {
  it.each([
    [
      'A mixer, means against feedback, and speakers that let everybody hear the Board',
      '1 mixing_console, ? speaker_top',
    ],
    ['Speakers loud enough for the lawn', '? speaker_top'],
    ['Three speakers that people came to hear.', ''],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});
