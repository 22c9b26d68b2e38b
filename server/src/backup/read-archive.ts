import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { AppError, codeOf } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';
import {
  type Closing,
  closingSchema,
  ENTRY,
  FORMAT,
  type KeptSecrets,
  type Manifest,
  manifestSchema,
  secretsSchema,
  sha256,
} from './format.ts';

export interface CheckedArchive {
  readonly file: string;
  readonly manifest: Manifest;
  readonly secrets: KeptSecrets;
  readonly closing: Closing;
}

export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Reads a backup to its end and holds each entry to its hash. Throws AppError `invalid_request` in one sentence where it
 * is broken, no backup, or in the format of a newer program.
 */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  const found: Closing['entries'] = [];
  let manifest: Manifest | null = null;
  let secrets: KeptSecrets | null = null;
  let closing: Closing | null = null;
  for await (const { name, bytes } of readEntries(file)) {
    if (closing !== null) throw broken(file);
    if (manifest === null && name !== ENTRY.manifest) throw noBackup(file);
    if (name === ENTRY.manifest) manifest = readManifest(file, bytes);
    else if (name === ENTRY.secrets) secrets = parse(file, secretsSchema, bytes);
    if (name === ENTRY.closing) closing = parse(file, closingSchema, bytes);
    else found.push({ name, sha256: sha256(bytes) });
  }
  if (manifest === null) throw noBackup(file);
  if (secrets === null || closing === null) throw broken(file);
  const expected = closing.entries;
  const isWhole =
    found.length === expected.length &&
    found.every(({ name, sha256: hash }, at) => expected[at]?.name === name && expected[at].sha256 === hash);
  if (!isWhole) throw broken(file);
  return { file, manifest, secrets, closing };
}

/** The entries in their order, each whole. */
export async function* readEntries(file: string): AsyncGenerator<Entry> {
  await checkHeader(file);
  const unpacking = extract();
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip, unpacking);
  reading.catch(() => {}); // awaited below, unless whoever reads stops before
  try {
    for await (const entry of unpacking) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await reading;
  } catch (error) {
    throw isDamage(error) ? broken(file, error) : error;
  }
}

/** What gzip writes first carries no sum of its own: without a name or a time, as here, it is the same in each backup. */
async function checkHeader(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(10), 0, 10, 0);
    if (bytesRead === 0) throw broken(file);
    if (!buffer.subarray(0, 8).equals(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]))) throw noBackup(file);
  } finally {
    await handle.close();
  }
}

/** What is wrong with the bytes, and not with the disk that they are on. */
function isDamage(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code === 'string') return code.startsWith('Z_') || code.startsWith('ERR_');
  return error instanceof Error && !(error instanceof AppError);
}

function readManifest(file: string, bytes: Buffer): Manifest {
  const { format } = parse(file, z.object({ format: z.number() }), bytes);
  if (format > FORMAT) throw newer(file, `its format is ${format}`);
  return parse(file, manifestSchema, bytes);
}

function parse<T>(file: string, schema: z.ZodType<T>, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw broken(file, error);
  }
}

function broken(file: string, cause?: unknown): AppError {
  return new AppError(
    'invalid_request',
    inEnglish(`${file} is broken: it was cut short or changed after it was made`),
    { cause },
  );
}

function noBackup(file: string): AppError {
  return new AppError('invalid_request', inEnglish(`${file} is not a backup made by Showbill`));
}

export function newer(file: string, sign: string): AppError {
  return new AppError(
    'invalid_request',
    inEnglish(`${file} was made by a newer Showbill (${sign}): restore it with that version or a newer one`),
  );
}
