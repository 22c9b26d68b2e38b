import { describe, expect, it } from 'vitest';
import { checkDraft } from '../check.ts';
import { factsOf, product } from '../planning/fixtures.ts';
import type { Draft, DraftLine, ShelfProduct, ShelfStock } from '../types.ts';

const facts = factsOf('conference', { attendees: 200 });

function lectern(stock: ShelfStock | null): ShelfProduct {
  return product('lectern', 'Lectern', 'lectern', 'day', {}, { stock });
}

function dated(free: number): ShelfStock {
  return { free, tightestDay: '2026-06-12' };
}

function line(productId: string, units: number, more: Partial<DraftLine> = {}): DraftLine {
  return { productId, units, hours: null, optional: false, reason: 'For the hall.', ...more };
}

function check(lines: readonly DraftLine[], ...products: readonly ShelfProduct[]): Draft {
  const draft: Draft = {
    title: 'A title',
    scopeSummary: '',
    lines,
    unmet: [],
    assumptions: [],
    questions: [],
    attendees: null,
    days: 1,
    language: 'en',
  };
  const checked = checkDraft(draft, facts, { products });
  expect(checkDraft(checked, facts, { products })).toEqual(checked);
  return checked;
}

function reasons(draft: Draft): readonly string[] {
  return draft.lines.map(({ reason }) => reason);
}

/** The reason of eight lecterns, as the check leaves it. */
function said(reason: string, stock = dated(4)): string {
  return reasons(check([line('lectern', 8, { reason })], lectern(stock)))[0] ?? '';
}

describe('a line that asks for more than is free', () => {
  it.each([
    [dated(4), 'For the hall. 4 short on 12 June 2026: 8 needed, 4 free.'],
    [dated(0), 'For the hall. 8 short on 12 June 2026: 8 needed, 0 free.'],
    [dated(-3), 'For the hall. 8 short on 12 June 2026: 8 needed, 0 free.'],
    [{ free: 6, tightestDay: null }, 'For the hall. 2 more than the 6 owned.'],
  ])('says how many are short, and when: %o', (stock, said) => {
    expect(reasons(check([line('lectern', 8)], lectern(stock)))).toEqual([said]);
  });

  it.each([dated(8), dated(900), { free: 8, tightestDay: null }, null])('is none with %o', (stock) => {
    expect(reasons(check([line('lectern', 8)], lectern(stock)))).toEqual(['For the hall.']);
  });

  it('is the sum of the lines that are merged into it', () => {
    const lines = [line('lectern', 3), line('lectern', 3, { reason: 'For the foyer.' })];
    expect(reasons(check(lines, lectern(dated(5))))).toEqual([
      'For the hall. For the foyer. 1 short on 12 June 2026: 6 needed, 5 free.',
    ]);
  });

  it('says so with thousands set apart', () => {
    const mile = product('mile', 'Trackway', 'trackway', 'metre', {}, { stock: dated(0) });
    expect(reasons(check([line('mile', 1400)], mile))).toEqual([
      'For the hall. 1,400 short on 12 June 2026: 1,400 needed, 0 free.',
    ]);
  });
});

describe('an option', () => {
  const option = line('lectern', 4, { optional: true, reason: 'If wished.' });

  it('has what the line that is none leaves', () => {
    expect(reasons(check([option, line('lectern', 8)], lectern(dated(10))))).toEqual([
      'For the hall.',
      'If wished. 2 short on 12 June 2026: 4 needed, 2 left of the 10 free.',
    ]);
    expect(reasons(check([option, line('lectern', 8)], lectern({ free: 6, tightestDay: null })))).toEqual([
      'For the hall. 2 more than the 6 owned.',
      'If wished. 4 more than the 0 left of the 6 owned.',
    ]);
  });

  it('says 0 where more is held already than there is', () => {
    expect(reasons(check([option, line('lectern', 1)], lectern(dated(-3))))[1]).toBe(
      'If wished. 4 short on 12 June 2026: 4 needed, 0 left of the 0 free.',
    );
  });

  it('is short alone too', () => {
    expect(reasons(check([option], lectern(dated(3))))).toEqual([
      'If wished. 1 short on 12 June 2026: 4 needed, 3 free.',
    ]);
  });
});

describe('a kit', () => {
  const stock = { ...dated(3), parts: [{ productId: 'box', quantity: 2, free: 6 }] };
  const pa = product('pa', 'Small PA', 'speaker_top', 'day', {}, { stock });
  const box = product('box', 'Speaker', 'speaker_top', 'day', {}, { stock: dated(6) });

  it('leaves its parts on lines of their own what it does not take', () => {
    expect(reasons(check([line('box', 5), line('pa', 1)], pa, box)).toSorted()).toEqual([
      'For the hall.',
      'For the hall. 1 short on 12 June 2026: 5 needed, 4 left of the 6 free.',
    ]);
    expect(reasons(check([line('box', 4), line('pa', 1)], pa, box))).toEqual(['For the hall.', 'For the hall.']);
  });

  it('shares them with another, and as an option has what is left', () => {
    const big = product(
      'pb',
      'Big PA',
      'speaker_top',
      'day',
      {},
      {
        stock: { ...dated(1), parts: [{ productId: 'box', quantity: 4, free: 6 }] },
      },
    );
    expect(reasons(check([line('pa', 2), line('pb', 1)], pa, big)).toSorted()).toEqual([
      'For the hall.',
      'For the hall. 1 short on 12 June 2026: 1 needed, 0 left of the 1 free.',
    ]);
    expect(reasons(check([line('pa', 2, { optional: true }), line('box', 3)], pa, box)).toSorted()).toEqual([
      'For the hall.',
      'For the hall. 1 short on 12 June 2026: 2 needed, 1 left of the 3 free.',
    ]);
  });
});

describe('an accessory', () => {
  const speaker = product(
    'box',
    'Speaker',
    'speaker_top',
    'day',
    {},
    { accessories: [{ productId: 'pole', quantity: 1 }] },
  );
  const pole = product('pole', 'Tripod', 'speaker_stand', 'day', {}, { stock: dated(6) });

  it('that is added and short says so', () => {
    const draft = check([line('box', 8)], speaker, pole);
    expect(draft.lines.find(({ productId }) => productId === 'pole')?.reason).toBe(
      'Goes with Speaker. 2 short on 12 June 2026: 8 needed, 6 free.',
    );
  });

  it('that is an option has what the firm ones leave', () => {
    const draft = check([line('box', 4), line('box', 4, { optional: true })], speaker, pole);
    expect(draft.lines.filter(({ productId }) => productId === 'pole').map(({ reason }) => reason)).toEqual([
      'Goes with Speaker.',
      'Goes with Speaker. 2 short on 12 June 2026: 4 needed, 2 left of the 6 free.',
    ]);
  });
});

describe('the note', () => {
  const note = '4 short on 12 June 2026: 8 needed, 4 free.';

  it('stands once, with the figures that hold, whatever the reason says already', () => {
    expect(said(`For the hall. ${note}`)).toBe(`For the hall. ${note}`);
    expect(said(`1 short on 1 May 2025: 9 needed, 2 left of the 8 free. 2 more than the 6 owned. Hall.`)).toBe(
      `Hall. ${note}`,
    );
    expect(said(`For the hall. ${note}`, dated(8))).toBe('For the hall.');
  });

  it('is a sentence of its own', () => {
    expect(said('For the hall')).toBe(`For the hall. ${note}`);
    expect(said('')).toBe(note);
  });

  it('is whole where the reason is too long for both', () => {
    const long = said('hall '.repeat(200));
    expect(long).toMatch(/hall h… 4 short on 12 June 2026: 8 needed, 4 free\.$/);
    expect(Array.from(long).length).toBeLessThanOrEqual(400);
    const wide = said('🎪'.repeat(500));
    expect(Array.from(wide)).toHaveLength(400);
    expect(wide.endsWith(note)).toBe(true);
  });
});
