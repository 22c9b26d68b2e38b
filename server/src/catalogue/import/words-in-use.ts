import { nameKey } from '../name-key.ts';
import { cleanCell } from '../../imports/index.ts';
import type { CatalogueRecord, Outcome, WordInUse, WordsInUse } from './types.ts';

const MOST_WORDS = 200;
/** What is longer is no word, and is shown cut. */
const LONGEST_WORD = 200;

/** The words of a column, each once however it is capitalised; none where the field has no column. */
export function wordsInUse<T>(
  records: readonly CatalogueRecord[],
  column: number | undefined,
  read: (text: string) => Outcome<T>,
): WordsInUse<T> {
  if (column === undefined) return { words: [], more: 0 };
  const cells = new Map<string, number>();
  for (const { fields } of records) {
    const cell = fields[column] ?? '';
    cells.set(cell, (cells.get(cell) ?? 0) + 1);
  }
  const byKey = new Map<string, { word: string; rows: number }>();
  for (const [cell, rows] of cells) {
    const word = cleanCell(cell.slice(0, LONGEST_WORD));
    const known = byKey.get(nameKey(word));
    if (known === undefined) byKey.set(nameKey(word), { word, rows });
    else known.rows += rows;
  }
  const all = Array.from(byKey.values(), ({ word, rows }): WordInUse<T> => {
    const outcome = read(word);
    return { word, rows, recognised: 'value' in outcome ? outcome.value : null };
  });
  all.sort((a, b) => Number(a.recognised !== null) - Number(b.recognised !== null) || b.rows - a.rows);
  return { words: all.slice(0, MOST_WORDS), more: Math.max(0, all.length - MOST_WORDS) };
}
