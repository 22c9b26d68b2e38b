import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCatalogue } from '../catalogue/import/index.ts';
import { classify, KIND_CATEGORY, type Kind, readTraits } from '../equipment/index.ts';
import { createBuiltinDrafter, type Draft, type Shelf, thingOf } from '../generation/index.ts';
import { DEMO_BRIEFS } from './briefs.ts';

/** From the words of a brief to the list, over the demo catalogue: what an estimator would look at first. */

let shelf: Shelf;
const kinds = new Map<string, readonly Kind[]>();

beforeAll(() => {
  const file = readFileSync(new URL('./catalogue.csv', import.meta.url));
  const { rows, errors } = parseCatalogue(file, { currency: 'GBP', minorDigits: 2 });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const products = rows.map((row) => ({
    id: row.sku ?? row.name,
    name: row.name,
    description: row.description,
    category: row.category,
    unit: row.unit,
    kinds: classify(row),
    traits: readTraits(row.name, row.description),
    perAttendees: row.perAttendees,
    accessories: row.accessories.map(({ sku, quantity }) => ({ productId: sku, quantity })),
    stock: row.owned === null ? null : { free: row.owned, tightestDay: null },
  }));
  shelf = { products: products.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
  for (const product of products)
    kinds.set(
      product.id,
      product.kinds.filter(({ confidence }) => confidence > 0.5).map(({ kind }) => kind),
    );
});

async function drafted(description: string): Promise<Draft> {
  const signal = new AbortController().signal;
  const { draft } = await createBuiltinDrafter().open({ description }).draft({ shelf, signal });
  return draft;
}

function units(draft: Draft, id: string, optional = false): number {
  return draft.lines
    .filter((line) => line.productId === id && line.optional === optional)
    .reduce((sum, line) => sum + line.units, 0);
}

/** Products of the draft, options included, that are of one of these kinds or categories. */
function among(draft: Draft, unwanted: readonly string[]): string[] {
  return draft.lines
    .map(({ productId }) => productId)
    .filter((id) => kinds.get(id)?.some((kind) => unwanted.includes(kind) || unwanted.includes(KIND_CATEGORY[kind])));
}

describe('numbers that the client states', () => {
  it.each<[string, Record<string, number>]>([
    [
      `Please quote: 12 bar stools, six 6ft trestles, (3) 8' x 4' risers, 1,200 chairs, two sets of steps, ` +
        `4 x radio mics, 2 x 12 inch speakers, 3 no. 55" screens and a dozen poseur tables.`,
      {
        'FUR-STOOL': 12,
        'FUR-T6': 6,
        'STG-D21': 3,
        'FUR-CONF': 1200,
        'STG-STEP5': 2,
        'AUD-QLXD58': 4,
        'AUD-K122': 2,
        'VID-D55': 3,
        'FUR-POS': 12,
      },
    ],
    [
      'Dry hire: 2 x CDJ-3000, 1 x DJM-900, 2x 18" subs, pair of 15" tops on stands, 8 x uplighters.',
      { 'BKL-CDJ': 2, 'BKL-DJM': 1, 'AUD-KS118': 2, 'AUD-ART745': 2, 'LIG-HEX': 8 },
    ],
    ['Family day in a field for 500, 8 toilets, 2 x 6kVA generators and a PA', { 'SAN-SGL': 8, 'PWR-G6': 2 }],
    [
      'Trade show for 1,200 visitors with 35 exhibitors. Shell scheme 3x2m each with a table and two chairs each.',
      { 'FUR-SHELL': 35, 'FUR-CONF': 70 },
    ],
    [
      'Village fair for 900: 10 gazebos for stalls with a trestle table and two chairs each',
      { 'STR-GAZ3': 10, 'FUR-T6': 10, 'FUR-CONF': 20 },
    ],
    [
      'Conference for 320 with 4 breakout rooms for 50. 3 roving mics. Each breakout needs a screen, projector and a lectern mic.',
      { 'AUD-QLXD58': 3, 'VID-FF10': 4, 'VID-992F': 4 },
    ],
    ['Wedding party for 90 with LOVE letters and a DJ', { 'DEC-LOVE': 4 }],
    ['Silent disco for 200', { 'AUD-SILENT': 200 }],
  ])('are kept to the piece: %s', async (description, expected) => {
    const draft = await drafted(description);
    const found = Object.fromEntries(Object.keys(expected).map((id) => [id, units(draft, id)]));
    expect(found).toEqual(expected);
  });

  it.each<[string, Record<string, number>]>([
    [
      'Delegate meeting, 140 people. Interpreted into Polish and Spanish, that is two booths and receivers for everybody.',
      { 'COM-BOOTH': 2, 'COM-RX': 140, 'FUR-SHELL': 0, 'AUD-DPA4266': 0 },
    ],
    [
      'Congress for 80 with translation from Welsh. We need one booth and a headset for each delegate, two radio mics.',
      { 'COM-BOOTH': 1, 'COM-RX': 80, 'FUR-SHELL': 0, 'AUD-DPA4266': 0 },
    ],
    [
      'Tagung, 150 Teilnehmer, Verdolmetschung ins Englische und Französische: zwei Kabinen und Kopfhörer für alle.',
      { 'COM-BOOTH': 2, 'COM-RX': 150, 'FUR-SHELL': 0 },
    ],
    [
      'Debate for 120: two lecterns, a speaker clock, four armchairs and a voting keypad for everyone.',
      { 'STG-LECA': 2, 'VID-LIMIT': 1, 'FUR-TUB': 4, 'COM-VOTE': 120 },
    ],
    [
      'Workshop mit 30 Teilnehmern: zwei Flipcharts, vier Bänke und ein Stuhl für jeden Teilnehmer.',
      { 'FUR-FLIP': 2, 'FUR-BEN': 4, 'FUR-CONF': 30 },
    ],
    [
      'Dinner for 60: two wine glasses, a dinner plate and a napkin for each guest.',
      { 'CAT-WINE': 120, 'CAT-NAP': 60 },
    ],
    ['Trade fair with 18 booths and a keynote. The keynote has interpretation into German.', { 'FUR-SHELL': 18 }],
  ])('stay with the thing they stand before: %s', async (description, expected) => {
    const draft = await drafted(description);
    const found = Object.fromEntries(Object.keys(expected).map((id) => [id, units(draft, id)]));
    expect(found).toEqual(expected);
  });

  it('leave no room for further microphones beside them', async () => {
    const draft = await drafted('Tagung mit 80 Personen, Beamer und Leinwand, Rednerpult, 2 Funkmikrofone');
    expect(among(draft, ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset'])).toEqual(['AUD-QLXD58']);
    expect(units(draft, 'AUD-QLXD58')).toBe(2);
  });
});

describe('what is there already or not wanted', () => {
  it.each<[string, string[]]>([
    [
      'Awards dinner for 280, hotel does tables, chairs, linen and all catering. Stage, two screens, DJ.',
      ['table_round', 'table_trestle', 'table_cocktail', 'chair', 'chair_banquet', 'tablecloth', 'napkin', 'catering'],
    ],
    ['Conference for 200 in a hotel, no lighting please', ['lighting', 'crew_lighting']],
    ['School play for 200, the hall has staging and chairs. Stage lighting and 8 headset mics.', ['staging', 'chair']],
    [
      'Wedding for 110 in a barn with a DJ setup, our DJ brings his own decks',
      ['dj_player', 'dj_controller', 'dj_mixer'],
    ],
    [
      'Conference for 150 with a panel. Venue provides screen and projector.',
      ['projector', 'projection_screen', 'led_wall'],
    ],
    [
      'Wedding for 120, the marquee is booked and comes with flooring, lining and heating. Tables and a PA.',
      ['marquee', 'marquee_floor', 'marquee_lining', 'space_heater', 'patio_heater'],
    ],
    ['Church fete for 300. Chairs, tables and gazebos from the scouts. A PA.', ['chair', 'table_trestle', 'gazebo']],
    [
      'Hochzeit im Zelt, 90 Gäste. Das Zelt ist schon da, Tische und Stühle auch. Licht und Tanzfläche.',
      ['marquee', 'table_round', 'table_trestle', 'chair', 'chair_banquet'],
    ],
    ['Boda para 130 invitados con DJ. Sin humo.', ['smoke_machine', 'hazer', 'effect_fluid']],
    ['Reception for 180. We have our own video crew. LED wall 6m x 3m.', ['crew_video']],
  ])('is nowhere on the list: %s', async (description, unwanted) => {
    expect(among(await drafted(description), unwanted)).toEqual([]);
  });

  it('is not what the site merely lacks: power comes to a field without', async () => {
    const draft = await drafted('Music festival in a field for 3,000, two bands, no power on the field');
    expect(among(draft, ['generator'])).not.toEqual([]);
    expect(among(draft, ['power_distro'])).not.toEqual([]);
  });

  it('is an option where the client wants its price apart', async () => {
    const draft = await drafted('Open-air carols on the village green for 400. PA. Price the generator separately.');
    const generators = draft.lines.filter(({ productId }) => kinds.get(productId)?.includes('generator'));
    expect(generators.map(({ optional }) => optional)).toEqual([true]);
  });
});

describe('what the catalogue lacks', () => {
  it.each<[string, string[]]>([
    ['Silent disco in the park for 200, with a bubble machine', ['bubble machine']],
    ['Outdoor cinema for 300, big screen, popcorn machine, deckchairs', ['popcorn machine', 'deckchairs']],
    ['For our club gala: an ice sculpture, 12 bay trees and 80 chairs', ['an ice sculpture']],
    [
      'Village fete for 700: PA, 40 chairs, bouncy castle, coconut shy, bunting',
      ['bouncy castle', 'coconut shy', 'bunting'],
    ],
    ['AGM for 120 shareholders, electronic voting, a lectern and two roving mics', []],
    ['Product launch for a new electric car, 180 journalists, headset mic, LED wall', []],
  ])('is named in the client’s words, and nothing that is on the list: %s', async (description, unmet) => {
    expect((await drafted(description)).unmet).toEqual(unmet);
  });
});

describe('a size', () => {
  it.each<[string, Record<string, number>]>([
    ['Open evening: a quiet corner with 24 chairs, a 75 inch screen, a flip chart.', { 'FUR-CONF': 24, 'VID-D75': 1 }],
    ['Barn dance for 90, stage 4 m by 2 m. Mirror ball over the dancers.', { 'STG-D21': 4, 'LIG-MB50': 1 }],
    [
      'Vereinsfest mit 90 Gästen, Bühne 4 x 2 m. Spiegelkugel dazu, 30 Stühle, ein 55 Zoll Bildschirm.',
      { 'STG-D21': 4 },
    ],
    ['We have 12 bar stools, a 3 m popcorn cart and 20 benches on our list, please quote.', { 'FUR-STOOL': 12 }],
  ])('is that of the thing it stands before, in its own sentence: %s', async (description, expected) => {
    const draft = await drafted(description);
    const found = Object.fromEntries(Object.keys(expected).map((id) => [id, units(draft, id)]));
    expect(found).toEqual(expected);
    expect(draft.assumptions.join()).not.toMatch(/nearest size|nächste Größe/);
  });
});

describe('a question', () => {
  it('is not asked of what is on the list', async () => {
    const briefs = [
      'Careers day, 20 firms; a reception counter with a laptop at the entrance; wayfinding signs; 60 chairs.',
      'School fair for 400, there are no toilets. Please quote a stage, a tea tent, toilets and one accessible toilet.',
      'Schulfest: Toiletten gibt es nicht. Eine Bühne, acht Toiletten, Wegweiser und 60 Stühle.',
      ...DEMO_BRIEFS.map(({ description }) => description),
    ];
    for (const brief of briefs) {
      const draft = await drafted(brief);
      const listed = draft.lines.flatMap(({ productId, optional }) => (optional ? [] : (kinds.get(productId) ?? [])));
      const firm = new Set(listed.map((kind) => thingOf(kind).key));
      expect(draft.told?.questions.filter(({ things }) => things.some((thing) => firm.has(thing)))).toEqual([]);
    }
  });

  it.each([
    ['Works meeting for 90: 60 radio headset mics and a lectern.', /60 of this.*Headset/],
    ['Hausmesse mit 150 Gästen: 100 Messestände und 40 Stühle.', /100 davon.*Shell Scheme/],
  ])('is asked of many times what the company has: %s', async (description, question) => {
    expect((await drafted(description)).questions.join('\n')).toMatch(question);
  });

  it('is not asked of what the stock is a little short of', async () => {
    expect((await drafted('Meeting for 90: 9 radio headset mics.')).questions.join()).not.toMatch(/of this/);
  });
});

it.each([
  'Launch for 200: a big screen behind the stage, and please price an LED wall separately.',
  'Convention for 300, big screen, lectern, two radio mics. An LED wall as an option.',
])('a wall that is to be offered is no second one: %s', async (description) => {
  const walls = (await drafted(description)).lines.filter(({ productId }) =>
    kinds.get(productId)?.includes('led_wall'),
  );
  expect(walls.map(({ optional }) => optional)).toEqual([true]);
});

describe('nothing silly', () => {
  it.each<[string, string[]]>([
    ['Band night in our pub, four-piece band, 80 people standing', ['chair', 'table_round', 'toilet', 'marquee']],
    ['Conference for 200 in a hotel', ['dance_floor', 'marquee', 'toilet', 'generator']],
    ['Wedding at the Grand Hotel, 90 guests, DJ', ['marquee', 'toilet', 'toilet_trailer', 'generator']],
    [
      'Performance outdoors in a field, audience of 30, a decent sound level, not rock-concert levels',
      ['drum_kit', 'line_array', 'mic_instrument'],
    ],
    ['Silent disco in the park for 200', ['speaker_top', 'pa_package', 'subwoofer', 'stage_monitor']],
    [
      'Street party for 250 residents, small PA, trestle tables and chairs for everyone',
      ['moving_head', 'mobile_stage', 'stage_deck', 'drum_kit'],
    ],
    ['Choir concert in a church, 60 singers, audience of 350, choir risers', ['stage_deck']],
    [
      'A screen shows the prizes of our ball for 150. The five-piece band wants a PA with monitors and drum mics.',
      ['display'],
    ],
    [
      'Jubiläum, 180 Gäste, eine Leinwand. Die Coverband spielt mit PA, vier Monitoren und Schlagzeugmikrofonen.',
      ['display'],
    ],
  ])('%s', async (description, silly) => {
    expect(among(await drafted(description), silly)).toEqual([]);
  });

  it('seats everybody at a street party', async () => {
    const draft = await drafted('Street party, 250 residents, trestle tables and chairs for everyone');
    expect(units(draft, 'FUR-CONF') + units(draft, 'FUR-FOLD')).toBe(250);
  });

  it('sends a technician to the breakout rooms, not a lighting operator', async () => {
    const draft = await drafted('Conference for 200 with 4 breakout rooms for 40, projector in each. No lighting.');
    expect(units(draft, 'CRW-AV')).toBeGreaterThan(0);
    expect(units(draft, 'CRW-LD')).toBe(0);
  });

  it('puts a stage on legs of its height', async () => {
    const draft = await drafted('Conference for 400 with a panel of five');
    expect(units(draft, 'STG-L600')).toBe(units(draft, 'STG-D21') * 4);
  });
});
