import { describe, expect, it } from 'vitest';
import { suppliedOn, type SupplyFacts } from './supply.ts';

const EVENT = { from: '2027-03-12', to: '2027-03-13' };

const facts = (changes: Partial<SupplyFacts> = {}): SupplyFacts => ({
  kind: 'final',
  event: EVENT,
  today: '2026-11-20',
  ...changes,
});

describe('the days of a supply', () => {
  it('are those of the event, unless a person types others', () => {
    expect(suppliedOn(facts(), {})).toEqual(EVENT);
    expect(suppliedOn(facts({ kind: 'part' }), {})).toEqual(EVENT);
    expect(suppliedOn(facts(), { supplied_from: '2027-03-10' })).toEqual({ from: '2027-03-10', to: '2027-03-13' });
    expect(suppliedOn(facts(), { supplied_from: '2027-03-13' })).toEqual({ from: '2027-03-13', to: '2027-03-13' });
    expect(suppliedOn(facts(), { supplied_from: '2027-03-15' })).toEqual({ from: '2027-03-15', to: '2027-03-15' });
    const one = { supplied_from: '2027-03-12', supplied_to: '2027-03-12' };
    expect(suppliedOn(facts(), one)).toEqual({ from: '2027-03-12', to: '2027-03-12' });
    expect(suppliedOn(facts(), { supplied_to: '2027-03-20' })).toEqual({ from: '2027-03-12', to: '2027-03-20' });
  });

  it('are what was typed where the event has no date, one day or several, else not known', () => {
    const undated = facts({ event: null });
    expect(suppliedOn(undated, {})).toBeNull();
    for (const typed of [{ supplied_from: '2027-03-10' }, { supplied_to: '2027-03-10' }]) {
      expect(suppliedOn(undated, typed)).toEqual({ from: '2027-03-10', to: '2027-03-10' });
    }
    const several = { supplied_from: '2027-03-10', supplied_to: '2027-04-09' };
    expect(suppliedOn(undated, several)).toEqual({ from: '2027-03-10', to: '2027-04-09' });
  });

  it('do not end before they begin', () => {
    expect(() => suppliedOn(facts(), { supplied_from: '2027-03-14', supplied_to: '2027-03-13' })).toThrow(
      'must not be before the first day of supply',
    );
  });

  it('are none yet for a deposit, until the event is over', () => {
    const typed = { supplied_from: '2027-03-10' };
    for (const event of [EVENT, null]) expect(suppliedOn(facts({ kind: 'deposit', event }), typed)).toBeNull();
    expect(suppliedOn(facts({ kind: 'deposit', today: '2027-03-13' }), {})).toBeNull();
    expect(suppliedOn(facts({ kind: 'deposit', today: '2027-03-14' }), {})).toEqual(EVENT);
  });
});
