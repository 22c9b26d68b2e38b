import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { withBulletsForLabels } from './item-labels.ts';
import { alternatives, anyOf } from '../words/pattern-words.ts';
import { once } from '../../../platform/once.ts';
import { signaturesIn } from '../document/signature.ts';

/** One step by which a description is put in order before it is taken apart. It changes no offset. */
export interface Pass {
  readonly name: string;
  readonly example: { readonly from: string; readonly to: string };
  readonly apply: (text: string) => string;
}

/** In this order: each works on what those before it leave. */
export const PASSES: readonly Pass[] = [
  {
    name: 'signatures are blank',
    example: { from: 'A tent.\nRegards,\nAnn Hall', to: 'A tent.\n        \n        ' },
    apply: withoutSignatures,
  },
  {
    name: 'lines of a quoted mail are lines',
    example: { from: '> Chairs:\n>> 80', to: '  Chairs:\n   80' },
    apply: (text) => text.replace(/^(?:[ \t]?>){1,5}/gmu, blankOf),
  },
  {
    name: 'a question and its figure are a field',
    example: { from: 'How many chairs?\nYes, about 80', to: 'How many chairs:      about 80' },
    apply: (text) => text.replace(ANSWERED, (said) => ':'.padEnd(said.length)),
  },
  {
    name: 'abbreviations have no dots',
    example: { from: 'a P.A. system', to: 'a PA   system' },
    apply: (text) => text.replace(DOTTED, (said) => said.replace(/[.\s]/gu, '').padEnd(said.length)),
  },
  {
    name: 'feet and inches are feet',
    example: { from: 'tables of 5ft 6in', to: "tables of 5.5'   " },
    apply: (text) => text.replace(FEET_AND_INCHES, inFeet),
  },
  {
    name: 'items in the run of a line begin lines',
    example: { from: 'Needed: • 2 tents • 80 chairs • a stage', to: 'Needed:\n• 2 tents\n• 80 chairs\n• a stage' },
    apply: (text) => BULLETS.reduce(withLines, text),
  },
  {
    name: 'strokes between cells are bars',
    example: {
      from: 'Item / Qty / Unit\nTent / 2 / no.\nChair / 80 / no.',
      to: 'Item | Qty | Unit\nTent | 2 | no.\nChair | 80 | no.',
    },
    apply: withBars,
  },
  {
    name: 'labels of items are bullets',
    example: { from: '1. 2 tents\n2. 80 chairs', to: '•  2 tents\n•  80 chairs' },
    apply: withBulletsForLabels,
  },
  {
    name: 'numbers of parts are blank',
    example: { from: 'Lot 2: 80 chairs', to: 'Lot  : 80 chairs' },
    apply: (text) => text.replace(numbersOfParts(), (_, name: string, number: string) => name + blankOf(number)),
  },
];

/** The text that is read, of the same length as the description. */
export function withPasses(description: string): string {
  return PASSES.reduce((text, { apply }) => apply(text), description);
}

/** A question mark with the line break and the "yes" between it and a figure. */
const YES = String.raw`(?:${anyOf('answer')}(?: ${anyOf('please')})?[ ,.:;–-]{1,3})?`;
const ANSWERED = new RegExp(String.raw`\?[ \t]{0,4}(?:\r?\n[ \t]{0,4}){0,2}${YES}(?=(?:${anyOf('about')} )?\d)`, 'giu');
const DOTTED = /(?<![\p{L}.])(?:P\.\s?A|L\.E\.D|D\.G|A\.V|D\.J|T\.V)\.(?=\s|,|$)/gu;

const FEET_AND_INCHES =
  /(?<![\d.,])(\d{1,2})(?:\s?(?:ft|feet|foot)\s?(\d{1,2})\s?(?:in|ins|inch|inches)\b|ft(\d{1,2})(?![\d\p{L}]))/gu;
const INCHES_IN_FOOT = 12;

function inFeet(said: string, feet: string, apart: string | undefined, joined: string | undefined): string {
  const tenths = Math.min(9, Math.round((10 * Number(apart ?? joined)) / INCHES_IN_FOOT));
  return `${feet}.${tenths}'`.padEnd(said.length);
}

const FEWEST_BULLETS = 3;
const BULLETS: readonly RegExp[] = [
  /[ \t](?=[•●▪◦‣■□✓✔➢►][ \t]?\S)/gu,
  // "… that weekend: *stage *tables (20) *chairs (60)", and no "*note*"
  /[ \t](?=\*[ \t]?[\p{L}\d][^*\n]{0,60}(?:[ \t]\*|\n|$))/gu,
];

function withLines(text: string, bullet: RegExp): string {
  return (text.match(bullet)?.length ?? 0) < FEWEST_BULLETS ? text : text.replace(bullet, '\n');
}

const STROKE = / \/ /gu;
const FEWEST_ROWS = 3;
const FEWEST_CELLS = 3;

/** A table is of rows that have as many cells. */
function withBars(text: string): string {
  if (!text.includes(' / ')) return text;
  const lines = text.split('\n').map((line) => ({ line, cells: line.split(STROKE).length }));
  const blocks: { line: string; cells: number }[][] = [];
  for (const each of lines) {
    const block = blocks.at(-1);
    if (block?.[0]?.cells === each.cells) block.push(each);
    else blocks.push([each]);
  }
  return blocks
    .flatMap((block) => {
      const isTable = block.length >= FEWEST_ROWS && (block[0]?.cells ?? 0) >= FEWEST_CELLS;
      return block.map(({ line }) => (isTable ? line.replace(STROKE, ' | ') : line));
    })
    .join('\n');
}

/** "Item 12", "Pos. 3", "Art. 4.1" at the beginning of a line, a cell or a sentence. */
const numbersOfParts = once(() => {
  const rows = readTable(new URL('./part-names.csv', import.meta.url), z.strictObject({ name: z.string().min(1) }));
  const name = alternatives(rows.map((each) => each.name));
  const before = String.raw`(?:^|[\n(•|;]|[.:]\s)[ \t]{0,8}${name}\.?[ \t]{1,2}(?:No\.?[ \t]|Nr\.?[ \t]|#)?`;
  const number = String.raw`\d{1,3}(?:\.\d{1,2}){0,2}\p{Lu}?`;
  const behind = String.raw`[ \t]*[:.)–—-]|[ \t]{2,}|[ \t]+\p{Lu}|[ \t]*\n|[ \t]+\d`;
  return new RegExp(`(${before})(${number})(?=${behind})`, 'gu');
});

function withoutSignatures(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of signaturesIn(text)) {
    parts.push(text.slice(at, start), blankOf(text.slice(start, end)));
    at = end;
  }
  return at === 0 ? text : [...parts, text.slice(at)].join('');
}

function blankOf(said: string): string {
  return said.replace(/[^\n]/gu, ' ');
}
