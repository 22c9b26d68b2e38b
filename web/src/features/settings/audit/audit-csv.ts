import { toCsv } from '../../../lib/csv.ts';
import { TEXTS } from '../../../texts/index.ts';
import { type Entry, factsOf, whoDid } from './who.ts';

const { columns, what } = TEXTS.audit;

/** The log as a file: a row for each entry. */
export function auditCsv(entries: readonly Entry[]): string {
  const head = [columns.at, columns.who, columns.what, columns.subject, columns.details];
  const rows = entries.map((entry) => [
    entry.at,
    whoDid(entry.actor),
    what[entry.what],
    entry.subject.name ?? '',
    factsOf(entry),
  ]);
  return toCsv([head, ...rows]);
}
