import {
  cleanCell,
  type From,
  type ImportMapping,
  MOST_ROWS,
  NO_MAPPING,
  type OpenedFile,
  openFile,
  readRecords,
  type ReadOptions,
  recogniseSystem,
  type RowError,
  shown,
  unreadable,
} from '../../imports/index.ts';
import { type Saying, saidIn } from '../../refusals/index.ts';
import { clientSources, isClientHeading, mapClientColumns } from './columns.ts';
import { readClient } from './read-client.ts';
import type { ClientRow, ClientSheet, ParsedClients } from './types.ts';

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/** Opens a file of clients, whatever it is, to be read. Never throws. */
export function openClients(
  bytes: Uint8Array,
  options: ReadOptions & { readonly sheet?: string | undefined },
): Promise<OpenedFile> {
  return openFile(bytes, { ...options, isKnown: isClientHeading });
}

/** Reads a file of clients by its headings, those of a system that is known, or as a person has said. Never throws. */
export function readClients(
  opened: OpenedFile,
  { mapping = NO_MAPPING, from = null, language = 'en' }: ReadOptions & { mapping?: ImportMapping; from?: From },
): ParsedClients {
  const nothing = { rows: [], columns: { used: {}, ignored: [] }, sheet: null, system: null, sheets: null };
  if ('fault' in opened) return { ...nothing, errors: [opened.fault] };
  const { text, layout, sheets } = opened;
  const say = (saying: Saying) => saidIn(language, saying);
  const { records, errors } = readRecords(text, layout, MOST_ROWS, say);
  const whole = (saying: Saying) => [unreadable(saying, { language }, layout.headerLine).fault];
  if (records.length > MOST_ROWS) return { ...nothing, errors: whole(({ imports }) => imports.manyRows(MOST_ROWS)) };
  const { headers: headings, firstRow } = layout;
  const system = firstRow === 'data' ? null : recogniseSystem(headings, 'clients', from);
  const columns = mapClientColumns({ headings, firstRow, chosen: mapping.columns, system });
  const sheet: ClientSheet = {
    firstRow,
    headings,
    rows: records.length,
    samples: headings.map((_, at) =>
      records.slice(0, SAMPLES).map(({ fields }) => cleanCell((fields[at] ?? '').slice(0, LONGEST_SAMPLE))),
    ),
    sources: clientSources(columns),
    mapping,
  };
  const read = { columns: columns.report, sheet, system: system?.system ?? null, sheets };
  if (from !== null && from !== 'none' && system === null) {
    return { ...read, rows: [], errors: whole(({ imports }) => imports.notOfSystem) };
  }
  const { at } = columns;
  if (at.name === undefined && at.first_name === undefined && at.last_name === undefined && at.company === undefined) {
    return { ...read, rows: [], errors: whole(({ imports }) => imports.clientName(shown(headings.join(', ')))) };
  }
  const rows: ClientRow[] = [];
  const wrong: RowError[] = [...errors];
  for (const record of records) {
    const client = readClient(record, { columns, system: read.system, say });
    if (Array.isArray(client)) wrong.push(...client);
    else rows.push(client);
  }
  return { ...read, rows, errors: wrong };
}
