import { z } from 'zod';
import { closingSchema, type TarFileReader } from '../platform/tar-file/index.ts';

/**
 * A backup is a gzipped tar: the manifest, the secrets, the rows of each table in pieces as PostgreSQL's COPY writes
 * them, and an entry that closes it and lists the others with their hashes. The tables themselves are what the migrations
 * make them.
 */
export const FORMAT = 1;

export const SECRETS = 'secrets.json';

/** A piece ends with the row in which it gets this long: hashing it keeps a server from answering for some milliseconds. */
export const PIECE_BYTES = 1024 * 1024;

export function pieceName(table: string, piece: number): string {
  return `tables/${table}/${String(piece).padStart(6, '0')}.copy`;
}

const manifestSchema = z.object({
  format: z.number(),
  /** Of the program that made it. */
  version: z.string(),
  made_at: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableRows = Manifest['tables'][number];

export const secretsSchema = z.object({
  /** The one that was made and kept in the data folder; null: the operator's own, which is kept nowhere. */
  secret_key: z.string().nullable(),
  /** A word sealed with it, in base64; null: the database was never used with one. */
  sealed_word: z.string().nullable(),
});
export type KeptSecrets = z.infer<typeof secretsSchema>;

const backupClosing = closingSchema.extend({ proposals: z.number() });
export type Closing = z.infer<typeof backupClosing>;

export const READER: TarFileReader<Manifest, Closing> = {
  kind: 'backup',
  format: FORMAT,
  manifest: manifestSchema,
  closing: backupClosing,
  wanted: [SECRETS],
};
