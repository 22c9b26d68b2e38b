import { z } from 'zod';
import { foldWords } from '../../equipment/index.ts';
import {
  type ColumnReport,
  type FirstRow,
  type ImportMapping,
  isSystemHeading,
  type Recognised,
  type Source,
} from '../../imports/index.ts';
import { readTable } from '../../platform/data-files.ts';
import { BILLING_FIELDS, CLIENT_FIELDS, type ClientField } from './types.ts';

const FIELD_OF = new Map(
  readTable(
    new URL('./client-headings.csv', import.meta.url),
    z.strictObject({ field: z.enum(CLIENT_FIELDS), heading: z.string() }),
  ).map(({ field, heading }) => [heading, field]),
);

/** Where the tables of systems say which column it is. */
const OF_SYSTEMS = ['name', 'company', 'email', 'phone', 'mobile'] as const;

export function isClientHeading(heading: string): boolean {
  return FIELD_OF.has(foldWords(heading)) || isSystemHeading(heading, 'clients');
}

export interface ClientColumns {
  /** Position of each field's column. */
  readonly at: Readonly<Partial<Record<ClientField, number>>>;
  /** Of what another system tells its clients apart by. */
  readonly idAt: number | undefined;
  readonly report: ColumnReport<ClientField>;
}

interface ToMap {
  readonly headings: readonly string[];
  readonly firstRow: FirstRow;
  readonly chosen: ImportMapping['columns'];
  readonly system: Recognised | null;
}

/** Columns as a person has chosen them, else as the system has them that the file is from, else by their headings. */
export function mapClientColumns({ headings, firstRow, chosen, system }: ToMap): ClientColumns {
  const at: Partial<Record<ClientField, number>> = {};
  const fields = firstRow === 'data' ? [] : headings.map((heading) => FIELD_OF.get(foldWords(heading)));
  for (const field of CLIENT_FIELDS) {
    const byHeading = system === null || BILLING_FIELDS.some((each) => each === field);
    const found = byHeading ? fields.indexOf(field) : (ofSystem(system, field) ?? -1);
    const source = chosen[field];
    if (source === undefined && found >= 0) at[field] = found;
    if (source !== undefined && source !== null && 'column' in source && source.column < headings.length) {
      at[field] = source.column;
    }
  }
  return { at, idAt: system?.at.external_id?.[0], report: reportOf(headings, at) };
}

/** Where each field is read from. */
export function clientSources({ at }: ClientColumns): Partial<Record<ClientField, Source>> {
  return Object.fromEntries(Object.entries(at).map(([field, column]) => [field, { column }]));
}

function ofSystem({ at }: Recognised, field: ClientField): number | undefined {
  const known = OF_SYSTEMS.find((each) => each === field);
  return known && at[known]?.[0];
}

function reportOf(headings: readonly string[], at: ClientColumns['at']): ColumnReport<ClientField> {
  const fields = Object.entries(at);
  const read = new Set(fields.map(([, position]) => position));
  return {
    used: Object.fromEntries(
      fields.map(([field, position]) => [field, headings[position] || `column ${position + 1}`]),
    ),
    ignored: headings.filter((heading, position) => heading !== '' && !read.has(position)),
  };
}
