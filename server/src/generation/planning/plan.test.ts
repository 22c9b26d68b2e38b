import { CATEGORIES } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '../check.ts';
import type { Facts } from '../facts.ts';
import type { Shelf, ShelfProduct } from '../types.ts';
import { demand, factsOf, lostInCheck, performers, product, SHELF, space } from './fixtures.ts';
import { needsOf, planDraft } from './index.ts';

const BRIEF = {};
const conference = factsOf('conference', {
  attendees: 250,
  performers: [performers('panel', 6)],
  spaces: [space('seminar room', 'breakout', 3, 40)],
});

function lineOf(facts: Facts, shelf: Shelf, id: string) {
  return checkDraft(planDraft(BRIEF, facts, shelf), facts, shelf).lines.find((line) => line.productId === id);
}

describe('planDraft', () => {
  it('gives an equal draft for equal input, whatever the order of the shelf', () => {
    const shuffled = { products: [...SHELF.products].reverse() };
    const first = planDraft(BRIEF, conference, SHELF);
    expect(planDraft(BRIEF, structuredClone(conference), structuredClone(SHELF))).toEqual(first);
    expect(planDraft(BRIEF, conference, shuffled)).toEqual(first);
  });

  it('gives a draft without lines for an empty shelf, and says what is lacking', () => {
    const draft = planDraft(BRIEF, conference, { products: [] });
    expect(draft.lines).toEqual([]);
    expect(draft.assumptions.join(' ')).toContain('not in the catalogue: loudspeakers');
  });

  it.each(CATEGORIES)('does with a catalogue of nothing but %s', (category) => {
    const shelf = { products: SHELF.products.filter((each) => each.category === category) };
    for (const kind of ['conference', 'wedding', 'festival', 'other'] as const) {
      const facts = factsOf(kind, { attendees: 300, setting: 'outdoor' });
      const planned = planDraft(BRIEF, facts, shelf);
      expect(lostInCheck(planned, checkDraft(planned, facts, shelf))).toEqual([]);
    }
  });

  it('does with three products', () => {
    const shelf = {
      products: [
        product('a', 'Speaker', 'speaker_top'),
        product('b', 'Radio Mic', 'mic_wireless_handheld'),
        product('c', 'Van', 'van'),
      ],
    };
    const draft = checkDraft(planDraft(BRIEF, conference, shelf), conference, shelf);
    expect(draft.lines.map((line) => line.productId).sort()).toEqual(['a', 'b', 'c']);
  });

  it('takes under 10 ms over 300 products once it is warm', () => {
    const shelf = { products: grown(SHELF.products, 300) };
    const demands = [
      demand('ice sculpture', []),
      demand('bar stools', ['bar_stool'], 12),
      demand('white sofas', ['sofa'], 4),
    ];
    const facts = { ...conference, demands };
    const took = Array.from({ length: 60 }, () => {
      const start = performance.now();
      planDraft(BRIEF, facts, shelf);
      return performance.now() - start;
    });
    expect(Math.min(...took)).toBeLessThan(10);
  });
});

describe('choosing', () => {
  it("follows the company's own sizing before any rule of thumb", () => {
    const own = product('own', 'Radio Mic', 'mic_wireless_handheld', 'day', {}, { perAttendees: 20 });
    const shelf = { products: [...SHELF.products.filter((each) => each.id !== 'hand'), own] };
    const facts = factsOf('conference', { attendees: 250 });
    expect(lineOf(facts, shelf, 'own')?.units).toBe(13);
    expect(lineOf(facts, shelf, 'own')?.reason).toMatch(/1 per 20 guests \(your catalogue’s rule\)/);
  });

  it('prefers what is owned in sufficient number', () => {
    const few = product('few', 'A Conference Chair', 'chair', 'event', {}, { owned: 10 });
    const shelf = { products: [few, ...SHELF.products] };
    const facts = factsOf('ceremony', { attendees: 200, setting: 'outdoor' });
    expect(lineOf(facts, shelf, 'chair')?.units).toBe(200);
    expect(lineOf(facts, shelf, 'few')).toBeUndefined();
  });

  it('prefers what is named outright to what was guessed from a category', () => {
    const guess: ShelfProduct = {
      ...product('guess', 'A Vio S118', 'lectern'),
      kinds: [{ kind: 'lectern', confidence: 0.5 }],
    };
    const facts = factsOf('ceremony', { attendees: 200 });
    expect(lineOf(facts, { products: [guess, ...SHELF.products] }, 'lectern')?.units).toBe(1);
  });

  it('takes a larger projector for a larger audience', () => {
    const chosen = [60, 250].map((attendees) => {
      const facts = factsOf('conference', { attendees });
      const ids = planDraft(BRIEF, facts, SHELF).lines.map((line) => line.productId);
      return ids.find((id) => id.startsWith('proj'));
    });
    expect(chosen).toEqual(['proj4', 'proj7']);
  });

  it('counts people, square metres, metres and kilometres in the unit of the price', () => {
    const plates = factsOf('wedding', { attendees: 90, demands: [demand('crockery', ['crockery'])] });
    expect(lineOf(plates, SHELF, 'plates')?.units).toBe(90);
    const party = factsOf('party', { attendees: 100, setting: 'outdoor', activities: ['dj', 'dancing'] });
    expect(lineOf(party, SHELF, 'dancefloor')?.units).toBe(Math.ceil(50 * 0.37));
    const only = { products: SHELF.products.filter((each) => !['van', 'truck'].includes(each.id)) };
    const far = lineOf(party, only, 'mileage');
    expect(far?.units).toBe(40);
    expect(far?.reason).toMatch(/40 km there and back, assuming/);
  });

  it('takes the truck when the van is too small', () => {
    const [few, many] = [40, 400].map((quantity) =>
      factsOf('other', { demands: [demand('chairs', ['chair'], quantity)] }),
    );
    expect(few && lineOf(few, SHELF, 'van')?.units).toBe(1);
    expect(many && lineOf(many, SHELF, 'truck')?.units).toBe(1);
  });

  it('takes one generator that is large enough, by load and reserve', () => {
    const facts = factsOf('concert', { attendees: 300, setting: 'outdoor', performers: [performers('band', 5)] });
    const line = lineOf(facts, SHELF, 'gen20');
    expect(line?.units).toBe(1);
    expect(line?.reason).toMatch(/A load of about \d+ kW: \d+ kVA with a fifth in reserve/);
  });

  it('adds no stands to speakers whose own stands come as accessories', () => {
    const withStand = product(
      'k12',
      'Arena 12in Speaker',
      'speaker_top',
      'day',
      { inches: 12 },
      {
        owned: 30,
        accessories: [{ productId: 'pole', quantity: 1 }],
      },
    );
    const shelf = { products: [...SHELF.products.filter((each) => !each.id.startsWith('top')), withStand] };
    const facts = factsOf('conference', { attendees: 250 });
    expect(lineOf(facts, shelf, 'pole')?.units).toBe(lineOf(facts, shelf, 'k12')?.units);
  });

  it('takes no accessory for the thing that it belongs to', () => {
    const radio = product(
      'r',
      'Handset',
      'two_way_radio',
      'day',
      {},
      { accessories: [{ productId: 'e', quantity: 1 }] },
    );
    const earpiece = product('e', 'Two-Way Radio Earpiece', 'two_way_radio');
    const facts = factsOf('other', { demands: [demand('two-way radios', ['two_way_radio'], 6)] });
    const { lines } = planDraft(BRIEF, facts, { products: [radio, earpiece] });
    expect(lines.map((line) => line.productId)).toEqual(['r']);
  });
});

describe('needsOf', () => {
  it('says for every need by which rule it is, from which source and for what', () => {
    const needs = needsOf(conference);
    expect(needs.length).toBeGreaterThan(10);
    for (const need of needs) {
      expect(need.rule).not.toBe('');
      expect(need.source).not.toBe('');
      expect(need.label).not.toBe('');
      expect(need.kinds.length).toBeGreaterThan(0);
    }
  });

  it('keeps the words of the brief that a demand came from', () => {
    const facts = factsOf('party', { demands: [demand('bar stools', ['bar_stool'], 12)] });
    expect(needsOf(facts).find((need) => need.rule === 'demand')?.words).toBe('12 bar stools');
  });
});

function grown(products: readonly ShelfProduct[], size: number): readonly ShelfProduct[] {
  return Array.from({ length: size }, (_, index) => {
    const original = products[index % products.length];
    if (original === undefined) throw new Error('the shelf is empty');
    return index < products.length
      ? original
      : { ...original, id: `${original.id}-${index}`, name: `${original.name} ${index}` };
  });
}
