import { describe, expect, it } from 'vitest';
import { move } from './use-moves.ts';

function press(key: string, ctrlKey = false) {
  return move({ row: 5, column: 7 }, { key, ctrlKey, metaKey: false }, 100, 90);
}

describe('the keys of a grid', () => {
  it('move by a cell, a page, or to an end', () => {
    expect(press('ArrowUp')).toEqual({ row: 4, column: 7 });
    expect(press('ArrowRight')).toEqual({ row: 5, column: 8 });
    expect(press('PageDown')).toEqual({ row: 15, column: 7 });
    expect(press('Home')).toEqual({ row: 5, column: 0 });
    expect(press('End', true)).toEqual({ row: 99, column: 89 });
    expect(press('ArrowDown', true)).toEqual({ row: 99, column: 7 });
  });

  it('are no others', () => {
    expect(press('a')).toBeNull();
  });
});
