import { describe, expect, it } from 'vitest';
import { groupPicking, type PickingLine } from './group-picking.ts';

function line(id: string, category: PickingLine['category'], productId: string | null = id): PickingLine {
  return { lineId: id, productId, name: id, category, unit: 'day', units: 1, parts: [], hiredIn: [], ticked: null };
}

function seen(lines: readonly PickingLine[], goesWith: Readonly<Record<string, readonly string[]>> = {}): string[] {
  const accessories = new Map(Object.entries(goesWith).map(([product, those]) => [product, new Set(those)]));
  return groupPicking(lines, accessories).map(({ category, entries }) => {
    const told = entries.map(({ lineId, accessories: own }) => [lineId, ...own.map((each) => each.lineId)].join('>'));
    return `${category}: ${told.join(' ')}`;
  });
}

describe('a picking list', () => {
  it('is in the order of the categories, and within one in the order of the lines', () => {
    expect(seen([line('wash', 'lighting'), line('mixer', 'audio'), line('amp', 'audio')])).toEqual([
      'audio: mixer amp',
      'lighting: wash',
    ]);
  });

  it('has an accessory under the first line that it goes with, whatever its category', () => {
    const lines = [line('clamp', 'rigging'), line('wash', 'lighting'), line('spot', 'lighting')];
    expect(seen(lines, { wash: ['clamp'], spot: ['clamp'] })).toEqual(['lighting: wash>clamp spot']);
  });

  it('has what goes with an accessory under the same line', () => {
    const lines = [line('battery', 'power'), line('mic', 'audio'), line('stand', 'audio')];
    expect(seen(lines, { stand: ['battery'], mic: ['stand'] })).toEqual(['audio: mic>battery>stand']);
  });

  it('loses no line where products go with each other', () => {
    const lines = [line('a', 'audio'), line('b', 'audio'), line('own', 'audio', null)];
    expect(
      seen(lines, { a: ['b'], b: ['a'] })
        .join()
        .match(/\b(a|b|own)\b/gu)
        ?.toSorted(),
    ).toEqual(['a', 'b', 'own']);
  });
});
