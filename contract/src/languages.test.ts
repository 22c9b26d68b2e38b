import { expect, it } from 'vitest';
import { languageAccepted, languageAmong, pluralIn } from './languages.ts';

it('the first locale with a language of ours decides', () => {
  expect(languageAmong(['de-AT', 'en'])).toBe('de');
  expect(languageAmong(['pt-BR', 'FR'])).toBe('fr');
  expect(languageAmong(['pt', 'it'])).toBeNull();
  expect(languageAmong([])).toBeNull();
});

it('a header is read by its weights, and what it refuses is not taken', () => {
  expect(languageAccepted('de-AT,de;q=0.9,en;q=0.5')).toBe('de');
  expect(languageAccepted('en;q=0.4, nl;q=0.8')).toBe('nl');
  expect(languageAccepted('es;q=0, fr;q=0.1')).toBe('fr');
  expect(languageAccepted('*')).toBeNull();
  expect(languageAccepted('')).toBeNull();
  expect(languageAccepted(',;;q=,')).toBeNull();
});

it('a number has the form that its language asks for', () => {
  expect(said('en', 0, 1, 1.5, 2, '1', '1,240')).toEqual(['many', 'one', 'many', 'many', 'one', 'many']);
  expect(said('fr', 0, 1, 1.5, 2, '0', '1 240')).toEqual(['one', 'one', 'one', 'many', 'one', 'many']);
});

function said(language: 'en' | 'fr', ...counts: (number | string)[]): string[] {
  return counts.map((count) => pluralIn(language)(count, 'one', 'many'));
}
