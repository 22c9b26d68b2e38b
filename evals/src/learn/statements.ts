import { parse } from 'csv-parse/sync';
import { kindsOf, type NotFromUsRow } from '../../../server/src/generation/understand/exclusions/fixtures.ts';
import { readData } from '../data.ts';

const FILES = [
  'english-mails',
  'english-papers',
  'english-enquiries',
  'english-american',
  'english-layouts',
  'german',
  'german-enquiries',
  'dutch',
  'french',
  'spanish',
  'french-spanish-dutch',
] as const;

/** What people write of things that are not to come from us, and of things that are, in as many words as they have: to learn from. */
export const STATEMENTS: readonly NotFromUsRow[] = FILES.flatMap((name) =>
  readStatements(readData(`statements/${name}.csv`)),
);

/**
 * The rows of a file: a text, the kinds in it that are not to come from us, and those that are wished for, each with
 * spaces between them. @throws RangeError where a row has not three cells, names no kind, or says both of one.
 */
export function readStatements(csv: string): readonly NotFromUsRow[] {
  const records: string[][] = parse(csv, { from_line: 2, relax_column_count: true });
  return records.map((cells) => {
    const [text, notFromUs, wished] = cells;
    if (text === undefined || notFromUs === undefined || wished === undefined)
      throw new RangeError(`"${cells.join(',')}" needs a text, what is not to come from us, and what is wished for`);
    const asked = new Set(kindsOf(wished));
    const both = kindsOf(notFromUs).find((kind) => asked.has(kind));
    if (both !== undefined) throw new RangeError(`"${text}" says both of ${both}`);
    return [text, notFromUs, wished];
  });
}
