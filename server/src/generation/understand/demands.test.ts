import { describe, expect, it } from 'vitest';
import type { Kind } from '../../equipment/index.ts';
import { understand } from './index.ts';

type Asked = [kindOrPhrase: string, quantity: number | null];

function asked(description: string): Asked[] {
  return understand({ description }).demands.map(({ kinds, phrase, quantity }) => [kinds[0] ?? phrase, quantity]);
}

function kindsIn(description: string): Kind[] {
  return understand({ description }).demands.flatMap((demand) => demand.kinds);
}

describe('each', () => {
  const FAIR =
    'Fair with a brass band of 12. 10 gazebos for stalls with a trestle table and two chairs each, a tea tent, and a generator.';

  it.each([
    [FAIR, 'gazebo', 10],
    [FAIR, 'table_trestle', 10],
    [FAIR, 'chair', 20],
    [FAIR, 'generator', 1],
    [FAIR, 'marquee', 1],
  ] as const)(
    'counts for the stalls what stands before it, and nothing else: %s, %s',
    (description, kind, quantity) => {
      const demand = understand({ description }).demands.find(({ kinds }) => kinds.includes(kind));
      expect(demand?.quantity).toBe(quantity);
    },
  );
});

describe('words that mean two things', () => {
  it('takes speakers that are listed with microphones for loudspeakers, unless people are to talk', () => {
    for (const description of ['We need 2 microphones and 4 speakers', '4 speakers and 2 radio mics please']) {
      const demand = understand({ description }).demands.find(({ kinds }) => kinds.includes('speaker_top'));
      expect(demand?.quantity, description).toBe(4);
    }
    const { performers } = understand({ description: 'Conference with 4 speakers and 2 microphones' });
    expect(performers).toMatchObject([{ kind: 'speaker', people: 4 }]);
  });

  it('takes a 13 amp socket for power, and two amps for amplifiers', () => {
    expect(kindsIn('18 stands with a 13 amp socket each')).not.toContain('amplifier');
    expect(kindsIn('We need two guitar amps and 4 amps')).toContain('amplifier');
  });
});

describe('what is asked for', () => {
  it.each<[string, Asked[]]>([
    [
      'We need 12 bar stools and 1,200 chairs',
      [
        ['bar_stool', 12],
        ['chair', 1200],
      ],
    ],
    ["(3) 8' x 4' risers", [['stage_deck', 3]]],
    ['two 3-foot high risers', [['stage_deck', 2]]],
    [
      'two sets of steps for the stage, please',
      [
        ['stage_steps', 2],
        ['stage_deck', null],
      ],
    ],
    ['please bring a lectern', [['lectern', 1]]],
    [
      '4 x radio mics, 8x uplighters',
      [
        ['mic_wireless_handheld', 4],
        ['uplight', 8],
      ],
    ],
    ['We need a pair of speakers', [['speaker_top', 2]]],
    ['two pairs of powered speakers', [['speaker_top', 4]]],
    ['a dozen uplighters', [['uplight', 12]]],
    [
      'half a dozen uplighters and a few chairs',
      [
        ['uplight', 6],
        ['chair', null],
      ],
    ],
    ['900 Brightline or similar chairs', [['chair', 900]]],
    [
      'Chairs: 120, uplighters x8, moving heads (12)',
      [
        ['chair', 120],
        ['uplight', 8],
        ['moving_head', 12],
      ],
    ],
    ['We need a stage of 6 x 4 m', [['stage_deck', null]]],
    ['We need 2 x 4m truss', [['truss', 2]]],
    ['6 2x1m decks', [['stage_deck', 6]]],
    ['12 x 2m x 1m decks', [['stage_deck', 12]]],
    ['a 60 ft backdrop', [['backdrop', null]]],
    [
      'We need sound, lighting and staging',
      [
        ['pa_package', null],
        ['lighting_package', null],
        ['stage_deck', null],
      ],
    ],
    ['We need 3 bubble machines', [['bubble_machine', 3]]],
    ['We need 4 ice sculptures and someone to help for 3 hours', [['ice sculptures', 4]]],
    ['We booked 40 hotel rooms for two nights and need insurance', []],
    ['There are 4 speakers at the conference, each speaker needs a lapel mic', [['mic_wireless_lapel', 4]]],
    ['Four seminar rooms with a projector in each room', [['projector', 4]]],
    ['2 uplighters per table', [['uplight', null]]],
    ['600 chairs. Of these 600 chairs 450 chairs are for the hall and 150 chairs for the foyer.', [['chair', 600]]],
    ['We need 4 radio mics. The radio mics must be checked.', [['mic_wireless_handheld', 4]]],
    [
      'a radio mic for the host and a radio mic for questions',
      [
        ['mic_wireless_handheld', 1],
        ['mic_wireless_handheld', 1],
      ],
    ],
    ['The hall has no stage', [['stage_deck', null]]],
    ['The venue has power but not enough', [['power_distro', null]]],
    ['Chairs must be provided by the contractor', [['chair', null]]],
    [
      'Wir brauchen 120 Stühle und ein Rednerpult',
      [
        ['chair', 120],
        ['lectern', 1],
      ],
    ],
    [
      "Nous avons besoin de 50 chaises et d'un pupitre",
      [
        ['chair', 50],
        ['lectern', 1],
      ],
    ],
    [
      'Necesitamos un proyector y una pantalla',
      [
        ['projector', 1],
        ['projection_screen', 1],
      ],
    ],
    ['We hebben 200 stoelen nodig', [['chair', 200]]],
    ['That would sound good in March', []],
    ['120 guests, a band and two speakers at the conference in 2027', []],
  ])('in "%s"', (description, expected) => expect(asked(description)).toEqual(expected));

  it('keeps the size that was stated', () => {
    const [risers] = understand({ description: "Please quote for (3) 8' x 4' risers" }).demands;
    expect(risers).toMatchObject({ phrase: 'risers', words: "(3) 8' x 4' risers" });
    expect(risers?.traits.widthM).toBeCloseTo(2.44, 1);
    expect(risers?.traits.depthM).toBeCloseTo(1.22, 1);
    const [stage] = understand({ description: 'We need a stage 6 x 4 m' }).demands;
    expect(stage?.traits).toMatchObject({ widthM: 6, depthM: 4 });
  });

  it('knows a large display by its diagonal', () => {
    expect(understand({ description: 'a 55" screen' }).demands[0]?.kinds[0]).toBe('display');
  });
});

describe('an option', () => {
  it.each<[string, Kind[], Kind[]]>([
    ['4 radio mics, and maybe some uplighters', ['mic_wireless_handheld'], ['uplight']],
    ['A hazer if budget allows, and 2 lecterns', ['lectern'], ['hazer']],
    ['Optional: hazer, photo booth', [], ['hazer', 'photo_booth']],
    ['Optional extras:\n- hazer\n- photo booth\n\nAlso 4 chairs', ['chair'], ['hazer', 'photo_booth']],
    ['A photo booth would be nice', [], ['photo_booth']],
    ['Price a mirror ball separately', [], ['mirror_ball']],
    ['2 lecterns and a hazer as an option', ['lectern'], ['hazer']],
    ['Include a hazer and uplighters as options', [], ['hazer', 'uplight']],
    ['An LED wall. Please price the LED wall separately.', [], ['led_wall']],
    ['Wir brauchen 4 Stühle und eventuell einen Beamer', ['chair'], ['projector']],
    ['Nous avons besoin de 4 chaises, un pupitre en option', ['chair'], ['lectern']],
    ['200 stoelen, eventueel een beamer', ['chair'], ['projector']],
  ])('in "%s"', (description, firm, optional) => {
    const { demands } = understand({ description });
    const kinds = (wanted: boolean): (Kind | undefined)[] =>
      demands.filter((demand) => demand.optional === wanted).map((demand) => demand.kinds[0]);
    expect([kinds(false), kinds(true)]).toEqual([firm, optional]);
  });

  it.each<[string, string[]]>([
    ['Include lighting as an option', ['lighting']],
    ['We need a PA and, if budget allows, lighting', ['lighting']],
    ['Éclairage en option', ['lighting']],
    ['We need lighting', []],
  ])('may be a whole category: "%s"', (description, categories) => {
    expect(understand({ description }).optionalCategories.map(({ value }) => value)).toEqual(categories);
  });
});
