import { field } from '../../lib/csv.ts';
import { addDays } from '../../lib/days.ts';
import { FIGURES, figuresOf, type GridProduct, type PackedFigures } from './figures.ts';

/** A line for each product and day, with the columns of the public API and the product's name and category. */
export function toCsv(
  products: readonly GridProduct[],
  figures: ReadonlyMap<string, PackedFigures>,
  { from, days }: { readonly from: string; readonly days: number },
): string {
  const lines = [['day', 'catalog_item_id', 'name', 'category', ...FIGURES].join(',')];
  const dates = Array.from({ length: days }, (_, at) => addDays(from, at));
  for (const { id, name, category } of products) {
    const packed = figures.get(id);
    if (packed === undefined) continue;
    for (const [at, day] of dates.entries()) {
      const units = figuresOf(packed, at);
      lines.push([day, id, field(name), category, ...FIGURES.map((figure) => units[figure])].join(','));
    }
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file; with a mark that tells spreadsheets how it is written. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
