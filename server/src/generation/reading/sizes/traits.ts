import { readTraits, type Traits } from '../../../equipment/index.ts';
import type { Language } from '../../facts.ts';
import { anyOf } from '../words/pattern-words.ts';
import { inFigures } from './spelled-sizes.ts';
import type { Text } from '../document/text.ts';

const HAS_FIGURE = /\d/u;
const UNIT_BEFORE = String.raw`(?:m|cm|mm|ft|metres|meters|feet|foot|pies|pieds|fuß|voet|['′’])?`;
const METRES_BEHIND = String.raw`\s?\d{1,2}(?:[.,]\d{1,2})?\s?m(?:et(?:er|re)s?|ètres?|etros?)?(?!\p{L})`;
const JOINTS = String.raw`by|mal|por|bij|par|x|×|${anyOf('cross_in_metres')}(?=${METRES_BEHIND})`;
const CROSSED = new RegExp(
  String.raw`(?<=\d\s?${UNIT_BEFORE}\s?)\b(?:${anyOf('side')}\s)?(?:${JOINTS})\b(?=\s?\d)`,
  'giu',
);

/** "60'' round". */
const TWO_STROKES = /(?<=\d\s?)(?:''|’’|′′)/gu;
/** "16ft. wide", "9 in. high": this dot ends nothing. */
const DOTTED = /(?<=\d\s?(?:ft|in|m|cm|mm|mtr))\.(?=[\s,)]|$)/giu;
const RUNNING_FEET = new RegExp(String.raw`\b${anyOf('running_feet')}\b`, 'giu');
const RUNNING = new RegExp(String.raw`\b${anyOf('running_metres')}\b`, 'giu');

/** "5 m by 3 m", "24' wide x 16' deep": sizes as the catalogue writes them; "24x12" in feet where the rest is. */
export function traitsOf(words: string, inFeet: boolean, language: Language = 'en'): Traits {
  const figures = inFigures(language === 'nl' ? words.replace(DUTCH_TENT, 'zelt') : words);
  if (!HAS_FIGURE.test(figures)) return {};
  const crossed = figures
    .replace(TWO_STROKES, '"')
    .replace(DOTTED, '')
    .replace(CROSSED, 'x')
    .replace(RUNNING, 'm')
    .replace(RUNNING_FEET, 'ft')
    .replace(ROUNDS, '$1 m');
  return readTraits(inFeet ? crossed.replace(BARE, "$1' x $2'") : crossed);
}

/** Dutch "tent 10 x 20": in metres, where an English one goes by feet. */
const DUTCH_TENT = /(?<!\p{L})tent(?=(?:en)?(?!\p{L}))/giu;
/** "1.8 rounds": metres across. */
const ROUNDS = /(?<![\d.])([12]\.\d{1,2})(?=\srounds?\b)/giu;
const SPELLED = String.raw`\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+(?:teen|ty))`;
const FEET = new RegExp(
  [
    String.raw`(?:\d|${SPELLED})[\s-]?(?:foot|feet)(?!\p{L})`,
    String.raw`\d\s?(?:inch|in|["″”])\s(?:rounds?|round tables?)\b`,
    String.raw`\d\s?(?:ft|feet|foot|pies|pulgadas|['′’])(?![\p{L}\d])`,
  ].join('|'),
  'iu',
);
// Thickness and pixel pitch are told in millimetres wherever the rest is in feet.
const METRES = /\d\s?(?:m|cm|metres?|meters?|sq ?m|sqm|m2|m²)(?![\p{L}\d])/iu;
/** A pair of figures without a unit. */
const BARE =
  /(?<![\d.,'′"])(\d{1,3})\s?[x×]\s?(\d{1,3})(?!\d|[.,]\d|\s?(?:["'′″]|x|×|ft|in|feet|foot|m|cm|mm)(?!\p{L}))/giu;

/** Sizes without a unit are feet: the text gives others in feet and none in metres. */
export function isInFeet({ raw }: Text): boolean {
  return FEET.test(raw) && !METRES.test(raw);
}
