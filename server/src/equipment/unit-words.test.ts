import { UNITS, type Unit } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { unitFromWord } from './unit-words.ts';

const WORDS: Readonly<Record<Unit, string>> = {
  day: 'day|Days|per day|/day|Tag|Tage|pro Tag|jour|par jour|día|por día|dag|per dag|24h|24 Std.|daily|1 day|Price per day|per evening|avond',
  week: 'Week|weekly|Woche|pro Woche|semaine|semanas|weken',
  hour: 'hour|per hour|hrs|h|1h|Stunde|Stunden|Std.|heures|hora|uur',
  event:
    'event|per event|Veranstaltung|Pauschale|pauschal|flat|forfait|job|per hire|evento|trip|per Fahrt|rit|huurperiode',
  each: 'each|ea.|Stück|Stueck|Stk.|pcs|pièces|unidades|stuks|per stuk|item|Satz|Sätze|litre|per L|roll|Rollen',
  metre: 'm|Meter|metres|lfm|lfd. m|linear metre|mètre linéaire|metro',
  square_metre: 'm²|m2|sqm|sq. m|qm|square_metre|square metres|mètres carrés|metro cuadrado|vierkante meter',
  kilometre: 'km|kilometres|Kilometer|per km|kilómetros',
  person: 'person|persons|pax|per head|guests|Gast|Gäste|pro Person|p.P.|personne|persoon',
};

describe('unitFromWord', () => {
  it.each(UNITS)('finds %s in the words of price lists', (unit) => {
    const words = WORDS[unit].split('|');

    expect(words.map((word) => [word, unitFromWord(word)])).toEqual(words.map((word) => [word, unit]));
  });

  it.each([
    '',
    '?',
    'first day',
    'following day',
    '3 days',
    '2 hours',
    'half day',
    'weekend',
    'mile',
    'month',
    'per',
    '1',
  ])('does not guess at %j', (word) => {
    expect(unitFromWord(word)).toBeNull();
  });
});
