import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import type { Draft, ShelfProduct } from '../../types.ts';
import { aliasesFor } from '../aliases.ts';
import { readAnswer } from './answer.ts';
import { checkAnswer } from './check-answer.ts';
import { product } from '../fixtures.ts';

function thing(name: string, kind: Kind, more: Partial<ShelfProduct> = {}): ShelfProduct {
  return product({ id: name, name, kinds: [{ kind, confidence: 1 }], ...more });
}

const SHELF: readonly ShelfProduct[] = [
  thing('K12 speaker', 'speaker_top', { accessories: [{ productId: 'Speaker stand', quantity: 1 }] }),
  thing('Speaker stand', 'speaker_stand'),
  thing('QLX-D handheld', 'mic_wireless_handheld'),
  thing('QLX-D lapel', 'mic_wireless_lapel'),
  thing('Bar stool', 'bar_stool'),
  thing('Gilt chair', 'chair'),
  thing('Chairs, stack of 10', 'chair', { traits: { pieces: 10 } }),
  thing('Uplighter', 'uplight', { category: 'lighting' }),
  thing('Distribution box', 'power_distro', { category: 'power' }),
  thing('Generator 20 kVA', 'generator', { category: 'power' }),
  thing('LED screen', 'led_wall', { unit: 'square_metre' }),
  thing('Sound engineer', 'crew_sound', { unit: 'hour' }),
];

interface Said {
  readonly lines: readonly Record<string, unknown>[];
  readonly notFromUs?: readonly Record<string, unknown>[];
  readonly more?: Record<string, unknown>;
  readonly products?: readonly ShelfProduct[];
}

/** What comes of an answer to a description; lines name products by their names. */
function check(description: string, { lines, notFromUs = [], more = {}, products = SHELF }: Said) {
  const answer = readAnswer({ title: 'A title', scope_summary: 'A summary.', lines, not_from_us: notFromUs, ...more });
  if (answer === null) throw new Error('the answer cannot be read');
  const shelf = { products };
  return checkAnswer(answer, { brief: { description }, shelf, aliases: aliasesFor(shelf, description) });
}

const line = (name: string, units: unknown, quote: string | null = null, more: Record<string, unknown> = {}) => ({
  product: name,
  units,
  quote,
  ...more,
});
const gist = (draft: Draft) =>
  Object.fromEntries(
    draft.lines.map(({ productId, units, optional }) => [productId, optional ? `${units} optional` : units]),
  );

describe('a line that was asked for', () => {
  it('keeps the words it rests on', async () => {
    const { draft, problems } = await check('We need 12 bar stools.', {
      lines: [line('Bar stool', 12, '12 bar stools')],
    });
    expect(draft.lines).toMatchObject([{ productId: 'Bar stool', units: 12, optional: false, words: '12 bar stools' }]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['12 BAR  stools'],
    ['“12 bar-stools”'],
    ['12 bar stools … white ones'],
    ['12 bar stools ... please'],
    ['12 bar stools, in whit'],
  ])('is found in the description as %s', async (quote) => {
    const said = 'Hello! We need 12 bar stools, in white: white ones,\nplease.';
    expect(gist((await check(said, { lines: [line('Bar stool', 12, quote)] })).draft)).toEqual({ 'Bar stool': 12 });
  });

  it.each(['12 bar stools', 'please … We need', 'ar stools'])(
    'becomes an option with a question where %s is not in it',
    async (quote) => {
      const { draft, problems } = await check('We need stools for a bar, please.', {
        lines: [line('Bar stool', 12, quote)],
      });
      expect(gist(draft)).toEqual({ 'Bar stool': '12 optional' });
      expect(draft.questions).toEqual(['Would you like Bar stool? It is in the proposal as an option.']);
      expect(draft.lines[0]?.words).toBeNull();
      expect(problems).toEqual([]);
    },
  );

  it('that nobody quoted stays as the model planned it', async () => {
    const { draft, problems } = await check('A wedding for 80.', { lines: [line('K12 speaker', 2)] });
    expect(gist(draft)).toEqual({ 'K12 speaker': 2, 'Speaker stand': 2 });
    expect(problems).toEqual([]);
  });
});

describe('what is not to come from the company', () => {
  const has = [{ what: 'chairs', why: 'provided', quote: 'chairs are there' }];

  it('goes from the list where nothing asks for it, and the model is asked', async () => {
    const { draft, problems } = await check('Speeches for 80, chairs are there.', {
      lines: [line('Gilt chair', 80), line('K12 speaker', 2)],
      notFromUs: has,
    });
    expect(gist(draft)).toEqual({ 'K12 speaker': 2, 'Speaker stand': 2 });
    expect(problems).toEqual([expect.stringMatching(/^p\d+ is on the list, and not_from_us says of it: chairs\./)]);
  });

  it('stays where other words ask for it, and nobody is asked', async () => {
    const description = 'In the hall the chairs are there. On the lawn we need 40 gilt chairs.';
    const { draft, problems } = await check(description, {
      lines: [line('Gilt chair', 40, '40 gilt chairs')],
      notFromUs: has,
    });
    expect(gist(draft)).toEqual({ 'Gilt chair': 40 });
    expect(problems).toEqual([]);
  });

  it('stays where the same words are said to ask for it, and the model is asked', async () => {
    const said = { lines: [line('Gilt chair', 40, 'chairs are there')], notFromUs: has };
    const { draft, problems } = await check('40 guests, chairs are there.', said);
    expect(gist(draft)).toEqual({ 'Gilt chair': 40 });
    expect(problems).toHaveLength(1);
  });

  it('is not added as an accessory', async () => {
    const notFromUs = [{ what: 'speaker stands', why: 'provided', quote: null }];
    expect(gist((await check('Speeches.', { lines: [line('K12 speaker', 2)], notFromUs })).draft)).toEqual({
      'K12 speaker': 2,
    });
  });

  it.each([
    ['lighting', 'Uplighter', true],
    ['uplights', 'Uplighter', true],
    ['handheld microphones', 'QLX-D lapel', false],
    ['a laptop', 'LED screen', false],
    ['mains power', 'Distribution box', false],
    ['Stromanschluss 63 A', 'Distribution box', false],
    ['power', 'Generator 20 kVA', true],
    ['the house engineer', 'Gilt chair', false],
  ])('%s, as for %s: %s', async (what, name, isKeptOff) => {
    const { draft } = await check('A party.', {
      lines: [line(name, 1)],
      notFromUs: [{ what, why: 'unwanted', quote: null }],
    });
    expect(draft.lines.length === 0).toBe(isKeptOff);
  });
});

describe('a number in the words', () => {
  it.each([
    ['12 bar stools', line('Bar stool', 10), 12],
    ['a dozen bar stools', line('Bar stool', 10), 12],
    ['twelve bar stools', line('Bar stool', 10), 12],
    ['zwölf Barhocker', line('Bar stool', 10), 12],
    ['1,200 chairs', line('Gilt chair', 120), 1200],
    ['four microphones', line('QLX-D lapel', 3), 4],
    ['four mics', line('QLX-D handheld', 3), 4],
  ])('is asked about where the lines hold fewer: %s', async (quote, said, asked) => {
    const { draft, problems } = await check(`We need ${quote}.`, { lines: [{ ...said, quote }] });
    expect(problems).toEqual([expect.stringContaining(`asks for ${asked} ("${quote}")`)]);
    expect(draft.lines.map(({ units }) => units)).toEqual([said.units]);
  });

  it.each([
    ['12 bar stools', [line('Bar stool', 12)]],
    ['12 bar stools', [line('Bar stool', 14)]],
    ['40 chairs', [line('Chairs, stack of 10', 4)]],
    ['four microphones', [line('QLX-D lapel', 2), line('QLX-D handheld', 2)]],
    ['two lots of 12 bar stools', [line('Bar stool', 10)]],
    ['12 guests at the bar on stools', [line('Bar stool', 1)]],
    ['80 people on chairs', [line('Gilt chair', 1)]],
    ['12" speakers', [line('K12 speaker', 2)]],
    ['12-inch speakers', [line('K12 speaker', 2)]],
    ['6 x 3 screen', [line('LED screen', 18)]],
    ['12 metres of screen', [line('LED screen', 4)]],
    ['half a dozen bar stools', [line('Bar stool', 6)]],
    ['32 channel desk for sound', [line('Sound engineer', 1)]],
    ['a panel of four', [line('QLX-D lapel', 2)]],
    ['two engineers', [line('Sound engineer', 2)]],
  ])('is left alone otherwise: %s', async (quote, lines) => {
    const { problems } = await check(`We need ${quote}.`, { lines: lines.map((each) => ({ ...each, quote })) });
    expect(problems).toEqual([]);
  });

  it('is not asked about where the line takes all that there are', async () => {
    const products = SHELF.map((each) => ({ ...each, stock: { free: 10, tightestDay: null } }));
    const { problems } = await check('12 bar stools.', { lines: [line('Bar stool', 10, '12 bar stools')], products });
    expect(problems).toEqual([]);
  });

  it.each([0, -4, 1e12])('stands in for units of %s, since what was asked for is never dropped', async (units) => {
    const { draft, problems } = await check('We need 12 bar stools.', {
      lines: [line('Bar stool', units, '12 bar stools')],
    });
    expect(gist(draft)).toEqual({ 'Bar stool': 12 });
    expect(problems).not.toEqual([]);
  });
});

describe('units and hours', () => {
  it('are whole', async () => {
    expect(gist((await check('Party.', { lines: [line('Gilt chair', 7.2)] })).draft)).toEqual({ 'Gilt chair': 8 });
  });

  it('that no event could need are asked about, and become one with a question', async () => {
    const { draft, problems } = await check('A party for 80.', { lines: [line('Gilt chair', 90_000)] });
    expect(gist(draft)).toEqual({ 'Gilt chair': 1 });
    expect(problems).toEqual([expect.stringContaining('far more than the event could need')]);
    expect(draft.questions).toEqual(['How many do you need of Gilt chair?']);
  });

  it('are as many as the client asked for', async () => {
    const said = { lines: [line('Gilt chair', 11_750, '11,750 chairs')] };
    expect(gist((await check('We need 11,750 chairs.', said)).draft)).toEqual({ 'Gilt chair': 11_750 });
  });

  it.each([
    [null, 16, false],
    [10, 10, false],
    [0, 16, true],
    [9_000, 16, true],
  ])('of work are given where the price is by the hour: %s', async (hours, come, isAsked) => {
    const event = { days: 2, days_quote: 'two days' };
    const { draft, problems } = await check('A fair of two days.', {
      lines: [line('Sound engineer', 1, null, { hours }), line('Gilt chair', 4, null, { hours: 3 })],
      more: { event },
    });
    expect(draft.lines.map((each) => each.hours)).toEqual(expect.arrayContaining([come, null]));
    expect(problems.length > 0).toBe(isAsked);
  });

  it.each([
    [null, undefined],
    [1, 1],
    [3, undefined],
    [7, undefined],
    [0, undefined],
  ])('days of a line are kept where they are fewer than those of the event: %s of 3', async (days, kept) => {
    const event = { days: 3, days_quote: '3 days' };
    const { draft } = await check('A fair of 3 days.', {
      lines: [line('Gilt chair', 4, null, { days })],
      more: { event },
    });
    expect(draft.lines[0]?.days).toBe(kept);
  });
});

describe('a product that is not there', () => {
  it('is asked about, and what was asked for with it is unmet', async () => {
    const { draft, problems, usable } = await check('We need a bouncy castle.', {
      lines: [line('p99', 1, 'a bouncy castle'), line('Hot-air balloon', 1)],
    });
    expect(draft.unmet).toEqual(['a bouncy castle', 'Hot-air balloon']);
    expect(problems).toEqual([
      'p99 is not in the catalogue.',
      'Hot-air balloon is not in the catalogue.',
      'It held no line that can be used.',
    ]);
    expect(usable).toBe(0);
  });
});

describe('the summary', () => {
  it('does not promise what was removed', async () => {
    const { draft } = await check('A party. Chairs are there.', {
      lines: [line('K12 speaker', 2), line('Gilt chair', 80), line('Hot-air balloon', 1)],
      notFromUs: [{ what: 'chairs', why: 'provided', quote: 'Chairs are there' }],
      more: {
        scope_summary: 'Sound for the hall. We bring 80 gilt chairs. A hot-air balloon rises at ten. See you there.',
      },
    });
    expect(draft.scopeSummary).toBe('Sound for the hall. See you there.');
  });

  it('names the main lines where the model gave none', async () => {
    const { draft } = await check('A party.', { lines: [line('K12 speaker', 2)], more: { scope_summary: '' } });
    expect(draft.scopeSummary).toBe('2 × K12 speaker, 2 × Speaker stand');
  });
});

const withEvent = async (
  event: Record<string, unknown>,
  description = 'Two-day fair for 250 people in Leeds on 12 March 2027.',
) => (await check(description, { lines: [line('K12 speaker', 2)], more: { event } })).draft;

describe('the event', () => {
  it('is as the model read it, where it quotes the words', async () => {
    const event = { attendees: 250, attendees_quote: '250 people', days: 2, days_quote: 'Two-day' };
    expect(await withEvent(event)).toMatchObject({ attendees: 250, days: 2 });
    expect(await withEvent({ ...event, attendees_quote: 'some 250 guests', days_quote: null })).toMatchObject({
      attendees: null,
      days: 1,
    });
    expect(await withEvent({ ...event, days: 9_000 })).toMatchObject({ days: 1 });
  });

  it('offers a date and a place that the text gives', async () => {
    expect((await withEvent({ date: '2027-03-12', venue: 'Leeds' })).assumptions).toEqual([
      'The description gives 12 March 2027 as the date; it is not entered yet.',
      'The description gives Leeds as the place; it is not entered yet.',
    ]);
    expect((await withEvent({ date: '2027-02-30', venue: 'Sheffield' })).assumptions).toEqual([]);
  });

  it('has its notes in the language of the description', async () => {
    const products = SHELF.map((each) => ({ ...each, stock: { free: 1, tightestDay: '2027-03-12' } }));
    const { draft } = await check('Ein Fest.', {
      lines: [line('K12 speaker', 2, 'zwei Boxen')],
      more: { event: { language: 'de' } },
      products,
    });
    expect(draft.language).toBe('de');
    expect(draft.questions).toEqual(['Wünschen Sie K12 speaker? Es steht als Option im Angebot.']);
    expect(draft.lines.map(({ reason }) => reason)).toEqual([
      '1 fehlen am 12. März 2027: 2 gebraucht, 1 frei.',
      'Gehört zu K12 speaker. 1 fehlen am 12. März 2027: 2 gebraucht, 1 frei.',
    ]);
  });
});

it('texts are cleaned, and hold no price and no alias', async () => {
  const { draft } = await check('A party.', {
    lines: [line('K12 speaker', 2, null, { reason: 'Sound. It costs £40.' })],
    more: {
      questions: ['Is\u0000 there power?', 'May p3 cost €200?', 'is there power?'],
      assumptions: ['x'.repeat(900)],
      unmet: ['a boat', 'A boat', ''],
    },
  });
  expect(draft.questions).toEqual(['Is there power?']);
  expect(draft.assumptions[0]).toHaveLength(300);
  expect(draft.unmet).toEqual(['a boat']);
  expect(draft.lines[0]?.reason).toBe('Sound.');
});
