import { expect, it } from 'vitest';
import { holdsWords } from './holds-words.ts';

it('finds a page by any of its words, in any order, case and accents aside', () => {
  expect(['api', 'keys settings', ' Séttings ', ''].map((text) => holdsWords('Settings: API keys', text))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(holdsWords('Settings: API keys', 'settings mail')).toBe(false);
});
