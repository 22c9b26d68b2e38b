import { describe, expect, it } from 'vitest';
import { readText } from '../document/text.ts';
import { readListeners } from './listeners.ts';

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
