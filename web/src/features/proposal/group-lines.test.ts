import type { LineItemBody } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { groupLines } from './group-lines.ts';

function buildLine(changes: Partial<LineItemBody>): LineItemBody {
  return {
    id: 'a',
    catalog_item_id: null,
    category: 'audio',
    name: 'Speaker',
    quantity: 1,
    unit: 'day',
    unit_price: 10,
    total: 10,
    units: 1,
    days: 1,
    hours: null,
    is_optional: false,
    picked: false,
    reason: '',
    ...changes,
  };
}

describe('groupLines', () => {
  it('orders categories as people read them and keeps the order of lines in each', () => {
    const lines = [
      buildLine({ id: '1', category: 'crew' }),
      buildLine({ id: '2', category: 'audio' }),
      buildLine({ id: '3', category: 'audio' }),
    ];
    const { groups } = groupLines(lines);
    expect(groups.map((group) => [group.label, group.lines.map((line) => line.id)])).toEqual([
      ['Audio', ['2', '3']],
      ['Crew', ['1']],
    ]);
  });

  it('sums each category without the drift of binary fractions', () => {
    const { groups } = groupLines([buildLine({ total: 0.1 }), buildLine({ total: 0.2 })]);
    expect(groups[0]?.total).toBe(0.3);
  });

  it('keeps optional lines out of categories and sums', () => {
    const { groups, optional } = groupLines([buildLine({ id: '1' }), buildLine({ id: '2', is_optional: true })]);
    expect(groups.map((group) => group.total)).toEqual([10]);
    expect(optional.map((line) => line.id)).toEqual(['2']);
  });
});
