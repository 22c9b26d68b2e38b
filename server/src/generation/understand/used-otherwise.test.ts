import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function told(description: string): string[] {
  const { events, activities, performers } = understand({ description });
  return [...events, ...activities].map(({ value }) => value as string).concat(performers.map(({ kind }) => kind));
}

describe('a word of events that means something else', () => {
  it.each<[string, string]>([
    ['Who is able to pack the stand up and carry it back on Saturday?', 'theatre'],
    ['Please stand up for the anthem. Tables for 40.', 'theatre'],
    ['Nor can I tell if $40,000 is fair or not. We rent speakers.', 'fair'],
    ['Talk over with the Secretary what sort of evening it is to be. Chairs for the choir.', 'conference'],
    ['The Musical Director introduces the items. Chairs for the choir.', 'theatre'],
    ["So that the choir is dressed for it: anything from DJ's to casual uniform.", 'dj'],
    ['Hull MakeFest, Saturday 6 July: our stand. A television for the videos.', 'party'],
    ['A straight stand (booms are for the singer/song-writers, who have a guitar).', 'singer'],
    ['Open Forum\nPosted 11-18-2021\nWe need a mixer and a digital snake.', 'conference'],
    ['Bitte bis Freitag die Vorschläge im Forum sammeln. Wir brauchen einen Beamer.', 'conference'],
    ['Sound for two musical performances on the green, 6 to 9 pm.', 'theatre'],
    ['Cords run from the tents to the electrical panels. We need 4 tents.', 'panel'],
    ['Tables with privacy panels and a lectern for 40 people.', 'panel'],
    ['A camera with a 40x zoom lens for the ceremony.', 'stream'],
    ['A sign language interpreter stands beside the lectern. We need a PA.', 'interpretation'],
    ['Una intérprete de lengua de signos estará junto al atril. Necesitamos megafonía.', 'interpretation'],
    ['A hall near mass transit. A projector for 40 people.', 'worship'],
    ['Les propositions sont dans le forum. Il nous faut un vidéoprojecteur.', 'conference'],
  ])('tells of none: %s', (description, kind) => expect(told(description)).not.toContain(kind));

  it.each<[string, string]>([
    ['A stand up night for 80', 'theatre'],
    ['A fair on the green, 12 stalls', 'fair'],
    ['A talk about bees, 40 people', 'conference'],
    ['A musical with 8 headsets', 'theatre'],
    ['A panel of four and a moderator, 80 people', 'panel'],
    ['Two interpreters for French and German, 80 delegates', 'interpretation'],
    ['The committee joins by Zoom, 12 people in the room', 'stream'],
    ['RiverFest, two stages, 2500 people', 'festival'],
    ['A singer/songwriter plays, one mic', 'singer'],
    ['A DJ and disco lights', 'dj'],
    ['Our annual business forum, 120 delegates', 'conference'],
  ])('tells of it elsewhere: %s', (description, kind) => expect(told(description)).toContain(kind));
});

describe('a rider', () => {
  it('of one who speaks is no concert', () =>
    expect(
      told('Tech Rider. A lavalier wireless microphone, a handheld on a straight stand, stage lights.'),
    ).not.toContain('concert'));

  it.each(['Tech rider. 4 wedges, 3 vocal mics and 2 DIs.', 'Technical rider of the band. 3 microphones.'])(
    'of players is one: %s',
    (description) => expect(told(description)).toContain('concert'),
  );
});
