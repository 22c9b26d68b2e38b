import { describe, expect, it } from 'vitest';
import { clipped, linesOf, oneLine } from './clean.ts';

describe('oneLine', () => {
  it('leaves out what cannot be seen and turns text round', () => {
    expect(oneLine('\u202egnp.\u202c\u200bA\u0000B\u0007\u200f \ufeffC\u00adD')).toBe('gnp.AB CD');
  });

  it('joins lines, but keeps spaces that hold figures and their signs together', () => {
    expect(oneLine('  VAT\t20\u00a0%\r\n\u2028here ')).toBe('VAT 20\u00a0% here');
  });

  it('composes letters, which fonts have as one', () => {
    expect(oneLine('Zu\u0308rich')).toBe('Zürich');
  });
});

describe('linesOf', () => {
  it('keeps line breaks, and of empty lines one', () => {
    expect(linesOf('\n\na\r\nb\n\n \n\nc')).toEqual(['a', 'b', '', 'c']);
  });
});

describe('clipped', () => {
  it('counts characters, not halves of them', () => {
    expect([clipped('😀😀😀', 3), clipped('😀😀😀', 2)]).toEqual(['😀😀😀', '😀…']);
  });
});
