import type { Traits } from '../types.ts';
import { FOOT_M } from './units-of-length.ts';

const BEFORE = String.raw`(?:(?:sold|priced|hired|rented|charged|price|rate)\s)?(?:per|/|by\sthe|by|a|pro|je|par|au|por|el|à\sla)\s{0,2}`;
const RUN = String.raw`(?:lin(?:ear|eal|éaire)?\.?\s?|running\s|laufende[rmn]?\s|lfd\.?\s?|strekkende\s)?`;
const BEHIND = String.raw`(?![\p{L}\d²³]|\s?[\d²³x×])`;

/** What one unit is where the name says by what it is sold; the first that fits. */
const STEPS: readonly (readonly [RegExp, Traits])[] = [
  [
    sold(String.raw`(?:sq(?:uare)?\.?\s?(?:ft|foot|feet)|sqft|sf|pied\scarré|pi²|pie\scuadrado)`),
    { widthM: FOOT_M, depthM: FOOT_M },
  ],
  [
    sold(
      String.raw`(?:sq(?:uare)?\.?\s?(?:m|metre|meter)|sqm|m²|m2|qm|quadratmeter|mètre\scarré|metro\scuadrado|vierkante\smeter)`,
    ),
    { widthM: 1, depthM: 1 },
  ],
  [sold(`${RUN}${String.raw`(?:ft|foot|feet|lft|lf|pied|pi|pie|fu(?:ß|ss)|voet)\.?`}`), { lengthM: FOOT_M }],
  [sold(`${RUN}${String.raw`(?:m|metre|meter|mtr|lfm|lfdm|lm|ml|laufmeter|mètre|metro)\.?`}`), { lengthM: 1 }],
];

function sold(unit: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s,(–-]|\d)${BEFORE}${unit}${BEHIND}`, 'iu');
}

/**
 * "Stage Skirt black, per ft", "Teppich rot je lfm", "tent floor / sq ft": one unit is a foot, a metre, a square of one;
 * null where nothing is said.
 */
export function soldBy(words: string): Traits | null {
  if (!SAID.test(words)) return null;
  return STEPS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** A description that says nothing else first: "per linear foot", "priced per metre, cut to length". */
export function soldByNote(note: string): Traits | null {
  return NOTE.test(note) ? soldBy(note) : null;
}

const NOTE = /^\s{0,2}(?:(?:sold|priced|hired|rented|charged|price|rate)\s)?(?:per|by the|pro|je|par|por|au)\s/iu;
const SAID = /(?:\b(?:per|by|pro|je|par|au|por|el|a)\s|à la\s|\/)/iu;
