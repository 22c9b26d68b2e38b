import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { openWoff } from './open-woff.ts';

const FILE = fileURLToPath(
  import.meta.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'),
);
const WORD = 'שלום';

describe('openWoff', () => {
  it('gives the same font, unpacked', () => {
    const packed = readFileSync(FILE);
    const font = openWoff(packed);
    expect(font.length).toBeGreaterThan(packed.length);
    expect(shapesOf(font)).toEqual(shapesOf(packed));
  });

  it('takes nothing else', () => {
    expect(() => openWoff(Buffer.from('wOF2 and so on'))).toThrow('no WOFF');
  });
});

function shapesOf(bytes: Buffer) {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('it holds more than one font');
  const { glyphs, advanceWidth } = font.layout(WORD);
  return { name: font.postscriptName, advanceWidth, shapes: glyphs.map(({ path }) => path.toSVG()) };
}
