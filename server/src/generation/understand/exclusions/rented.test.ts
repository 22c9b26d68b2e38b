import { expect, test } from 'vitest';
import { understand } from '../index.ts';

const asked = (description: string): readonly string[] =>
  understand({ description }).demands.flatMap(({ kinds: [kind] }) => kind ?? []);

test.each([
  ['Subject: rental of sound and lighting. For the carols there is sound and lighting at 3 places.', 'pa_package'],
  ['What I had in mind: a mixer with 12 inputs, and a couple of wedges to hear ourselves.', 'mixing_console'],
  [
    'We bring our backline:\nDrums: kick, snare\nBass: head with 4x10 cab\nYou provide at least one subwoofer.',
    'subwoofer',
  ],
  ['We need microphones for two 4x12 guitar cabs (e906).', 'mic_wired'],
  ["The band bring everything else, so all we're after from you is a dance floor.", 'dance_floor'],
])('is asked for: %s', (description, kind) => {
  expect(asked(description)).toContain(kind);
});

test.each([
  ["We'll bring in easels with whiteboards, or sheets for the wall. Please quote 8 tables.", 'flip_chart'],
  ['15-20 sprinters who code all weekend. We need 10 tables.', 'van'],
  [
    'Sie tritt mit ihrer Band in der Besetzung: Schlagzeug, 2 Gitarren, Keyboards auf. Wir brauchen eine PA.',
    'keyboard',
  ],
  ['We need microphones for two 4x12 guitar cabs (e906).', 'guitar_amp'],
  ['Your band rang me yesterday: they travel with their own PA and stage lights. Please quote 8 tables.', 'stage_wash'],
  ['The inspector and the top table need a delegate microphone each.', 'table_trestle'],
  ['Laptop en presenter hebben we zelf. We zoeken een projector.', 'presentation_clicker'],
])('is not asked for: %s', (description, kind) => {
  expect(asked(description)).not.toContain(kind);
});
