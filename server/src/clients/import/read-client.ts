import { mailAddress } from '@showbill/contract';
import { cleanCell, cleanLines, type CsvRecord, type RowError, shown } from '../../imports/index.ts';
import type { Saying } from '../../refusals/index.ts';
import { countryNamed, kindNamed } from './billing-words.ts';
import type { ClientColumns } from './columns.ts';
import type { ClientField, ClientRow } from './types.ts';

/** What is looked at of a cell; it is more than each of them may have. */
const LONGEST_CELL = 20_000;
const LONGEST: Readonly<Record<'name' | 'company' | 'phone' | 'notes' | 'tax_number' | 'address', number>> = {
  name: 200,
  company: 200,
  phone: 200,
  notes: 10_000,
  tax_number: 40,
  address: 300,
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
  const taxNumber = within('tax_number', cell('tax_number'));
  const address = within('address', [cleanLines(raw('address')), townOf(columns, cell)].filter(Boolean).join('\n'));
  const country = countryNamed(cell('country'));
  if (country === null && cell('country') !== '') {
    fail('country', ({ imports }) => imports.clientCountry(shown(cell('country'))));
  }
  if (errors.length > 0 || name === null) return errors;
  const id = columns.idAt === undefined ? '' : cleanCell(fields[columns.idAt] ?? '').slice(0, LONGEST_ID);
  return {
    line,
    name,
    email: email || null,
    phone,
    company: person === '' ? null : company,
    notes,
    kind: kindNamed(cell('kind')),
    taxNumber,
    address,
    country,
    externalId: id === '' || system === null ? null : `${system}:${id}`,
  };
}

/** Postcode and city in the order of their columns, which is that of the country. */
function townOf({ at }: ClientColumns, cell: (field: ClientField) => string): string {
  const [first, second] =
    (at.city ?? 0) < (at.postcode ?? 0) ? (['city', 'postcode'] as const) : (['postcode', 'city'] as const);
  return [cell(first), cell(second)].filter(Boolean).join(' ');
}
