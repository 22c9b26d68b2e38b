import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import type { Facts } from '../../facts.ts';
import type { Shelf } from '../../types.ts';
import { demand, excluding, factsOf, product, SHELF, unitsByKind } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const COVERED = { ...demand('covered stage', ['stage_roof'], 1), traits: { widthM: 8, depthM: 6 } };
const DECKS_ONLY: Shelf = {
  products: SHELF.products.filter(
    ({ kinds: [first] }) => first?.kind !== 'stage_roof' && first?.kind !== 'mobile_stage',
  ),
};

function firm(facts: Facts, shelf: Shelf = SHELF): ReadonlyMap<Kind, number> {
  return unitsByKind(planDraft({}, facts, shelf), false, shelf);
}

describe('a covered stage', () => {
  it('is a roof and the decks under it', () => {
    const shelf = { products: SHELF.products.filter(({ kinds: [first] }) => first?.kind !== 'mobile_stage') };
    const units = firm(factsOf('concert', { attendees: 300, demands: [COVERED] }), shelf);
    expect([units.get('stage_roof'), units.get('stage_deck')]).toEqual([1, 24]);
  });

  it('leaves the decks to be had where the shelf has no roof, and says that it has none', () => {
    const facts = factsOf('concert', { attendees: 300, demands: [COVERED] });
    const { unmet } = planDraft({}, facts, DECKS_ONLY);
    expect(firm(facts, DECKS_ONLY).get('stage_deck')).toBe(24);
    expect(unmet).toEqual(['1 covered stage']);
  });

  it('needs no decks beside a stage that comes with its roof', () => {
    const whole = product('arch', 'Arched stage 8 x 6 m', 'stage_roof', 'event', { widthM: 8, depthM: 6 });
    const shelf = { products: [...DECKS_ONLY.products, whole] };
    const units = firm(factsOf('concert', { attendees: 300, demands: [COVERED] }), shelf);
    expect([units.get('stage_roof'), units.get('stage_deck')]).toEqual([1, undefined]);
  });

  it('is one with what is called a stage besides, also on a list', () => {
    const facts = factsOf('concert', { attendees: 300, demands: [COVERED, demand('stage', ['stage_deck'])] });
    expect(firm(facts, DECKS_ONLY).get('stage_deck')).toBe(24);
    expect(firm({ ...facts, hireList: true }, DECKS_ONLY).get('stage_deck')).toBe(24);
  });
});

describe('a sort that is not wanted', () => {
  it('leaves the others: decks for a stage trailer, speakers for a line array', () => {
    const facts = factsOf('festival', {
      attendees: 2000,
      exclusions: [
        excluding({ kinds: ['mobile_stage'] }, 'unwanted'),
        excluding({ kinds: ['line_array'] }, 'unwanted'),
      ],
    });
    const units = firm(facts);
    expect([units.has('mobile_stage'), units.has('line_array')]).toEqual([false, false]);
    expect([units.has('stage_deck'), units.has('speaker_top')]).toEqual([true, true]);
  });

  it('takes all with it where it is there already', () => {
    const exclusions = [excluding({ kinds: ['mobile_stage'] }, 'provided')];
    expect(firm(factsOf('festival', { attendees: 2000, exclusions })).has('stage_deck')).toBe(false);
  });
});

describe('what is asked for by its length', () => {
  it('is reckoned by what such things reach where their names do not say', () => {
    const belt = product('belt', 'Tensabarrier black', 'stanchion', 'event');
    const wish = { ...demand('retractable stanchions', ['stanchion']), traits: { lengthM: 61 } };
    const units = firm(factsOf('other', { demands: [wish] }), { products: [belt] });
    expect(units.get('stanchion')).toBe(31);
  });
});
