import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Facts } from '../../facts.ts';
import type { Brief, Draft, ShelfProduct } from '../../types.ts';
import { readFacts } from '../../reading/index.ts';
import { demand, excluding, factsOf, product, SHELF, space } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const SMALL_SHELF: readonly ShelfProduct[] = [
  product('pa', 'Speech PA (100 people)', 'pa_package', 'day', { seats: 100 }),
  product('lectern', 'Acrylic Lectern', 'lectern'),
  product('engineer', 'Sound Engineer', 'crew_sound'),
  product('chair', 'Chair', 'chair', 'event'),
  product('table', 'Trestle Table', 'table_trestle', 'event'),
  product('van', 'Van', 'delivery', 'event'),
];

function drafted(description: string, fields: Partial<Brief> = {}): Draft {
  const brief = { description, ...fields };
  return planDraft(brief, readFacts(brief), { products: SMALL_SHELF });
}

function planned(facts: Facts, brief: Partial<Brief> = {}): Draft {
  return planDraft(brief, facts, SHELF);
}

const SUMMARIES = readTable(
  new URL('./summary.test.csv', import.meta.url),
  z.strictObject({ language: z.string(), description: z.string(), summary: z.string() }),
);

describe('a summary', () => {
  it.each(SUMMARIES)('is in the language of the brief: $language', ({ description, summary }) => {
    expect(drafted(description).scopeSummary).toBe(summary);
  });

  it('says place and date as they were sent, and what sound is for', () => {
    const facts = factsOf('wedding', { attendees: 120, activities: ['speech', 'dj'], setting: 'indoor' });
    const brief = { venue: 'Park Hotel, York', date: '2027-06-12' };
    expect(planned(facts, brief).scopeSummary).toMatch(
      /^Our proposal for your wedding \(120 guests, Park Hotel, York, 12 June 2027\) covers sound for speeches and a DJ, /,
    );
  });

  it('takes the possessive of the noun', () => {
    const reception = factsOf('reception', { more: { language: 'de' } });
    expect(planned(reception).scopeSummary).toContain('für Ihren Empfang');
  });

  it('says of an order what it covers and no more', () => {
    expect(drafted('12 chairs and 4 trestle tables please').scopeSummary).toBe(
      'Our proposal covers seating, tables and transport.',
    );
  });

  it('names no product, and has at most three sentences within the length that a summary may be', () => {
    const facts = factsOf('party', {
      attendees: 300,
      activities: ['dj', 'dancing'],
      setting: 'outdoor',
      exclusions: [excluding({ kinds: ['toilet'] }, 'provided')],
    });
    const { scopeSummary, lines } = planned(facts, { venue: 'v'.repeat(1000) });
    expect(lines.some(({ optional }) => optional)).toBe(true);
    expect(scopeSummary).toContain('We can also offer ');
    expect(scopeSummary.length).toBeLessThan(2000);
    expect(scopeSummary.match(/\.(?: |$)/g)?.length).toBeLessThanOrEqual(3);
    for (const { name } of SHELF.products) expect(scopeSummary).not.toContain(name);
  });

  it('says each thing that is left out once, and not what is on the list since it was asked for all the same', () => {
    const exclusions = [
      excluding({ kinds: ['chair', 'chair_banquet'] }, 'provided'),
      excluding({ kinds: ['chair'] }, 'provided'),
      excluding({ kinds: ['hazer'] }),
    ];
    expect(planned(factsOf('gala_dinner', { exclusions })).scopeSummary).toContain(
      'Not included: chairs (arranged by you) and smoke (not wanted).',
    );
    const all = factsOf('gala_dinner', { exclusions, demands: [demand('chairs', ['chair'], 50)] });
    expect(planned(all).scopeSummary).toContain('Not included: smoke (not wanted).');
  });
});

describe('what was assumed', () => {
  const days = { value: 2, words: 'two days' };
  const hall = [space('hall', 'main', 1, 180)];
  const chairs = [demand('chairs', ['chair'], 1200)];

  it.each<[string, Facts, Partial<Brief>, string]>([
    ['no number', factsOf('gala_dinner', { attendees: null }), {}, '100 guests, as no number is given.'],
    ['a number', factsOf('gala_dinner', { attendees: 60 }), {}, ''],
    [
      'chairs',
      factsOf('gala_dinner', { attendees: null, activities: ['speech'], demands: chairs }),
      {},
      '1,200 guests, to match the chairs requested.',
    ],
    [
      'a hall',
      factsOf('gala_dinner', { attendees: null, spaces: hall }),
      {},
      '180 guests, the capacity given for the venue.',
    ],
    ['a conference', factsOf('conference', { attendees: 300 }), {}, 'The hire is for one day.'],
    ['a conference with a date', factsOf('conference', { attendees: 300 }), { date: '2027-03-01' }, ''],
    ['a conference of days', factsOf('conference', { more: { days } }), {}, ''],
    ['a wedding', factsOf('wedding', { attendees: 80 }), {}, 'The event is indoors.'],
    ['a wedding at a place', factsOf('wedding', { attendees: 80 }), { venue: 'Park Hotel' }, ''],
    ['a wedding outside', factsOf('wedding', { setting: 'outdoor' }), {}, ''],
    ['a festival', factsOf('festival', { more: { days } }), {}, 'The event is outdoors.'],
  ])('is said of %s', (_, facts, brief, said) => {
    const notOfStock = planned(facts, brief).assumptions.filter((each) => !/needed|catalogue/.test(each));
    expect(notOfStock.join(' ')).toBe(said);
  });

  it('is followed by what the stock is short of and what the catalogue lacks', () => {
    const stock = { free: 6, tightestDay: null };
    const shelf = [{ ...product('table', 'Round Table', 'table_round', 'event'), stock }];
    const facts = factsOf('other', {
      demands: [demand('round tables', ['table_round'], 10)],
      more: { hireList: true },
    });
    expect(planDraft({}, facts, { products: shelf }).assumptions).toContain('Round Table: 10 needed, 6 free.');
    const bare = planDraft({}, factsOf('conference', { attendees: 90 }), { products: shelf });
    expect(bare.unmet).toEqual([]);
    expect(bare.assumptions.join(' ')).toContain('Usual at this kind of event, but not in the catalogue: ');
  });
});
