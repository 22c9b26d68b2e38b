import type { NoteCounts } from './note-counts.ts';
import type { SystemRows } from './system-row.ts';

/** How many units are owned, as text; blank where the file does not say. */
export function stockOf(rows: SystemRows, notes: NoteCounts): string {
  const isSerial = rows.means('tracking') === 'serial' || rows.isYes('bulk') === false;
  if (isSerial) {
    notes.add('units_counted');
    return String(rows.all.filter((row) => isOwned(rows, row)).length);
  }
  if (!rows.has('quantity')) return '';
  const texts = rows.all.flatMap((row) => rows.cells('quantity', row)).filter(Boolean);
  const numbers = texts.map(Number);
  if (texts.length < 2 && !(Number(texts[0]) < 0)) return texts[0] ?? '';
  if (!numbers.every(Number.isInteger)) return texts[0] ?? '';
  if (rows.all.length > 1) notes.add('depots_added');
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (sum < 0) notes.add('below_none');
  return String(Math.max(sum, 0));
}

function isOwned(rows: SystemRows, row: SystemRows['first']): boolean {
  return rows.isYes('unit_active', row) !== false && rows.means('unit_status', row) !== 'gone';
}
