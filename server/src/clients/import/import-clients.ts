import type { Language } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import {
  type ColumnReport,
  type Fault,
  importUnderWay,
  type Opened,
  type RowError,
  shareFaults,
  type System,
  WHOLE_FILE,
} from '../../imports/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db.ts';
import { codeOf } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { saidIn } from '../../refusals/index.ts';
import { type KnownClient, type PlacedClient, placeClients } from './place-clients.ts';
import { CLIENT_FIELDS, type ClientField, type ClientRow, type ClientSheet, type ParsedClients } from './types.ts';

/** What is written of a row, as its changes are told. */
const WRITTEN = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'company',
  notes: 'notes',
  kind: 'kind',
  tax_number: 'taxNumber',
  address: 'address',
  country: 'country',
} as const satisfies Partial<Record<ClientField, keyof ClientRow>>;
type WrittenField = keyof typeof WRITTEN;
const WRITTEN_FIELDS = Object.keys(WRITTEN) as WrittenField[];

/** What an import changes of a client who was there. */
export interface ClientChange {
  readonly line: number;
  readonly name: string;
  readonly field: WrittenField;
  readonly from: string | null;
  readonly to: string;
}

export interface ClientImportResult {
  readonly created: number;
  /** Rows of clients who were there. */
  readonly updated: number;
  /** Of these, the ones that say what stands already. */
  readonly unchanged: number;
  readonly skipped: number;
  /** By line. */
  readonly errors: readonly RowError[];
  readonly errorCount: number;
  readonly faults: readonly Fault<ClientField>[];
  /** The first of them. */
  readonly changes: readonly ClientChange[];
  readonly columns: ColumnReport<ClientField>;
  readonly sheet: ClientSheet | null;
  readonly system: System | null;
  readonly sheets: Opened['sheets'];
}

export interface ClientImportOptions {
  /** Imports the good rows; otherwise one bad row keeps all out. */
  readonly skipInvalid: boolean;
  /** Says what would happen: the caller takes back what is written. */
  readonly dryRun?: boolean;
  readonly language?: Language | undefined;
  readonly actor?: Actor;
}

const MOST_CHANGES = 200;
const CHUNK = 2000;

/**
 * Brings the clients of a file in, in the caller's transaction. A cell that is filled goes before what is kept here; a blank one
 * leaves it. With errors and without `skipInvalid` nothing is written.
 */
export async function importClients(
  tx: Tx,
  companyId: string,
  parsed: ParsedClients,
  { skipInvalid, language = 'en', actor }: ClientImportOptions,
): Promise<ClientImportResult> {
  await lockClients(tx, companyId);
  const known = await knownClients(tx, companyId);
  const { placed, errors: misplaced } = placeClients(parsed.rows, known, (saying) => saidIn(language, saying));
  const errors = [...parsed.errors, ...misplaced].sort((a, b) => a.line - b.line);
  const { columns, sheet, system, sheets } = parsed;
  const skipped = new Set(errors.flatMap(({ line, column }) => (column === WHOLE_FILE ? [] : line))).size;
  const faults = shareFaults(errors, columns.used, CLIENT_FIELDS);
  const rest = { skipped, errors, errorCount: errors.length, faults, columns, sheet, system, sheets };
  if (errors.length > 0 && !skipInvalid) return { created: 0, updated: 0, unchanged: 0, changes: [], ...rest };
  const changed = placed.filter(({ row, known: old }) => old === null || says(row, old));
  for (let from = 0; from < changed.length; from += CHUNK) {
    await save(tx, companyId, changed.slice(from, from + CHUNK));
  }
  const created = placed.filter(({ known: old }) => old === null).length;
  const updated = placed.length - created;
  const unchanged = placed.length - changed.length;
  const details = { created, changed: updated - unchanged, unchanged, skipped };
  await recordAudit(tx, companyId, { what: 'client.imported', details }, actor);
  const changes = changed.flatMap(changesOf).slice(0, MOST_CHANGES);
  return { created, updated, unchanged, changes, ...rest };
}

/** One import of a company at a time, in whatever process. */
async function lockClients(tx: Tx, companyId: string): Promise<void> {
  try {
    await sql`select pg_advisory_xact_lock(hashtextextended('clients ' || ${companyId}, 0))`.execute(tx);
  } catch (error) {
    throw codeOf(error) === '55P03' ? importUnderWay() : error;
  }
}

async function knownClients(tx: Tx, companyId: string): Promise<readonly KnownClient[]> {
  const { rows } = await sql<KnownClient>`
    select id, name, email, phone, company, notes, kind, tax_number as "taxNumber", address, country, external_id as "externalId"
    from clients
    where company_id = ${companyId}
    order by created_at, id`.execute(tx);
  return rows;
}

function says(row: PlacedClient['row'], old: KnownClient): boolean {
  return (
    Object.values(WRITTEN).some((key) => row[key] !== null && row[key] !== old[key]) ||
    (row.externalId !== null && row.externalId !== old.externalId)
  );
}

function changesOf({ row, known }: PlacedClient): readonly ClientChange[] {
  if (known === null) return [];
  return WRITTEN_FIELDS.flatMap((field): ClientChange | readonly ClientChange[] => {
    const to = row[WRITTEN[field]];
    const from = known[WRITTEN[field]];
    return to === null || to === from ? [] : { line: row.line, name: known.name, field, from, to };
  });
}

async function save(tx: Tx, companyId: string, changed: readonly PlacedClient[]): Promise<void> {
  const records = changed.map(({ row, known }) => ({
    id: known?.id ?? newId(),
    is_new: known === null,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    notes: row.notes,
    kind: row.kind,
    tax_number: row.taxNumber,
    address: row.address,
    country: row.country,
    external_id: row.externalId,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
    id uuid, is_new boolean, name text, email text, phone text, company text, notes text, kind text, tax_number text, address text,
    country text, external_id text)`;
  await sql`
    insert into clients (company_id, id, name, email, phone, company, notes, kind, tax_number, address, country, external_id)
    select ${companyId}::uuid, id, name, email, phone, company, notes, kind, tax_number, address, country, external_id
    from ${given}
    where is_new`.execute(tx);
  await sql`
    update clients set
      name = r.name, email = coalesce(r.email, clients.email), phone = coalesce(r.phone, clients.phone),
      company = coalesce(r.company, clients.company), notes = coalesce(r.notes, clients.notes),
      kind = coalesce(r.kind, clients.kind), tax_number = coalesce(r.tax_number, clients.tax_number),
      address = coalesce(r.address, clients.address), country = coalesce(r.country, clients.country),
      external_id = coalesce(r.external_id, clients.external_id)
    from ${given}
    where not r.is_new and clients.company_id = ${companyId} and clients.id = r.id`.execute(tx);
}
