import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { adjustmentLabel, counted, quantityText, speechOf } from './index.ts';

const SRC = fileURLToPath(new URL('../', import.meta.url));
const english = speechOf('en').texts;

function leavesOf(texts: object, path: readonly string[] = []): (readonly [path: string, text: unknown])[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? leavesOf(text, [...path, key]) : [[[...path, key].join('.'), text]],
  );
}

/** With one kind of space. */
const plainly = (text: string) => text.replaceAll(/\s/g, ' ');

const said = (text: unknown) => (typeof text === 'function' ? String(text('«1»', '«2»', '«3»', '«4»')) : String(text));

describe.each(LANGUAGES)('%s', (language) => {
  const others = new Map(leavesOf(speechOf(language).texts));

  it('has the texts that English has, and no others', () => {
    expect([...others.keys()].sort()).toEqual(
      leavesOf(english)
        .map(([path]) => path)
        .sort(),
    );
  });

  it('says everything that it is given', () => {
    const wrong = leavesOf(english).filter(([path, text]) => {
      const other = said(others.get(path));
      return ['«1»', '«2»', '«3»', '«4»'].some((value) => said(text).includes(value) && !other.includes(value));
    });
    expect(wrong).toEqual([]);
  });
});

it('every text is used', () => {
  const program = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^languages\/[a-z]{2}\//.test(file))
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .filter((text) => /speech|Speech/.test(text))
    .join('\n');
  const unused = leavesOf(english).filter(([path]) => {
    const [key = '', from = ''] = path.split('.').toReversed();
    return !new RegExp(`\\b${key}\\b|\\b${from}\\[`).test(program);
  });
  expect(unused).toEqual([]);
});

describe('amounts of a line', () => {
  it('say pieces and time apart where the price is for a time, each in the form that its number asks for', () => {
    const texts = LANGUAGES.map((language) => {
      const speech = speechOf(language);
      return [
        quantityText(speech, { unit: 'day', units: 1200, quantity: 2400 }),
        quantityText(speech, { unit: 'week', units: 3, quantity: 3 }),
        quantityText(speech, { unit: 'person', units: 1, quantity: 1 }),
      ].map(plainly);
    });
    expect(texts).toEqual([
      ['1,200 × 2 days', '3 × 1 week', '1 person'],
      ['1.200 × 2 Tage', '3 × 1 Woche', '1 Person'],
      ['1 200 × 2 jours', '3 × 1 semaine', '1 personne'],
      ['1200 × 2 días', '3 × 1 semana', '1 persona'],
      ['1.200 × 2 dagen', '3 × 1 week', '1 persoon'],
    ]);
  });

  it('say the measure where the price is for one', () => {
    const speech = speechOf('en');
    const texts = (['event', 'each', 'metre', 'square_metre', 'kilometre', 'person', 'hour'] as const).map((unit) =>
      quantityText(speech, { unit, units: 4, quantity: 1200 }),
    );
    expect(texts).toEqual(['1,200', '1,200', '1,200 m', '1,200 m²', '1,200 km', '1,200 people', '4 × 300 hours']);
  });

  it('count nothing as French does', () => {
    expect(counted(speechOf('fr'), 0, 'day')).toBe('0 jour');
    expect(counted(speechOf('de'), 0, 'day')).toBe('0 Tage');
  });
});

it('money, days and lists are written as each language writes them', () => {
  const written = LANGUAGES.map((language) => {
    const { format } = speechOf(language);
    return [
      format.money(-123450n, 'EUR'),
      format.day('2027-03-12'),
      format.days('2027-03-12', 2),
      format.list(['a', 'b']),
    ].map(plainly);
  });
  expect(written).toEqual([
    ['−€1,234.50', 'Friday 12 March 2027', 'Friday 12 March – Saturday 13 March 2027', 'a and b'],
    ['−1.234,50 €', 'Freitag, 12. März 2027', 'Freitag, 12. – Samstag, 13. März 2027', 'a und b'],
    ['−1 234,50 €', 'vendredi 12 mars 2027', 'vendredi 12 – samedi 13 mars 2027', 'a et b'],
    ['−1234,50 €', 'viernes, 12 de marzo de 2027', 'viernes, 12 de marzo – sábado, 13 de marzo de 2027', 'a y b'],
    ['€ −1.234,50', 'vrijdag 12 maart 2027', 'vrijdag 12 – zaterdag 13 maart 2027', 'a en b'],
  ]);
});

it('what the program writes into an adjustment is said in the language of whoever reads it', () => {
  const label = '2 days charged as 1.5, 3 days charged as 2';
  expect(adjustmentLabel(speechOf('fr'), { kind: 'multi_day', label })).toBe(
    '2 jours facturés 1,5, 3 jours facturés 2',
  );
  expect(adjustmentLabel(speechOf('en'), { kind: 'multi_day', label })).toBe(label);
  expect(adjustmentLabel(speechOf('de'), { kind: 'tax', label: 'USt. 8.5 %' })).toBe('USt. 8,5 %');
  expect(adjustmentLabel(speechOf('de'), { kind: 'discount', label: 'Rabatt 2.0' })).toBe('Rabatt 2.0');
});
