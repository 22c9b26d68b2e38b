import { describe, expect, it } from 'vitest';
import { normaliseWords, similarity } from './similarity.ts';

describe('similarity', () => {
  it('is 1 for the same words in another number', () => {
    expect(similarity('speaker stands', 'Speaker stand')).toBe(1);
  });

  it('stays high where the name only says more', () => {
    expect(similarity('hog roast', 'Hog roast machine, gas')).toBeGreaterThan(0.85);
    expect(similarity('chairs', 'Folding chair white')).toBeGreaterThan(0.85);
  });

  it('weighs the word that names the thing more than all others together', () => {
    expect(similarity('red velvet chair', 'Red velvet rope')).toBeLessThan(0.5);
    expect(similarity('red velvet chair', 'Blue chair')).toBeGreaterThan(similarity('red velvet chair', 'Red cushion'));
  });

  it('takes the first noun of "pied de micro" as the thing', () => {
    expect(similarity('pied de micro', 'Pied pliant')).toBeGreaterThan(similarity('pied de micro', 'Micro HF'));
  });

  it('is 0 for nothing in common and for nothing asked', () => {
    expect(similarity('bouncy castle', 'Moving head')).toBe(0);
    expect(similarity('', 'Moving head')).toBe(0);
    expect(similarity('the', 'the')).toBe(0);
  });
});

it('makes words comparable across case, accents, number and compounds', () => {
  expect(normaliseWords('Die Stehtische')).toEqual(normaliseWords('STEHTISCH'));
  expect(normaliseWords('écrans')).toEqual(normaliseWords('Ecran'));
  expect(normaliseWords('QL5')).toEqual(normaliseWords('ql 5'));
});
