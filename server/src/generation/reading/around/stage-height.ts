import { metresPer } from '../../../equipment/index.ts';
import { anyOf } from '../words/pattern-words.ts';

/** "0.4 m high", "60 cm hoch", "24" high", "40er Füße", "patas de 40 cm": a number with its unit, then or before what it measures. */
const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const INCHES = String.raw`inch(?:es)?|["”]`;
const HIGH = new RegExp(
  String.raw`${NUMBER}\s?(mm|cm|m|ft|feet|foot|in|['’]|${INCHES})\s?(?:${anyOf('high')}|legs?\b)`,
  'giu',
);
const ON_LEGS = new RegExp(
  String.raw`${anyOf('height_before')}\s(?:(?:of|de|von|van)\s)?${NUMBER}\s?(mm|cm|m)\b`,
  'giu',
);
/** "16' x 8', 16 inches", "8 x 6 ft @ 24\"": behind the area of a stage, what is no side of it. */
const LENGTH_UNIT = String.raw`\s?(?:m|ft|feet|foot|['’])?`;
const AREA = String.raw`\d${LENGTH_UNIT}\s?[x×]\s?\d{1,3}${LENGTH_UNIT}`;
const NAMED = String.raw`(?:\s(?:riser|stage|platform|deck|podest|podium|bühne))?`;
const AT = String.raw`\s?[,@;]?\s{0,2}(?:(?:at|auf|à|a|op)\s)?`;
const BEHIND_AREA = new RegExp(String.raw`${AREA}${NAMED}${AT}${NUMBER}\s?(mm|cm|in(?=[\s.,;])|${INCHES})`, 'giu');
const BY_NUMBER = /(\d{2,3})er[ -]?f[\u00fcu](?:\u00df|ss)/giu;

/** What a stage may be high; a wall or a tree is higher. */
const LOWEST_M = 0.15;
const HIGHEST_M = 2;

/** The height in metres that a brief gives its stage; undefined where it gives none. */
export function stageHeightIn(description: string): number | undefined {
  const said = [
    ...[...description.matchAll(HIGH), ...description.matchAll(ON_LEGS), ...description.matchAll(BEHIND_AREA)].map(
      ([, number, unit]) => inMetres(number, unit),
    ),
    ...[...description.matchAll(BY_NUMBER)].map(([, number]) => inMetres(number, 'cm')),
  ];
  return said.find((height) => height >= LOWEST_M && height <= HIGHEST_M);
}

function inMetres(number = '', unit = ''): number {
  return Math.round(Number(number.replace(',', '.')) * metresPer(unit) * 1000) / 1000;
}
