import { metresPer } from '../../../equipment/index.ts';

/** "0.4 m high", "60 cm hoch", "24" high", "40er Füße", "patas de 40 cm": a number with its unit, then or before what it measures. */
const HIGH =
  /(\d{1,4}(?:[.,]\d{1,2})?)\s?(mm|cm|m|ft|feet|foot|inch(?:es)?|in|['\u2019]|["\u201d])\s?(?:high|hoch|hohe|(?:in )?height|tall|(?:de )?haute?(?:ur)?|de alt[oa]|de altura|hoog|legs?\b|f[\u00fcu](?:\u00df|ss))/giu;
const ON_LEGS =
  /(?:legs?|f(?:\u00fc|u)(?:\u00df|ss)e?n?|beinen?|patas|pieds|poten|h\u00f6he|height|hauteur|altura|hoogte)\s(?:of\s|de\s|von\s|van\s)?(\d{1,4}(?:[.,]\d{1,2})?)\s?(mm|cm|m)\b/giu;
/** "16' x 8', 16 inches", "8 x 6 ft @ 24\"": behind the area of a stage, what is no side of it. */
const BEHIND_AREA =
  /\d\s?(?:m|ft|feet|foot|['\u2019])?\s?[x\u00d7]\s?\d{1,3}\s?(?:m|ft|feet|foot|['\u2019])?(?:\s(?:riser|stage|platform|deck|podest|podium|b\u00fchne))?\s?[,@;]?\s{0,2}(?:at\s|auf\s|\u00e0\s|a\s|op\s)?(\d{1,3}(?:[.,]\d{1,2})?)\s?(mm|cm|inch(?:es)?|in(?=[\s.,;])|["\u201d])/giu;
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
