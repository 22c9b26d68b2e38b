import { describe, expect, it } from 'vitest';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { understand } from '../index.ts';

type Said = 'asked' | 'not asked' | 'kept off';

/** Whether the words ask for a kind, and whether they keep it off. */
function said(description: string, kind: Kind, expected: Said): boolean {
  const { demands, exclusions } = understand({ description });
  const asked = demands.some(({ kinds }) => kinds[0] === kind);
  if (expected === 'asked') return asked;
  return (
    !asked &&
    (expected === 'not asked' ||
      exclusions.some(({ kinds, categories }) => kinds.includes(kind) || categories.includes(KIND_CATEGORY[kind])))
  );
}

function table(rows: readonly (readonly [description: string, kind: Kind, expected: Said])[]): void {
  it.each(rows)('%s: %s %s', (description, kind, expected) => expect(said(description, kind, expected)).toBe(true));
}

describe('what an act comes with goes on', () => {
  table([
    [
      'Technical rider\nThe company travels with a video projector; two slide projectors and their tables.',
      'projector',
      'kept off',
    ],
    ['Technical rider\nThe company travels with a piano; presenter to provide a projector.', 'projector', 'asked'],
    ['Our clown brings everything for the party, including a small PA system.', 'pa_package', 'not asked'],
    ['Our clown brings everything but the PA system, please quote one.', 'pa_package', 'asked'],
    ['We would like everything but the PA system and 40 chairs.', 'pa_package', 'not asked'],
    ['Der Zauberer bringt alles mit außer dem Beamer, 40 Stühle bitte.', 'projector', 'asked'],
    ['Le clown apporte tout sauf la sono, et 40 chaises svp.', 'pa_package', 'asked'],
    ['Der Zauberer bringt alles mit, auch eine Tonanlage und zwei Scheinwerfer.', 'pa_package', 'not asked'],
    ['Le clown apporte tout le matériel, y compris une sono et 2 projecteurs.', 'pa_package', 'not asked'],
    ['El mago trae todo su equipo, incluido un equipo de sonido.', 'pa_package', 'not asked'],
    ['De goochelaar brengt alle apparatuur mee, inclusief een geluidsset.', 'pa_package', 'not asked'],
  ]);
});

describe('what is only not to be in the way', () => {
  table([
    ['Technical rider\nA table of 6 ft. Tall vases on the tables must not block the view.', 'centrepiece', 'not asked'],
    [
      'Technical rider\nThe floor is to be free of obstructions such as a lectern, cables or chairs.',
      'lectern',
      'not asked',
    ],
    [
      'A/V requirements for my talk, I bring my laptop.\n• Lectern removed or moved to the side\n• One lapel mic',
      'lectern',
      'not asked',
    ],
    ['A/V requirements for my talk, I bring my laptop.\n• Lectern at the side\n• One lapel mic', 'lectern', 'asked'],
    ['The stage must be removed straight after the concert. We need a stage of 6 x 4 m.', 'stage_deck', 'asked'],
    [
      'My keynote needs a projector, I bring my laptop.\n• House lights should be at full strength',
      'lighting_package',
      'not asked',
    ],
  ]);
});

describe('what else is for', () => {
  table([
    [
      'I bring my phone. Client provides:\n• a screen\n• power outlet for laptop\n• one handheld mic for my talk',
      'playback_laptop',
      'not asked',
    ],
    [
      'Client provides a screen, a handheld mic and a laptop for my talk. I bring my adapter.',
      'playback_laptop',
      'asked',
    ],
    ['Technical rider\nFor the keyboard - one DI box. Two wedges.', 'keyboard', 'not asked'],
    ['Technical rider\nOne keyboard with stand. Two wedges.', 'keyboard', 'asked'],
  ]);
});

describe('a sentence of a rider that tells of nobody is of what is required', () => {
  table([
    [
      'Technical rider\nBand: Larkfoot\nPA: as large as the room needs\n4 wedges, 2 DI boxes, 3 SM58\nLights: sufficient\nThe organiser will also see to the parking.',
      'lighting_package',
      'asked',
    ],
    [
      'Technical rider\nBand: Larkfoot. Four wedges.\nSponsor will provide sound, either with equipment of the house or by booking a competent firm that will run sound. Five microphones, four chairs, a table, a bar stool.',
      'pa_package',
      'asked',
    ],
    [
      'Technical rider\nBand: Larkfoot. We provide our own monitor mix through a stage mixer.\nWe use in-ears.\nVenue to supply lights, a sound engineer and all that live sound takes (loudspeakers/subs/mixer/stage box).',
      'crew_sound',
      'asked',
    ],
  ]);
});

describe('a verb that opens a sentence sets a condition', () => {
  table([
    [
      'Bühnenanweisung der Band.\nPA: mindestens 3 kW.\nStellt die Band die PA und wird draußen gespielt, stellt der Veranstalter eine Bühne von 8 x 6 m.',
      'pa_package',
      'asked',
    ],
    ['Stellt die Stadt die Bühne? Sonst bitte eine anbieten.', 'stage_deck', 'asked'],
    ['Die Bühne stellt die Stadt, wir brauchen 40 Stühle.', 'stage_deck', 'not asked'],
  ]);
});

describe('words of equipment among others', () => {
  table([
    ['Technical rider\nThe multicore runs to the sound booth. Two wedges.', 'exhibition_stand', 'not asked'],
    ['Technical rider\n2 monitors, volume set by the booth output of the mixer.', 'exhibition_stand', 'not asked'],
    ['We want a booth of 3 x 3 m at the fair.', 'exhibition_stand', 'asked'],
    [
      'My keynote needs a screen near me, because I can’t skip slides from afar. I bring my laptop.',
      'waste_bin',
      'not asked',
    ],
    ['We need a skip for the rubbish.', 'waste_bin', 'asked'],
    ['Technical rider\nExclusive use of the stage up to two hours after curtain. Two wedges.', 'drape', 'not asked'],
    ['Technical rider\nTwo monitors (e.g. d&b, Martin Audio). One table.', 'pa_package', 'not asked'],
    ['Technical rider\nA small table center stage and a stool. Two wedges.', 'centrepiece', 'not asked'],
  ]);
});

it('counts a range up to its maximum', () => {
  const { demands } = understand({ description: 'Technical rider\nMinimum 15 to maximum 25 armless chairs on stage.' });
  expect(demands.find(({ kinds }) => kinds[0] === 'chair')?.quantity).toBe(25);
});

describe('a word for seats with its sort behind it', () => {
  table([
    ['Technical rider\nChairs: Three (3) high stools without backs\nSix music stands', 'chair', 'not asked'],
    ['Technical rider\nChairs: Three (3) high stools without backs\nSix music stands', 'bar_stool', 'asked'],
    ['Technical rider\nMixer: 1x DJM-900\nPlayers: 3x CDJ-3000', 'mixing_console', 'not asked'],
  ]);
});

describe('what whoever plays has, said in passing', () => {
  table([
    ['Our PA system and lights generally need an hour to set up. We need a level floor.', 'pa_package', 'kept off'],
    ['Our lights are broken, we need four uplighters.', 'uplight', 'asked'],
    [
      'Larkfoot Puppet Theatre\nThe puppet\ntheatre provides all equipment needed including stage, sound\nsystem and lighting.\nOne table, please.',
      'pa_package',
      'kept off',
    ],
    ['Tender: the contractor provides all equipment needed including stage and sound system.', 'pa_package', 'asked'],
    [
      'Puppet show in schools. Floor space needed to erect 2 lighting stands. One chair, please.',
      'lighting_stand',
      'not asked',
    ],
    ['Puppet show in schools. I tend not to use a stage. One chair, please.', 'stage_deck', 'not asked'],
    ['I need to get the van as close as possible. One chair, please.', 'van', 'not asked'],
    ['Parking for a truck and one car. Two wedges, please.', 'car', 'not asked'],
    ['We would like a van with driver and two wedges.', 'van', 'asked'],
    ['Shade for our musicians, instruments, and audio equipment. Four chairs, please.', 'pa_package', 'not asked'],
    ['I play in a dome, which is like a tent without sides. One chair, please.', 'marquee', 'not asked'],
    ['I would like a tent of 6 x 6 m.', 'marquee', 'asked'],
    ['For marquees there has to be a hard floor. Two wedges, please.', 'marquee', 'not asked'],
    ['It is best on the floor rather than on a raised platform. Two wedges, please.', 'stage_deck', 'not asked'],
    ['Either a dual cassette deck or a CD player, and two chairs.', 'stage_deck', 'not asked'],
    ['A low wash center stage, and two chairs.', 'stage_deck', 'not asked'],
  ]);
});

describe('a sort of light that is refused', () => {
  table([
    ['Technical rider\nA single light on the speaker. No moving or flashing lights.', 'lighting_package', 'asked'],
    ['Technical rider\nA single light on the speaker. No moving or flashing lights.', 'moving_head', 'kept off'],
    ['Wir brauchen Licht für die Bühne, bitte kein blaues Licht.', 'lighting_package', 'asked'],
    ['No lights, please. One table.', 'lighting_package', 'kept off'],
    ["Four spotlights, please. We don't want the lighting to change all the time.", 'stage_wash', 'asked'],
  ]);
});

describe('how many of a thing the players take', () => {
  it.each([
    [
      'Technical rider\nTrumpet\n- 1 instrument mic\nTrombone\n- 1 instrument mic\nBass\n- 1 instrument mic',
      'mic_instrument',
      3,
    ],
    ['Ann needs a vocal mic and two boom stands.\n\nBob needs a vocal mic and two boom stands.', 'mic_stand', 4],
    ['We need two boom stands.\n\nOnce more: we need two boom stands.', 'mic_stand', 2],
    ['Minimum (15) to maximum (25) straight back, armless chairs on stage.', 'chair', 25],
    ['Technical rider\n1 communication headset system with 3-4 stations', 'intercom', 4],
    ['Technical rider\nOne wired handheld microphone (Shure SM58 or equal)', 'mic_wired', 1],
  ] as const)('%s: %s', (description, kind, expected) => {
    const { demands } = understand({ description });
    const quantities = demands.filter(({ kinds }) => kinds[0] === kind).map(({ quantity }) => quantity ?? 1);
    expect(quantities.reduce((sum, each) => sum + each, 0)).toBe(expected);
  });
});

describe('what a house tells its hirers', () => {
  const HALL =
    'Main hall\nThere are 13 long tables and 18 small ones for use. They are stored in the store room.\nThe sound system consists of a radio mic and a mixing desk.';
  table([
    [HALL, 'table_trestle', 'not asked'],
    [HALL, 'mixing_console', 'not asked'],
    [`${HALL}\nWe need 6 uplighters and 4 lapel mics.`, 'uplight', 'asked'],
    [`${HALL}\nWe need 6 uplighters and 4 lapel mics.`, 'mic_wireless_lapel', 'asked'],
    [
      'There are 150 chairs, 17 trestle tables, and a whiteboard for your use. The hall has a lift.',
      'chair',
      'not asked',
    ],
    ['The hall holds 150. Please quote 150 chairs and a sound system.', 'chair', 'asked'],
  ]);
});

describe('what is so only if something else is', () => {
  table([
    ['If a generator is used, it must be earthed. Two wedges, please.', 'generator', 'not asked'],
    ['If a generator is needed, please quote one.', 'generator', 'asked'],
    ['Two wedges, please, even if a lectern is available, and a music stand.', 'lectern', 'not asked'],
    ['A sturdy table on which a mixing desk can be placed.', 'mixing_console', 'not asked'],
    ['A sturdy table on which a mixing desk can be placed.', 'table_trestle', 'asked'],
  ]);
});

describe('sorts of a thing', () => {
  table([
    ['The podium has to be at least 3 m wide and 2 m deep.', 'stage_deck', 'asked'],
    ['A podium for the speakers, please.', 'lectern', 'asked'],
    ['12 straight back armless chairs on stage. Folding chairs are unsuitable.', 'chair', 'asked'],
    ['We need a keyboard with 88 weighted keys and a bench.', 'keyboard', 'asked'],
    ['An over-the-ear mike for our speaker, please.', 'mic_headset', 'asked'],
    [
      'Our magician will bring his own wireless microphone. See that the microphone is plugged in. One table, please.',
      'mic_wired',
      'not asked',
    ],
  ]);

  it('are not counted by their keys', () => {
    const { demands } = understand({ description: 'We need a keyboard with 88 weighted keys and a bench.' });
    expect(demands.every(({ kinds, quantity }) => kinds[0] !== 'keyboard' || (quantity ?? 1) === 1)).toBe(true);
  });
});

it('leaves open how many monitors "each artist" makes', () => {
  const { demands } = understand({
    description: 'Each artist needs a floor monitor in front of them. Four microphones.',
  });
  expect(demands.find(({ kinds }) => kinds[0] === 'stage_monitor')?.quantity).toBeNull();
});
