import { describe, expect, it } from 'vitest';
import { readBudget } from './budget.ts';
import { readText } from '../document/text.ts';
import { readLetter } from './letter.ts';
import { readVenueFound } from './venue.ts';

describe('budget', () => {
  it.each<[string, number | null, string | null]>([
    ['We have a budget of £8,000', 8000, 'GBP'],
    ['budget around 5k', 5000, null],
    ['max. 3.000 € all in', 3000, 'EUR'],
    ['spend no more than $12,500', 12_500, null],
    ['a budget of £5,000–£6,000', 6000, 'GBP'],
    ['a budget of US$900', 900, 'USD'],
    ['Kostenrahmen 4.500 Euro', 4500, 'EUR'],
    ['un budget de 9 000 €', 9000, 'EUR'],
    ['presupuesto máximo de 20.000 euros', 20_000, 'EUR'],
    ['£40 per head at most', null, null],
    ['a maximum of 250 guests', null, null],
    ['the last one cost £700', null, null],
  ])('of "%s"', (description, amount, currency) => {
    const budget = readBudget(readText(description));
    expect(budget?.value ?? null).toEqual(amount === null ? null : { amount, currency });
  });
});

describe('venue', () => {
  it.each<[string, string | null]>([
    ['at the Corn Exchange, Leeds, in May', 'Corn Exchange, Leeds'],
    ['a dinner in Leeds', 'Leeds'],
    ['in June, at Christmas', null],
    ['at the venue', null],
    ['in der Stadthalle Köln', 'Stadthalle Köln'],
    ['Tagung im Saal mit Bühne und Licht für die Gäste', null],
    ['une fête à Lyon', 'Lyon'],
    ['una boda en Madrid', 'Madrid'],
    ['een feest in Utrecht', 'Utrecht'],
    ['DINNER AT THE BIG HALL', null],
  ])('of "%s" is %s', (description, venue) => {
    const found = readVenueFound(readText(description), readLetter(description))?.value ?? null;
    expect(found).toBe(venue);
  });
});
