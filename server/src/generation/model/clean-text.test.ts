import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

describe('cleaned text', () => {
  it('has no control characters, no marks that turn its direction, no lone surrogates', () => {
    expect(cleanText('a\u0000b\u001b[31mc\u0085\u202Ed\u2066e\uD800', 100)).toBe('ab[31mcde\uFFFD');
  });

  it('keeps line breaks of every kind as one, and letters of every language', () => {
    expect(cleanText(' Bühne\r\nfür 結婚式\u2028👩‍👩‍👧 \r ok ', 100)).toBe('Bühne\nfür 結婚式\n👩‍👩‍👧 \n ok');
  });

  it('is cut by characters, never through one', () => {
    expect(cleanText('🎸'.repeat(10), 4)).toBe('🎸🎸🎸🎸');
    expect(cleanText('🎸'.repeat(4), 4)).toBe('🎸🎸🎸🎸');
    expect(cleanText('abc', 4)).toBe('abc');
  });

  it('can be put on one line', () => {
    expect(cleanLine('two\n\tsets  of\u2028steps', 12)).toBe('two sets of');
  });
});
