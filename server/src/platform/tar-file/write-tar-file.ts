import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { CLOSING, type Closing, MANIFEST, sha256 } from './closing.ts';

const LEVEL = 4;

/** Puts entries into a file, one after another. */
export interface TarWriter {
  put(name: string, bytes: Buffer, rows?: number): Promise<void>;
  /** The same for what is not held in memory as a whole; throws where it is not as long as `size` says. */
  putStream(name: string, size: number, rows: number, chunks: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Writes a gzipped tar to a new file that only its owner may read: the manifest, what `fill` puts into it, and an entry
 * that closes it and lists the others with their hashes. What `fill` returns stands in that one too.
 */
export async function writeTarFile(
  file: string,
  manifest: object,
  fill: (writer: TarWriter) => Promise<object>,
): Promise<void> {
  const archive = pack();
  const packing = packAll(archive, manifest, fill).then(
    () => archive.finalize(),
    (error: unknown) => {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    },
  );
  const writing = pipeline(
    archive,
    createGzip({ level: LEVEL }),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  // each ends the other where it fails, with an error that says less than its own
  const failures = (await Promise.allSettled([writing, packing])).filter((each) => each.status === 'rejected');
  const reasons = failures.map(({ reason }): unknown => reason);
  if (reasons.length > 0) throw reasons.find((reason) => reason !== undefined && hasCode(reason)) ?? reasons[0];
}

async function packAll(archive: Pack, manifest: object, fill: (writer: TarWriter) => Promise<object>): Promise<void> {
  const entries: Closing['entries'] = [];
  const put: TarWriter['put'] = async (name, bytes, rows) => {
    await addEntry(archive, name, bytes);
    entries.push({ name, sha256: sha256(bytes), ...(rows !== undefined && { rows }) });
  };
  const putStream: TarWriter['putStream'] = async (name, size, rows, chunks) => {
    entries.push({ name, sha256: await streamEntry(archive, name, size, chunks), rows });
  };
  await put(MANIFEST, jsonBytes(manifest));
  const about = await fill({ put, putStream });
  await addEntry(archive, CLOSING, jsonBytes({ ...about, entries } satisfies Closing));
}

export function jsonBytes(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

function addEntry(archive: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** Returns the SHA-256 of what it has written. */
async function streamEntry(archive: Pack, name: string, size: number, chunks: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  const ended = Promise.withResolvers<void>();
  ended.promise.catch(() => {}); // awaited below, unless the chunks fail before
  const entry = archive.entry({ name, size, mode: 0o600 }, (error) => (error ? ended.reject(error) : ended.resolve()));
  for await (const chunk of chunks) {
    hash.update(chunk);
    // of a file that fails meanwhile nothing drains
    if (!entry.write(chunk)) await Promise.race([drained(entry), ended.promise]);
  }
  entry.end(null);
  await ended.promise;
  return hash.digest('hex');
}

function drained(entry: NodeJS.EventEmitter): Promise<void> {
  return new Promise((resolve) => entry.once('drain', resolve));
}

function hasCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE';
}
