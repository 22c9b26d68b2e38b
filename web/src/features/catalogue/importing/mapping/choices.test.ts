import { describe, expect, it } from 'vitest';
import { choiceOf, meaningOf, NOWHERE, sourceOf, withMeaning } from './choices.ts';

describe('a source', () => {
  it.each([null, { column: 0 }, { column: 12 }, { value: 'day' }, { value: 'column 3' }])(
    'is an option: %j',
    (source) => {
      expect(sourceOf(choiceOf(source))).toEqual(source);
    },
  );

  it('that nobody has named is nowhere', () => {
    expect(choiceOf(undefined)).toBe(NOWHERE);
  });
});

describe('the meaning of a word', () => {
  it('replaces the one it had, however it is capitalised, and can be taken back', () => {
    const first = withMeaning([], 'Nebel', 'lighting');
    const second = withMeaning(first, 'NEBEL', 'consumables');
    expect([meaningOf(second, 'nebel'), second.length]).toEqual(['consumables', 1]);
    expect(withMeaning(second, 'Nebel', null)).toEqual([]);
  });
});
