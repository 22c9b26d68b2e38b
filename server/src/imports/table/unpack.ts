import { zipSync } from 'fflate';
import { fromBufferPromise } from 'yauzl';
import { spansTooMuch } from './extent.ts';

/** What a workbook of 200,000 rows takes unpacked, and half as much again. */
export const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_FILES = 1000;

export class TooMuch extends Error {}

/** A workbook as it was measured: packed again without compression, so that what unpacks it next cannot be misled. */
export interface Measured {
  readonly archive: ArrayBuffer;
  /** What names its sheets. */
  readonly workbook: Uint8Array | undefined;
}

/**
 * Throws `TooMuch` where it unpacks to over `MOST_UNPACKED` or spans more cells than may be in memory, and other errors where
 * it is damaged.
 */
export async function measured(bytes: Uint8Array): Promise<Measured> {
  const files = await unpackXml(bytes);
  if (Object.values(files).some(spansTooMuch)) throw new TooMuch('too many cells');
  return { archive: zipSync(files, { level: 0 }).buffer, workbook: files['xl/workbook.xml'] };
}

/** The XML in a zip archive, by path: nothing else is unpacked, and no more than `MOST_UNPACKED`, whatever sizes it claims. */
async function unpackXml(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  });
  if (archive.entryCount > MOST_FILES) throw new TooMuch('too many files');
  const files: Record<string, Uint8Array> = Object.create(null);
  let left = MOST_UNPACKED;
  for await (const entry of archive.eachEntry()) {
    if (!/\.(?:xml|xml\.rels)$/.test(entry.fileName)) continue;
    if (entry.uncompressedSize > left) throw new TooMuch('too many bytes');
    // never gives more than the entry has claimed
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk);
    files[entry.fileName] = Buffer.concat(chunks);
    left -= entry.uncompressedSize;
  }
  return files;
}
