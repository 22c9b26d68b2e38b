import type { NoteCounts } from './note-counts.ts';
import type { SystemRows } from './system-row.ts';

/** How many units are owned, as text; blank where the file does not say. */
export function stockOf(rows: SystemRows, notes: NoteCounts): string {
  const isSerial = rows.means('tracking') === 'serial' || rows.isYes('bulk') === false;
  if (isSerial && hasUnits(rows)) {
    notes.add('units_counted');
    return String(rows.all.filter((row) => isOwned(rows, row)).length);
  }
  const texts = rows.all.flatMap((row) => quantitiesIn(rows, row).find(Boolean) ?? []);
  const numbers = texts.map(Number);
  if (texts.length < 2 && !(Number(texts[0]) < 0)) return texts[0] ?? '';
  if (!numbers.every(Number.isInteger)) return texts[0] ?? '';
  if (rows.all.length > 1) notes.add('depots_added');
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (sum < 0) notes.add('below_none');
  return String(Math.max(sum, 0));
}

/** What is for hire goes before what is for sale, except for what is only sold. */
function quantitiesIn(rows: SystemRows, row: SystemRows['first']): string[] {
  const [hired, sold] = [rows.cells('quantity', row), rows.cells('quantity_sale', row)];
  return rows.means('type') === 'sale' ? [...sold, ...hired] : hired;
}

/** Whether its rows are its units: a file may tell of serial numbers without having them, in one row with a quantity. */
function hasUnits(rows: SystemRows): boolean {
  const saysOfUnit = rows.cell('unit_active') !== '' || rows.cell('unit_status') !== '';
  return rows.all.length > 1 || saysOfUnit || rows.cell('quantity') === '';
}

function isOwned(rows: SystemRows, row: SystemRows['first']): boolean {
  return rows.isYes('unit_active', row) !== false && rows.means('unit_status', row) !== 'gone';
}
