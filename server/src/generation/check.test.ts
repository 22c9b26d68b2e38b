import { describe, expect, it } from 'vitest';
import { checkDraft } from './check.ts';
import { demand, excluding, factsOf, product, SHELF } from './planning/fixtures.ts';
import type { Facts } from './facts.ts';
import type { Draft, DraftLine, Shelf } from './types.ts';

function line(productId: string, units: number, more: Partial<DraftLine> = {}): DraftLine {
  return { productId, units, hours: null, optional: false, reason: 'Because.', words: null, ...more };
}

function draftWith(lines: readonly DraftLine[], more: Partial<Draft> = {}): Draft {
  return {
    title: 'A title',
    scopeSummary: 'A summary.',
    lines,
    unmet: [],
    assumptions: [],
    questions: [],
    attendees: null,
    days: 1,
    language: 'en',
    ...more,
  };
}

function check(
  lines: readonly DraftLine[],
  facts: Facts = factsOf('conference', { attendees: 200 }),
  shelf: Shelf = SHELF,
) {
  return checkDraft(draftWith(lines), facts, shelf);
}

const unitsOf = (draft: Draft, id: string, optional = false) =>
  draft.lines.find((each) => each.productId === id && each.optional === optional)?.units;

describe('products', () => {
  it('keeps a sound line as it is', () => {
    const draft = check([line('lectern', 1)]);
    expect(draft.lines).toEqual([line('lectern', 1)]);
  });

  it('drops a product that is not on the shelf', () => {
    const draft = check([line('lectern', 1), line('p999', 2)]);
    expect(draft.lines.map((each) => each.productId)).toEqual(['lectern']);
  });

  it('drops what is excluded', () => {
    const facts = factsOf('conference', { exclusions: [excluding({ kinds: ['uplight'], phrase: 'uplighters' })] });
    const draft = check([line('uplight', 12), line('lectern', 1)], facts);
    expect(draft.lines.map((each) => each.productId)).toEqual(['lectern']);
  });

  it('merges lines of one product, and keeps options apart', () => {
    const lines = [
      line('lapel', 2, { reason: 'Hall.', words: 'two lapels' }),
      line('lapel', 3, { reason: 'Foyer.', words: 'three lapels' }),
      line('lapel', 1, { optional: true }),
    ];
    const draft = check(lines);
    expect(unitsOf(draft, 'lapel')).toBe(5);
    expect(unitsOf(draft, 'lapel', true)).toBe(1);
    expect(draft.lines[0]?.reason).toBe('Hall. Foyer.');
    expect(draft.lines[0]?.words).toBe('two lapels … three lapels');
  });
});

describe('units', () => {
  it.each([0, -4, Number.NaN, Number.NEGATIVE_INFINITY])('drops a line of %s units', (units) => {
    const draft = check([line('lectern', units)]);
    expect(draft.lines).toEqual([]);
  });

  it('rounds a fraction up', () => {
    const draft = check([line('deck', 7.2)]);
    expect(unitsOf(draft, 'deck')).toBe(8);
  });

  it.each([
    ['top12', 5000],
    ['chair', 90_000],
    ['engineer', 400],
    ['dancefloor', Number.POSITIVE_INFINITY],
  ])('replaces an absurd number of %s by what an event of this size takes', (id, units) => {
    const draft = check([line(id, units)]);
    expect(unitsOf(draft, id)).toBeGreaterThanOrEqual(1);
    expect(unitsOf(draft, id)).toBeLessThanOrEqual(210);
  });

  it('lets stand what the client asked for, however many', () => {
    const facts = factsOf('ceremony', { attendees: 50, demands: [demand('chairs', ['chair'], 11_750)] });
    const draft = check([line('chair', 11_750)], facts);
    expect(unitsOf(draft, 'chair')).toBe(11_750);
  });
});

describe('hours', () => {
  it('are given where the price is by the hour, and nowhere else', () => {
    const draft = check([line('tech', 1), line('engineer', 1, { hours: 9 }), line('hands', 2, { hours: 6 })]);
    const hours = Object.fromEntries(draft.lines.map((each) => [each.productId, each.hours]));
    expect(hours).toEqual({ tech: 14, engineer: null, hands: 6 });
  });

  it.each([0, -1, Number.NaN, 5000])('of %s are replaced, which is a problem', (hours) => {
    const draft = check([line('tech', 1, { hours })]);
    expect(draft.lines[0]?.hours).toBe(14);
  });
});

describe('accessories', () => {
  const shelf: Shelf = {
    products: [
      product('amp', 'Amp Rack', 'amplifier', 'day', {}, { accessories: [{ productId: 'loom', quantity: 0.5 }] }),
      product('box', 'Speaker', 'speaker_top', 'day', {}, { accessories: [{ productId: 'pole', quantity: 1 }] }),
      product('horn', 'Column', 'speaker_column', 'day', {}, { accessories: [{ productId: 'pole', quantity: 2 }] }),
      product('pole', 'Tripod', 'speaker_stand', 'day', {}, { accessories: [{ productId: 'bag', quantity: 1 }] }),
      product('bag', 'Bag', 'tape', 'each'),
      product('loom', 'Loom', 'audio_cable'),
      product('egg', 'Egg', 'mirror_ball', 'day', {}, { accessories: [{ productId: 'hen', quantity: 2 }] }),
      product('hen', 'Hen', 'strobe', 'day', {}, { accessories: [{ productId: 'egg', quantity: 2 }] }),
      product('lost', 'Lost', 'hazer', 'day', {}, { accessories: [{ productId: 'nowhere', quantity: 1 }] }),
    ],
  };
  const facts = factsOf('party', { attendees: 200 });

  it('are followed to the end of a chain, however long', () => {
    const links = Array.from({ length: 12 }, (_, index) =>
      product(
        `link${index}`,
        `Link ${index}`,
        'clamp',
        'day',
        {},
        {
          accessories: index < 11 ? [{ productId: `link${index + 1}`, quantity: 1 }] : [],
        },
      ),
    );
    const checked = checkDraft(draftWith([line('link0', 2)]), factsOf('conference'), { products: links });
    expect(checked.lines.map(({ units }) => units)).toEqual(Array.from({ length: 12 }, () => 2));
  });

  it('are added, rounded up, with their own accessories', () => {
    const draft = check([line('amp', 3), line('box', 4)], facts, shelf);
    expect([unitsOf(draft, 'loom'), unitsOf(draft, 'pole'), unitsOf(draft, 'bag')]).toEqual([2, 4, 4]);
    expect(draft.lines.find((each) => each.productId === 'pole')?.reason).toBe('Goes with Speaker.');
  });

  it('add up over what needs them, and are not added where there are enough', () => {
    expect(unitsOf(check([line('box', 4), line('horn', 2)], facts, shelf), 'pole')).toBe(8);
    expect(unitsOf(check([line('box', 4), line('pole', 9)], facts, shelf), 'pole')).toBe(9);
    expect(unitsOf(check([line('box', 4), line('pole', 1)], facts, shelf), 'pole')).toBe(4);
  });

  it('are optional where what needs them is, unless firm ones are to spare', () => {
    const draft = check([line('box', 4, { optional: true })], facts, shelf);
    expect([unitsOf(draft, 'pole'), unitsOf(draft, 'pole', true)]).toEqual([undefined, 4]);
    const spare = check([line('box', 4, { optional: true }), line('pole', 4)], facts, shelf);
    expect([unitsOf(spare, 'pole'), unitsOf(spare, 'pole', true)]).toEqual([4, undefined]);
  });

  it('are left out where excluded or not on the shelf', () => {
    const without = factsOf('party', { exclusions: [excluding({ kinds: ['speaker_stand'] }, 'provided')] });
    expect(unitsOf(check([line('box', 4)], without, shelf), 'pole')).toBeUndefined();
    expect(check([line('lost', 1)], facts, shelf).lines).toHaveLength(1);
  });

  it('of each other do not grow without end', () => {
    const draft = check([line('egg', 1)], facts, shelf);
    expect(draft.lines).toHaveLength(1);
  });
});

describe('prose', () => {
  it('loses control characters and marks that turn the direction of writing', () => {
    const dirty = draftWith([line('lectern', 1, { reason: 'For\u0000 the \u202Ehost\u0007' })], {
      title: 'A\u0000 ti\u001Btle\r\nof two lines',
      scopeSummary: 'One.\u0008\r\nTwo.',
      unmet: ['\u0007 a unicorn', 'A unicorn', '  '],
    });
    const draft = checkDraft(dirty, factsOf('party'), SHELF);
    expect(draft.title).toBe('A title of two lines');
    expect(draft.scopeSummary).toBe('One.\nTwo.');
    expect(draft.lines[0]?.reason).toBe('For the host');
    expect(draft.unmet).toEqual(['a unicorn']);
  });

  it('cuts a title at 200 code points and replaces an empty one', () => {
    const long = checkDraft(draftWith([], { title: '🎪'.repeat(300) }), factsOf('party'), SHELF);
    expect(Array.from(long.title)).toHaveLength(200);
    const none = checkDraft(draftWith([], { title: ' \u0000 ' }), factsOf('party', { attendees: 90 }), SHELF);
    expect(none.title).toBe('Party, 90 guests');
  });
});

it('takes attendees and days from the facts, whatever the draft says', () => {
  const facts = factsOf('party', { attendees: 90, days: 2 });
  const draft = checkDraft(draftWith([], { attendees: 5000, days: 9 }), facts, SHELF);
  expect([draft.attendees, draft.days]).toEqual([90, 2]);
});

describe('sizes that were stated', () => {
  it('are made up of square feet where a product is hired by them', () => {
    const turf = product('turf', 'Turf, green, per sq ft', 'carpet', 'event', { widthM: 0.3048, depthM: 0.3048 });
    const wanted = demand('turf', ['carpet'], null, { squareMetres: 650 });
    const facts = factsOf('other', { demands: [wanted] });
    const draft = check([line('turf', 6997)], facts, { products: [turf] });
    expect(unitsOf(draft, 'turf')).toBe(6997);
  });
});
