import { mailAddress } from '@showbill/contract';
import { cleanCell, cleanLines, type CsvRecord, type RowError, shown } from '../../imports/index.ts';
import type { Saying } from '../../refusals/index.ts';
import type { ClientColumns } from './columns.ts';
import type { ClientField, ClientRow } from './types.ts';

/** What is looked at of a cell; it is more than each of them may have. */
const LONGEST_CELL = 20_000;
const LONGEST: Readonly<Record<'name' | 'company' | 'phone' | 'notes', number>> = {
  name: 200,
  company: 200,
  phone: 200,
  notes: 10_000,
};
const LONGEST_ID = 100;

export interface ClientContext {
  readonly columns: ClientColumns;
  /** As it begins what the system calls them: `booqable`. */
  readonly system: string | null;
  readonly say: (saying: Saying) => string;
}

/** Reads one row: the client, or everything that is wrong with it. A company without a person is a client by its own name. */
export function readClient(record: CsvRecord, { columns, system, say }: ClientContext): ClientRow | RowError[] {
  const { line, fields } = record;
  const errors: RowError[] = [];
  const raw = (field: ClientField) => (fields[columns.at[field] ?? -1] ?? '').slice(0, LONGEST_CELL);
  const cell = (field: ClientField) => cleanCell(raw(field));
  const fail = (field: ClientField, saying: Saying) =>
    errors.push({ line, column: columns.report.used[field] ?? field, message: say(saying) });
  const within = (field: keyof typeof LONGEST, text: string): string | null => {
    if (Array.from(text).length > LONGEST[field]) {
      fail(field, ({ imports }) => imports.tooLong(shown(text), String(LONGEST[field])));
    }
    return text === '' ? null : text;
  };

  const person = cell('name') || [cell('first_name'), cell('last_name')].filter(Boolean).join(' ');
  const company = within('company', cell('company'));
  const name = within('name', person || (company ?? ''));
  if (name === null) fail('name', ({ imports }) => imports.noClientName);
  const email = cell('email');
  if (email !== '' && !mailAddress.safeParse(email).success) {
    fail('email', ({ imports }) => imports.clientEmail(shown(email)));
  }
  const phone = within('phone', cell('phone') || cell('mobile'));
  const notes = within('notes', cleanLines(raw('notes')));
  if (errors.length > 0 || name === null) return errors;
  const id = columns.idAt === undefined ? '' : cleanCell(fields[columns.idAt] ?? '').slice(0, LONGEST_ID);
  return {
    line,
    name,
    email: email || null,
    phone,
    company: person === '' ? null : company,
    notes,
    externalId: id === '' || system === null ? null : `${system}:${id}`,
  };
}
