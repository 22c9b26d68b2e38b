import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What the styles of the client's page say of them, character by character: the server's `share/page/styles.ts`. */
const CUTS = [
  {
    name: 'client-latin.woff2',
    from: 'inter-latin-wght-normal.woff2',
    characters:
      'U+20-7E, U+A0-AC, U+AE-FF, U+131, U+152-153, U+2009, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, ' +
      'U+2032-2033, U+2039-203A, U+20AC, U+2122, U+2212',
  },
  {
    name: 'client-latin-ext.woff2',
    from: 'inter-latin-ext-wght-normal.woff2',
    characters:
      'U+100-130, U+132-148, U+14A-151, U+154-17F, U+218-21B, U+1E9E, U+20A0-20AB, U+20AD-20AF, U+20B1-20B5, U+20B8-20BA, U+20BC-20BF',
  },
] as const;

/** The weights of the page, kerning, figures of one width, and letters as each language writes them; nothing else. */
const CUT = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 650 } },
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl'],
} as const;

/** Cuts the fonts of the client's page, which is opened on telephones, out of the application's: half as large. */
export function clientFonts(): Plugin {
  return {
    name: 'client-fonts',
    apply: 'build',
    async generateBundle() {
      for (const { name, from, characters } of CUTS) {
        const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/${from}`)));
        const source = await subsetFont(whole, textOf(characters), CUT);
        this.emitFile({ type: 'asset', fileName: `fonts/${name}`, source });
      }
    },
  };
}

/** All characters of a `unicode-range`. */
function textOf(ranges: string): string {
  return ranges
    .split(', ')
    .map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
    })
    .join('');
}
