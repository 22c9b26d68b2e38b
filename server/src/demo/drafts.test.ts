import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseCatalogue } from '../catalogue/import/index.ts';
import { classify, KIND_CATEGORY, type Kind, readTraits } from '../equipment/index.ts';
import { createBuiltinDrafter, type Draft, type Shelf } from '../generation/index.ts';

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
