import { z } from 'zod';
import { readTable } from '../platform/data-files.ts';

/** Goes up when a file or field of an archive no longer means what it did. */
export const FORMAT = 1;

/**
 * How a field is made from its column and the other way round: as it is, a person's address of mail, what more of that
 * person is told, or the name of the file in the archive that holds the bytes.
 */
const AS = ['', 'person', 'of_person', 'file'] as const;

export interface Field {
  readonly field: string;
  readonly column: string;
  readonly as: (typeof AS)[number];
  readonly meaning: string;
}

/** A file of the archive: JSON lines, one for each row of a table. */
export interface ArchiveFile {
  /** `proposals.jsonl` */
  readonly name: string;
  readonly table: string;
  readonly meaning: string;
  readonly fields: readonly Field[];
}

/** A table of companies, or with `column` one of its columns, that is in no archive. */
export interface LeftOut {
  readonly table: string;
  readonly column: string;
  readonly reason: string;
}

const filesSchema = z.object({ file: z.string(), table: z.string(), meaning: z.string() });
const fieldsSchema = z.object({
  file: z.string(),
  field: z.string().regex(/^[a-z_0-9]+$/),
  column: z.string(),
  as: z.enum(AS),
  meaning: z.string(),
});
const leftOutSchema = z.object({ table: z.string(), column: z.string(), reason: z.string() });

/** The files of an archive, each after those that its rows refer to. */
export function listArchiveFiles(): readonly ArchiveFile[] {
  const fields = Map.groupBy(readTable(new URL('fields.csv', import.meta.url), fieldsSchema), ({ file }) => file);
  return readTable(new URL('files.csv', import.meta.url), filesSchema).map(({ file, table, meaning }) => ({
    name: `${file}.jsonl`,
    table,
    meaning,
    fields: (fields.get(file) ?? []).map(({ file: _file, ...field }) => field),
  }));
}

export function listLeftOut(): readonly LeftOut[] {
  return readTable(new URL('left-out.csv', import.meta.url), leftOutSchema);
}

/** What the files of bytes are called, as an expression over `t`, the row that they belong to. */
export const BYTES: Readonly<Record<string, string>> = {
  'company_logos.image': `'logo.' || split_part(t.media_type, '/', 2)`,
  'product_pictures.small': `'pictures/' || t.id || '-small.jpeg'`,
  'product_pictures.large': `'pictures/' || t.id || '-large.jpeg'`,
  'enquiry_files.content': `'enquiries/' || t.id`,
  'invoice_copies.content': `'invoices/' || (
    select i.number from invoices i where i.company_id = t.company_id and i.id = t.invoice_id) || '.pdf'`,
  'acceptances.copy': `'signed/' || (
    select p.number from proposals p where p.company_id = t.company_id and p.id = t.proposal_id) || '.pdf'`,
};
