import { expect, it } from 'vitest';
import { replaceLine } from './replace-line.ts';

const line = { units: 2, days: 3, hours: null, optional: true };
const by = { productId: 'b', lineId: 'new' };

it('what takes the place of a line is there for as many units, days and hours', () => {
  const was = { ...line, unit_price: 40, name: 'Technician', category: 'staff' };
  expect(replaceLine({ ...line, id: 'old', was }, by)).toEqual([
    { kind: 'add_line', id: 'new', product_id: 'b', units: 2, days: 3, optional: true, before: 'old' },
    { kind: 'remove_line', line_id: 'old', was },
  ]);
  expect(replaceLine({ ...line, hours: 4, id: 'old', was: { ...was, hours: 4 } }, by)[0]).toMatchObject({ hours: 4 });
});
