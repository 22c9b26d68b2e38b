import { inflateSync } from 'node:zlib';

const HEAD = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/**
 * The font inside a WOFF file, unpacked: https://www.w3.org/TR/WOFF/. Whoever reads the packed file glyph by glyph
 * unpacks it anew for each, which takes a third of a second where there are 65,000 of them.
 */
export function openWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF file');
  const count = woff.readUInt16BE(12);
  const font = Buffer.alloc(woff.readUInt32BE(16));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  const largest = 2 ** Math.floor(Math.log2(count));
  font.writeUInt16BE(16 * largest, 6);
  font.writeUInt16BE(Math.log2(largest), 8);
  font.writeUInt16BE(16 * (count - largest), 10);
  let end = HEAD.sfnt + ENTRY.sfnt * count;
  for (let at = 0; at < count; at++) {
    const entry = HEAD.woff + ENTRY.woff * at;
    const offset = woff.readUInt32BE(entry + 4);
    const packed = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const table = woff.subarray(offset, offset + packed);
    (packed < length ? inflateSync(table) : table).copy(font, end);
    const written = HEAD.sfnt + ENTRY.sfnt * at;
    woff.copy(font, written, entry, entry + 4);
    woff.copy(font, written + 4, entry + 16, entry + 20);
    font.writeUInt32BE(end, written + 8);
    font.writeUInt32BE(length, written + 12);
    end += Math.ceil(length / 4) * 4;
  }
  return font;
}
