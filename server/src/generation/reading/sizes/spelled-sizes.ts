import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { alternatives, anyOf } from '../words/pattern-words.ts';

/** "eight-foot tables", "sixty inch rounds", "60 फुट": sizes in words and in units of another script. */
export function inFigures(words: string): string {
  return words
    .replace(HINDI_FEET, 'ft')
    .replace(HINDI_METRES, 'm')
    .replace(TENS, (_, tens: string, one: string) =>
      String((TENS_OF.get(tens.toLowerCase()) ?? 0) + (ONES_OF.get(one.toLowerCase()) ?? 0)),
    )
    .replace(
      OTHER_SIDE,
      (_, before: string, number: string) => `${before}${SPELLED_OUT.get(number.toLowerCase()) ?? number}`,
    )
    .replace(SPELLED, (_, number: string) => `${SPELLED_OUT.get(number.toLowerCase()) ?? number} `);
}

const row = z.strictObject({ word: z.string().min(1), value: z.coerce.number() });
const SPELLED_OUT: ReadonlyMap<string, number> = new Map(
  readTable(new URL('./spelled-numbers.csv', import.meta.url), row).map(({ word, value }) => [word, value]),
);
const NUMBER = alternatives(SPELLED_OUT.keys());

/** "TWENTY-FOUR feet". */
const TENS_OF: ReadonlyMap<string, number> = new Map([
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['sixty', 60],
]);
const ONES_OF: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine'.split(' ').map((word, at) => [word, at + 1] as const),
);
const TENS = new RegExp(
  String.raw`(?<![\p{L}\d])(${alternatives(TENS_OF.keys())})[\s-](${alternatives(ONES_OF.keys())})` +
    String.raw`(?=\s?(?:-|feet|foot|ft|inch|met(?:re|er)|by))`,
  'giu',
);

const HINDI_FEET = /फ\u093c?(?:ु|ी|ि)ट(?!\p{M})/gu;
const HINDI_METRES = /मी(?:टर)?(?![\p{L}\p{M}])/gu;

const JOINT = '(?:by|mal|por|sur|bij)';
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\d])(${NUMBER})[\s-](?=${anyOf('unit_of_figure')}(?!\p{L})|${JOINT}\s\d)`,
  'giu',
);
/** "24 feet by SIXTEEN", "sechs mal VIER Meter": the other side in a word. */
const UNIT = String.raw`(?:['’′]|ft|feet|foot|m|met(?:re|er)s?|metros?|mètres?|pieds?|voet|fuß)?`;
const OTHER_SIDE = new RegExp(
  String.raw`((?:\d|(?<!\p{L})${NUMBER})\s?${UNIT}\s(?:${JOINT}|x)\s)(${NUMBER})(?!\p{L})`,
  'giu',
);
