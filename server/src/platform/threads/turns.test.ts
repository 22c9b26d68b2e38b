import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

const anyone = () => true;

function taken(turns: Turns<string>): string[] {
  return Array.from({ length: turns.count }, () => turns.next(anyone)?.piece ?? '');
}

describe('turns', () => {
  it('go round, however many pieces one brings first', () => {
    const turns = new Turns<string>(100);
    for (const piece of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) turns.add(piece.charAt(0), piece);
    expect(taken(turns)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('pass over whoever may not go, who is then the first', () => {
    const turns = new Turns<string>(100);
    for (const piece of ['a1', 'b1', 'b2']) turns.add(piece.charAt(0), piece);
    expect(turns.next((party) => party !== 'a')).toEqual({ party: 'b', piece: 'b1' });
    expect(turns.next(() => false)).toBeNull();
    expect(taken(turns)).toEqual(['a1', 'b2']);
  });

  it('turn away the newest of whoever has most waiting, where there is no room', () => {
    const turns = new Turns<string>(3);
    expect(['a1', 'a2', 'a3'].map((piece) => turns.add('a', piece))).toEqual([null, null, null]);
    expect(turns.add('a', 'a4')).toBe('a4');
    expect(turns.add('b', 'b1')).toBe('a3');
    expect(turns.add('c', 'c1')).toBe('a2');
    expect(turns.add('c', 'c2')).toBe('c2');
    expect(taken(turns)).toEqual(['a1', 'b1', 'c1']);
  });

  it('are given up by what waits no longer', () => {
    const turns = new Turns<string>(3);
    for (const piece of ['a1', 'a2']) turns.add('a', piece);
    expect([turns.remove('a', 'a1'), turns.remove('a', 'a1'), turns.remove('b', 'a2')]).toEqual([true, false, false]);
    expect(turns.count).toBe(1);
    expect(taken(turns)).toEqual(['a2']);
  });
});
