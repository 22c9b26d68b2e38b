import { describe, expect, it } from 'vitest';
import { readFigure, writeFigure } from './read-figure.ts';

const [german, english] = ['de-DE', 'en-GB'];

function read(decimals: number, locale: string, texts: readonly string[]) {
  return texts.map((text) => {
    const reading = readFigure(text, { decimals, least: 0 }, locale);
    return reading.kind === 'figure' ? reading.value : reading.kind === 'refused' ? reading.why : reading.kind;
  });
}

describe('a figure that somebody types', () => {
  it('is read as English writes it', () => {
    const texts = ['38', '38.5', '38.50', '1,250', '1,250.50', '1,234,567', '12,500', '.5', '5.', '0', '007'];
    expect(read(2, english, texts)).toEqual([38, 38.5, 38.5, 1250, 1250.5, 1_234_567, 12_500, 0.5, 5, 0, 7]);
  });

  it('is read as German writes it', () => {
    const texts = ['38', '38,5', '38,50', '1.250', '1.250,50', '1.234.567', '12.500', ',5', '0'];
    expect(read(2, german, texts)).toEqual([38, 38.5, 38.5, 1250, 1250.5, 1_234_567, 12_500, 0.5, 0]);
  });

  it('may have spaces or apostrophes between thousands, and a sign of money or per cent', () => {
    const texts = ['1 250', '1\u202f250.50', "1'250.50", '1’250', '£12', '£ 1,250.50', '12.50 €', '20%', '20 %'];
    expect(read(2, english, texts)).toEqual([1250, 1250.5, 1250.5, 1250, 12, 1250.5, 12.5, 20, 20]);
    expect(read(2, german, ['1 250,50', '1.250,50 €'])).toEqual([1250.5, 1250.5]);
  });

  it('is read as the other writes it where it can be nothing else', () => {
    expect(read(2, english, ['38,50', '1.250,50', '1.250.000'])).toEqual([38.5, 1250.5, 1_250_000]);
    expect(read(2, german, ['38.50', '1,250.50'])).toEqual([38.5, 1250.5]);
  });

  it('is refused where it might mean two things, and never cut', () => {
    expect(read(2, english, ['1.250', '1.234'])).toEqual(['decimals', 'decimals']);
    expect(read(0, english, ['1.250', '2.5', '12.0'])).toEqual(['decimals', 'decimals', 'decimals']);
    expect(read(0, german, ['1,250', '2,5'])).toEqual(['decimals', 'decimals']);
    expect(read(3, english, ['1.250'])).toEqual([1.25]);
    expect(read(3, german, ['1.250'])).toEqual([1250]);
  });

  it('is refused where it is none', () => {
    const texts = ['.', '-', 'six', '1,25,000', '12 50', '1,250,5', '1.2.3', '1.250,5,0', '5k', '1e3', '0x10', '--1'];
    expect(read(2, english, texts)).toEqual(texts.map(() => 'unclear'));
    expect(read(2, english, ['', '  ', '£'])).toEqual(['empty', 'empty', 'empty']);
  });

  it('keeps to what is allowed', () => {
    const days = { decimals: 0, least: 1, most: 366 };
    expect(['0', '-1', '367', '1,000'].map((text) => readFigure(text, days, english))).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'refused', why: 'range' })),
    );
    expect(readFigure('0', { decimals: 2, least: 0, isAbove: true }).kind).toBe('refused');
    expect(['-7.5', '−7.5'].map((text) => readFigure(text, { decimals: 1 }, english))).toEqual(
      Array.from({ length: 2 }, () => ({ kind: 'figure', value: -7.5 })),
    );
  });

  it('is read again as it was written', () => {
    for (const locale of [english, german, 'fr-FR', 'de-CH']) {
      for (const value of [0, 0.5, 12.5, 1250, 1250.5, 1_234_567.891, 0.000_125, 1e-7]) {
        expect(readFigure(writeFigure(value, 0, true, locale), { decimals: 10 }, locale)).toEqual({
          kind: 'figure',
          value,
        });
      }
    }
    expect(writeFigure(1250, 2, true, german)).toBe('1.250,00');
  });
});
