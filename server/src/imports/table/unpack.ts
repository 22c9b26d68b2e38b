import { zipSync } from 'fflate';
import { fromBufferPromise } from 'yauzl';
import { spannedCells } from './extent.ts';
import { formatsAreShort } from './formats.ts';
import { tagsEndSoon } from './tags.ts';

/** What a workbook of 200,000 rows takes unpacked, and half as much again. */
export const MOST_UNPACKED = 100 * 1024 * 1024;
const MOST_FILES = 1000;

export class TooMuch extends Error {}

/** A workbook as it was measured: packed again without compression, so that what unpacks it next cannot be misled. */
export interface Measured {
  readonly archive: ArrayBuffer;
  /** All that its sheets span. */
  readonly cells: number;
}

/** Throws `TooMuch` where a sheet spans more cells than may be in memory, and other errors where it is damaged. */
export function measured(files: Record<string, Uint8Array>): Measured {
  let cells = 0;
  for (const file of Object.values(files)) {
    const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('latin1');
    cells += spannedCells(text);
    if (cells === Infinity) throw new TooMuch('too many cells');
    if (!tagsEndSoon(text) || !formatsAreShort(text)) throw new Error('XML that nobody writes');
  }
  return { archive: zipSync(files, { level: 0 }).buffer, cells };
}

/**
 * A workbook's XML, by path: nothing else is unpacked. Throws `TooMuch` beyond `MOST_UNPACKED`, whatever sizes it claims, and
 * other errors where it is damaged.
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  });
  if (archive.entryCount > MOST_FILES) throw new TooMuch('too many files');
  const files: Record<string, Uint8Array> = Object.create(null);
  let left = MOST_UNPACKED;
  for await (const entry of archive.eachEntry()) {
    if (!/^xl\/.*\.xml(?:\.rels)?$/.test(entry.fileName)) continue;
    if (entry.uncompressedSize > left) throw new TooMuch('too many bytes');
    // never gives more than the entry has claimed
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk);
    files[entry.fileName] = Buffer.concat(chunks);
    left -= entry.uncompressedSize;
  }
  return files;
}
