import { CATEGORIES } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { categoryFromWord } from './category-words.ts';
import { table } from './lexicon/index.ts';

/** The headings of hire catalogues and their category; without one where no guess is made. */
const HEADINGS = table('test-data/headings.csv', { category: z.enum(['', ...CATEGORIES]), word: z.string() });

describe('categoryFromWord', () => {
  it('knows the headings of test-data/headings.csv', () => {
    const failing = HEADINGS.rows()
      .map((row) => ({ ...row, read: categoryFromWord(row.word) }))
      .filter(({ category, read }) => (read ?? '') !== category);
    expect(failing).toEqual([]);
  });

  it('knows each category by its own name', () => {
    expect(CATEGORIES.map((category) => categoryFromWord(category.toUpperCase()))).toEqual([...CATEGORIES]);
  });

  it('does not guess at a text', () => {
    expect(categoryFromWord('x'.repeat(5000))).toBeNull();
  });

  it('takes the last word of an English phrase and the first of others', () => {
    expect(categoryFromWord('Tent lighting')).toBe('lighting');
    expect(categoryFromWord('éclairage de chapiteau')).toBe('lighting');
    expect(categoryFromWord('Personal Licht')).toBe('crew');
  });
});
