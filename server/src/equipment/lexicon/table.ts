import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { once } from '../../platform/once.ts';

/** A table that lies beside the program. */
export interface Table<Row> {
  /** Its place below `equipment/`. */
  readonly file: string;
  /** Read and checked on first use, then kept. */
  readonly rows: () => readonly Row[];
}

const EQUIPMENT = new URL('../', import.meta.url);

/**
 * A CSV file with a header, one entry a line, each row as `columns` says. Lines are in the order of `LC_ALL=C sort`
 * and none comes twice: the order of rows never decides anything. A cell with a comma or a quotation mark in it is
 * quoted; none holds a line break. No two rows have the same `key`. Throws at the first line that is otherwise, with
 * the file and the line.
 */
export function table<Columns extends z.ZodRawShape>(
  file: string,
  columns: Columns,
  key?: (row: z.output<z.ZodObject<Columns>>) => string,
): Table<z.output<z.ZodObject<Columns>>> {
  const names = Object.keys(columns);
  const schema = z.array(z.object(columns));
  const read = (): z.output<typeof schema> => {
    const [header, ...lines] = readFileSync(new URL(file, EQUIPMENT), 'utf8').trimEnd().split('\n');
    if (header !== names.join(',')) throw new Error(`${file}:1: the header must be ${names.join(',')}`);
    const at = (index: number): string => `${file}:${index + 2}`;
    const parsed = schema.safeParse(
      lines.map((line, index) => {
        const before = lines[index - 1] ?? '';
        if (line === before) throw new Error(`${at(index)}: this row is a duplicate`);
        if (line < before) throw new Error(`${at(index)}: this row belongs further up, rows are sorted`);
        return rowOf(line, names, at(index));
      }),
    );
    if (parsed.success) {
      const twice = key === undefined ? -1 : duplicateOf(parsed.data.map(key));
      if (twice >= 0) throw new Error(`${at(twice)}: another row says something else of the same`);
      return parsed.data;
    }
    const [issue] = parsed.error.issues;
    const [index, ...cell] = issue?.path ?? [];
    throw new Error(`${at(Number(index))}: ${cell.join('.')}: ${issue?.message}`);
  };
  return { file, rows: once(read) };
}

function duplicateOf(keys: readonly string[]): number {
  const seen = new Set<string>();
  return keys.findIndex((key) => seen.size === seen.add(key).size);
}

function rowOf(line: string, names: readonly string[], at: string): Record<string, string> {
  const cells = cellsOf(line);
  if (cells.length !== names.length) throw new Error(`${at}: ${cells.length} cells instead of ${names.length}`);
  const row: Record<string, string> = {};
  names.forEach((name, column) => {
    row[name] = cells[column] ?? '';
  });
  return row;
}

const CELL = /(?:"((?:[^"]|"")*)"|([^,"]*))(?:,|$)/y;

function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < line.length) {
    const match = CELL.exec(line);
    if (match === null) return [];
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return line.endsWith(',') ? [...cells, ''] : cells;
}
