import type { ColumnReport, RowError } from '../types.ts';

/** Something that is wrong in the same way in one or more rows. */
export interface Fault<Field extends string> {
  readonly column: string;
  /** The field that was to be read there; null where it is the row, or the file. */
  readonly field: Field | null;
  /** Of the first row. */
  readonly message: string;
  /** Whether other rows hold other values. */
  readonly isVaried: boolean;
  readonly rows: number;
  /** The first lines, at most five. */
  readonly lines: readonly number[];
}

/** Rows with the same fault and different values that are told as one; of fewer each value is worth reading. */
const MANY = 10;
const MOST_LINES = 5;

/**
 * Errors by what is wrong, each once: rows whose message is the same, and many whose messages differ in the value alone.
 * The errors come by line, and so do the faults.
 */
export function shareFaults<Field extends string>(
  errors: readonly RowError[],
  used: ColumnReport<Field>['used'],
  all: readonly Field[],
): Fault<Field>[] {
  const fields = new Map<string, Field>(all.map((field) => [field, field]));
  for (const field of all) {
    const header = used[field];
    if (header !== undefined) fields.set(header, field);
  }
  const alike = Map.groupBy(errors, ({ column, message }) => `${column}\n${withoutValues(message)}`);
  const groups = [...alike.values()].flatMap((group) =>
    group.length >= MANY ? [group] : [...Map.groupBy(group, ({ message }) => message).values()],
  );
  return groups.map((group) => faultOf(group, fields)).sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}

function faultOf<Field extends string>(group: readonly RowError[], fields: ReadonlyMap<string, Field>): Fault<Field> {
  const { column = '', message = '' } = group[0] ?? {};
  const lines = new Set(group.map(({ line }) => line));
  return {
    column,
    field: fields.get(column) ?? null,
    message,
    isVaried: group.some((error) => error.message !== message),
    rows: lines.size,
    lines: [...lines].slice(0, MOST_LINES),
  };
}

function withoutValues(message: string): string {
  return message.replaceAll(/“[^”]*”|„[^“]*“|«[^»]*»|\d+/g, '…');
}
