import { describe, expect, it } from 'vitest';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { understand } from '../index.ts';

type Said = 'asked' | 'not asked' | 'kept off' | 'not kept off';

/** Whether the words ask for a kind, and whether they keep it off. */
function said(description: string, kind: Kind, expected: Said): boolean {
  const { demands, exclusions } = understand({ description });
  const asked = demands.some(({ kinds }) => kinds[0] === kind);
  const kept = exclusions.some(
    ({ kinds, categories }) => kinds.includes(kind) || categories.includes(KIND_CATEGORY[kind]),
  );
  const named = exclusions.some(({ kinds }) => kinds.includes(kind));
  return { asked: asked && !named, 'not asked': !asked, 'kept off': kept && !asked, 'not kept off': !kept }[expected];
}

function table(rows: readonly (readonly [description: string, kind: Kind, expected: Said])[]): void {
  it.each(rows)('%s: %s %s', (description, kind, expected) => expect(said(description, kind, expected)).toBe(true));
}

describe('what is not to be there', () => {
  table([
    ['Stage of 6 x 4 m. There should not be a dance floor in front of it.', 'dance_floor', 'kept off'],
    ['Stage of 6 x 4 m. There must be no barrier between us and the first row.', 'crowd_barrier', 'kept off'],
    ["A PA please. There shouldn't be a lectern on the stage.", 'lectern', 'kept off'],
  ]);
});

describe('an exception that is needed', () => {
  table([
    ['The backline is carried, apart from a bass amp which we need from you.', 'bass_amp', 'asked'],
    ['Backline haben wir dabei, außer einem Bassverstärker, den wir von euch brauchen.', 'bass_amp', 'asked'],
    ['We bring all of it, apart from a bass amp which our friends have.', 'bass_amp', 'not asked'],
  ]);
});

describe('somebody who needs one of their own', () => {
  table([
    ['A PA please. Whoever introduces the choir will need his or her own microphone.', 'mic_wired', 'asked'],
    ['Each of the readers needs their own lectern, and a PA for 80.', 'lectern', 'asked'],
    ['A PA please. The host has her own microphone.', 'mic_wired', 'not asked'],
  ]);
});

describe('what would be better', () => {
  table([
    ['Le sol suffit, mais des gradins sont préférables. Il faut une sono.', 'choir_riser', 'asked'],
    ['A PA. For the choir risers would be appreciated; risers are desirable for the back rows.', 'stage_deck', 'asked'],
  ]);
});

describe('what goes into a desk and is not the desk', () => {
  table([
    ['FOH: Midas M32 (we bring show file), four wedges.', 'mixing_console', 'asked'],
    ['FOH: Midas M32 (we bring it), four wedges.', 'mixing_console', 'not asked'],
  ]);
});

describe('a row that says who has all of something', () => {
  table([
    ['3 vocal mics\nAll stands and clips provided by the hall\nMonitors\n2 wedges', 'stage_monitor', 'asked'],
    ['We need 2 DI boxes.\nAll of this is provided by the hall:\n3 vocal mics\n2 wedges', 'stage_monitor', 'kept off'],
  ]);
});

describe('quoted for, though the house has one', () => {
  table([
    [
      'A small mixer is provided in the cabinet.\n\nCan you quote for 8 headset mics and a digital desk?',
      'mixing_console',
      'asked',
    ],
    [
      'The hall has LED panels and a screen.\n\nPlease quote for a PA and some extra lighting for the band.',
      'lighting_package',
      'asked',
    ],
    ['The hall has a small mixer.\n\nCan you quote for 8 headset mics for the mixer?', 'mixing_console', 'not asked'],
  ]);
});

describe('risers that are there', () => {
  table([
    [
      '2. Sound\nA clear stage, but with all risers already where they belong, so that we can set up.\n5. Stage\nA minimum stage of 7 by 5 metres is needed.\nFour wedges, two DI boxes, a PA, a drum mic kit, 4 vocal mics, 2 sound engineers.',
      'stage_deck',
      'not kept off',
    ],
  ]);
});

describe('a booking with all of their own', () => {
  table([
    ['Voraussetzungen für einen Auftritt MIT kompletter PA\nBühne 5 x 3 m, vier Steckdosen.', 'pa_package', 'kept off'],
    ['What we need for a gig with full PA and lights: a stage of 6 x 4 m.', 'pa_package', 'kept off'],
  ]);
});

describe('a desk of ours', () => {
  table([
    ['Bühnenanweisung\nPA der Halle angemessen, vier Monitore. Unser Pult steht am FOH.', 'mixing_console', 'kept off'],
    ['Gala mit Ansprache. Wir brauchen ein Pult für die Redner und eine PA.', 'mixing_console', 'not asked'],
  ]);
});

describe('what a room is equipped with', () => {
  table([
    [
      "La salle a un bar équipé d'un frigo, une cuisine équipée d'une chambre froide. Il nous faut 20 chaises.",
      'refrigeration',
      'kept off',
    ],
    ["Une salle avec un bar équipé d'un frigo. Il nous faut 20 chaises.", 'crew_technician', 'not asked'],
    ["Il nous faut une scène équipée d'un escalier et 20 chaises.", 'stage_steps', 'asked'],
  ]);
});

describe('what is plugged in, what the set is made of', () => {
  table([
    [
      'Technical rider\nA mains outlet (to power a laptop, a projector and a lamp) within 2 m.',
      'projector',
      'not asked',
    ],
    ['A generator to power the PA. Please quote for both, the PA and the generator.', 'pa_package', 'asked'],
    ['The set consists of:\n- a dance floor\n- wooden benches\n\nFour wedges are needed.', 'bench', 'kept off'],
    [
      'Unser Bühnenbild besteht aus:\n- zwei Bänken\n- einem Teppich\n\nBenötigt werden vier Monitore.',
      'bench',
      'kept off',
    ],
    ['The set consists of;\n\n • A dance floor\n • Wooden benches\n\nFour wedges are needed.', 'bench', 'kept off'],
  ]);
});

describe('what is required or is to be ready', () => {
  table([
    ['Tech Spec\nWe will require minimum 1 house technician for light and sound.', 'crew_technician', 'asked'],
    ['Tech Spec\nThe house technician runs the sound. Four wedges.', 'crew_technician', 'not asked'],
    [
      'Stage requirements:\n12 x 8 ft.\nSound check:\nPA and lighting must be assembled two hours before the doors open.',
      'pa_package',
      'asked',
    ],
    ['FOH: a console of 32 channels.\nMonitor console of 24 channels.', 'mixing_console', 'asked'],
    ['Requirements for the staging of our play: four wedges.', 'stage_deck', 'not asked'],
  ]);
});
