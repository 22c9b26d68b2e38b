import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { z } from 'zod';
import { inEnglish } from '../../refusals/index.ts';
import { AppError, codeOf } from '../errors.ts';
import { CLOSING, type Closing, MANIFEST } from './closing.ts';

/** What a file is, as it is called where it is refused. */
export type TarFileKind = 'backup' | 'company archive';

export interface TarEntry {
  readonly name: string;
  /** To be read before the next entry is asked for. */
  readonly chunks: AsyncIterable<Buffer>;
}

/** Refuses a file in one sentence. */
export interface Refusals {
  broken(cause?: unknown): AppError;
  noneOfOurs(): AppError;
  /** `sign`: by what it is seen. */
  newer(sign: string): AppError;
}

export function refusalsOf(file: string, kind: TarFileKind): Refusals {
  const because = kind === 'backup' ? 'restore' : 'import';
  return {
    broken: (cause) => refusal(`${file} is broken: it was cut short or changed after it was made`, cause),
    noneOfOurs: () => refusal(`${file} is not a ${kind} made by Showbill`),
    newer: (sign) =>
      refusal(`${file} was made by a newer Showbill (${sign}): ${because} it with that version or a newer one`),
  };
}

function refusal(words: string, cause?: unknown): AppError {
  return new AppError('invalid_request', inEnglish(words), { cause });
}

export interface TarFileReader<Manifest, About extends Closing> {
  readonly kind: TarFileKind;
  /** In this form or an earlier one. */
  readonly format: number;
  readonly manifest: z.ZodType<Manifest>;
  readonly closing: z.ZodType<About>;
  /** Entries whose content is returned. */
  readonly wanted?: readonly string[];
}

export interface CheckedTarFile<Manifest, About extends Closing> {
  readonly file: string;
  readonly manifest: Manifest;
  readonly closing: About;
  readonly wanted: ReadonlyMap<string, Buffer>;
}

/**
 * Reads a file to its end and holds each entry to its hash. Throws AppError `invalid_request` in one sentence where it is
 * broken, none of ours, or in the format of a newer program.
 */
export async function checkTarFile<Manifest, About extends Closing>(
  file: string,
  reader: TarFileReader<Manifest, About>,
): Promise<CheckedTarFile<Manifest, About>> {
  const refusals = refusalsOf(file, reader.kind);
  const wanted = new Map<string, Buffer>();
  const found: Closing['entries'] = [];
  let manifest: { readonly read: Manifest } | null = null;
  let closing: About | null = null;
  for await (const { name, chunks } of readTarFile(file, reader.kind)) {
    if (closing !== null) throw refusals.broken();
    if (manifest === null && name !== MANIFEST) throw refusals.noneOfOurs();
    const keep = name === MANIFEST || name === CLOSING || reader.wanted?.includes(name) === true;
    const { bytes, sha256 } = await take(chunks, keep);
    if (name === MANIFEST) manifest = { read: readManifest(reader, refusals, bytes) };
    if (reader.wanted?.includes(name) === true) wanted.set(name, bytes);
    if (name === CLOSING) closing = parse(reader.closing, refusals, bytes);
    else found.push({ name, sha256 });
  }
  if (manifest === null) throw refusals.noneOfOurs();
  if (closing === null) throw refusals.broken();
  const expected = closing.entries;
  const isWhole =
    found.length === expected.length &&
    found.every(({ name, sha256: hash }, at) => expected[at]?.name === name && expected[at].sha256 === hash);
  if (!isWhole || reader.wanted?.some((name) => !wanted.has(name)) === true) throw refusals.broken();
  return { file, manifest: manifest.read, closing, wanted };
}

/** The entries in their order; each is passed over as far as it was not read. */
export async function* readTarFile(file: string, kind: TarFileKind): AsyncGenerator<TarEntry> {
  const refusals = refusalsOf(file, kind);
  await checkHeader(file, refusals);
  const unpacking = extract();
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip, unpacking);
  reading.catch(() => {}); // awaited below, unless whoever reads stops before
  try {
    for await (const entry of unpacking) {
      yield { name: entry.header.name, chunks: guarded(entry as AsyncIterable<Buffer>, refusals) };
      entry.resume();
    }
    await reading;
  } catch (error) {
    throw isDamage(error) ? refusals.broken(error) : error;
  }
}

async function* guarded(chunks: AsyncIterable<Buffer>, refusals: Refusals): AsyncGenerator<Buffer> {
  try {
    yield* chunks;
  } catch (error) {
    throw isDamage(error) ? refusals.broken(error) : error;
  }
}

/** All of an entry. */
export async function bytesOf({ chunks }: TarEntry): Promise<Buffer> {
  return (await take(chunks, true)).bytes;
}

async function take(chunks: AsyncIterable<Buffer>, keep: boolean): Promise<{ bytes: Buffer; sha256: string }> {
  const hash = createHash('sha256');
  const kept: Buffer[] = [];
  for await (const chunk of chunks) {
    hash.update(chunk);
    if (keep) kept.push(chunk);
  }
  return { bytes: Buffer.concat(kept), sha256: hash.digest('hex') };
}

/** What gzip writes first carries no sum of its own: without a name or a time, as here, it is the same in each file. */
async function checkHeader(file: string, refusals: Refusals): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(10), 0, 10, 0);
    if (bytesRead === 0) throw refusals.broken();
    if (!buffer.subarray(0, 8).equals(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]))) throw refusals.noneOfOurs();
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

function readManifest<Manifest, About extends Closing>(
  { format: known, manifest }: TarFileReader<Manifest, About>,
  refusals: Refusals,
  bytes: Buffer,
): Manifest {
  const { format } = parse(z.object({ format: z.number() }), refusals, bytes);
  if (format > known) throw refusals.newer(`its format is ${format}`);
  return parse(manifest, refusals, bytes);
}

function parse<T>(schema: z.ZodType<T>, refusals: Refusals, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (error) {
    throw refusals.broken(error);
  }
}
