import { describe, expect, it } from 'vitest';
import { readText } from '../document/text.ts';
import { readBudget } from './budget.ts';
import { readListeners } from './listeners.ts';

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

describe('who follows an interpretation', () => {
  it.each([
    ['Conference for 300, Spanish interpretation for 40 of the guests', 40],
    ['Simultanübersetzung für etwa 50 Teilnehmer, 300 Gäste', 50],
    ['Congreso para 300 personas con interpretación simultánea para 120 asistentes', 120],
    ['Interpretation for two days, 300 delegates', null],
    ['Interpretation into French, 300 delegates', null],
  ])('%s', (description, listeners) => {
    expect(readListeners(readText(description))?.value ?? null).toBe(listeners);
  });
});
