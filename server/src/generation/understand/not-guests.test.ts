import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function attendees(description: string): number | null {
  return understand({ description }).attendees?.value ?? null;
}

describe('who is no guest', () => {
  it.each([
    'Stage riser (6"-12" high is ideal up to 200 people, 12"-24" above that).',
    'A table at the back. Wide enough for 2 people with laptops.',
    'Shopping is a 1-2 people job.',
    'The table is large enough for 4 people. PA please.',
    'Headsets for four: stage manager, sound, lights and fly.',
    'Format: live venue\nMembers: 3\nGenre: folk',
    'Catering for the crew (8 people). Crew: 3 people.',
    'Tables (rounds: 60" for 8, 72" for 10).',
    'My mother demands that we start at 7 in the evening, so it gets dark.',
    'In stereo, with inputs for three (mono) sources.',
    'Dressing Rooms\n- For (10) people, with mirrors, bathrooms and locks on doors.',
    'Big enough that four members of the audience can come up.',
    'Drei Leute aus dem Publikum kommen auf die Bühne.',
    'Ein Tisch, groß genug für 2 Personen mit Laptops.',
    'Headsets für vier: Ton, Licht, Inspizienz und Zug.',
    'Mitglieder: 4',
    'Une table assez grande pour 4 personnes.',
    'Un camerino para 5 personas con espejos.',
    'Una mesa suficientemente grande para 3 personas.',
    'Een tafel die groot genoeg is voor 2 mensen.',
    'In großen Sälen (ab 600 Personen) brauchen wir ein Monitoring.',
    'Unsere Tonanlage ist für höchstens 500 Personen ausgelegt. Es fehlt ein Mischpult.',
    'De geluidsinstallatie is geschikt voor een publiek tot maximaal 250 personen.',
    'Notre sono est prévue pour 300 personnes au plus, elle est conçue ainsi.',
  ])('plays, uses a thing or fits at it: %s', (description) => expect(attendees(description)).toBeNull());

  it.each<[string, number]>([
    ['A marquee large enough for 120 guests.', 120],
    ['A meeting for 6 people, with a screen.', 6],
    ['Committee dinner for 12 (vegetarian) on Friday.', 12],
    ['Lunch for 40 (buffet) and a PA.', 40],
    ['AGM, members: 40', 40],
    ['Training day for 15 in Leeds.', 15],
    ['Un congreso de 2 días para 200 asistentes.', 200],
    ['Band: 5, audience: 200', 200],
  ])('does not keep others from being guests: %s', (description, people) =>
    expect(attendees(description)).toBe(people),
  );
});

it.each([
  ['Have a minimum of 2 staff there. 25 chairs.', null],
  ['3 staff and 100 guests.', 100],
])('helpers and numbers of items are no guests: %s', (description, expected) => {
  expect(understand({ description }).attendees?.value ?? null).toBe(expected);
});
