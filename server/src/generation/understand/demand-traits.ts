import { INCH_M, readTraits, type Traits } from '../../equipment/index.ts';
import type { Language } from '../types.ts';
import type { Mention } from './mention.ts';
import { inFigures } from './spelled-sizes.ts';
import { groundDimensionsIn, stageDimensionsIn } from './stage-dimensions.ts';
import { COUNT_OF_SIZES, type Span, type Text } from '../reading/document/text.ts';

const HAS_FIGURE = /\d/u;
const CROSSED =
  /(?<=\d\s?(?:m|cm|mm|ft|metres|meters|feet|foot|pies|pieds|fuß|voet|'|′|’)?\s?)\b(?:(?:wide|long|deep|breit|lang|tief|large)\s)?(?:by|mal|por|bij|par|x|×|(?:sur|auf|op)(?=\s?\d{1,2}(?:[.,]\d{1,2})?\s?m(?:et(?:er|re)s?|ètres?|etros?)?(?!\p{L})))\b(?=\s?\d)/giu;

/** "A stage … no less than 24 feet by 12 feet", "ein Zelt, 20 m lang und 10 m breit": where no area stands with the stage itself. */
export function withDimensions(traits: Traits, { raw, tokens }: Text, { to }: Span, thing: 'stage' | 'tent'): Traits {
  if (traits.widthM !== undefined && traits.depthM !== undefined) return traits;
  const dimensionsIn = thing === 'stage' ? stageDimensionsIn : groundDimensionsIn;
  const last = tokens[to - 1];
  const start = SAYS_SIZE.test(last?.text ?? '') ? last?.start : last?.end; // "Bühnenbreite 6 m, -tiefe 4 m"
  const found = dimensionsIn(raw.slice(start ?? 0));
  if (found === null) return traits;
  const { lengthM: _, ...rest } = traits;
  return { ...rest, ...found };
}

/** "Mischpult: / 24 Kanäle", "mesa digital de 16 canales": said behind a desk or in the line under it. */
export function withChannels(traits: Traits, { raw, tokens, language }: Text, { kinds: [kind], to }: Mention): Traits {
  if (traits.channels !== undefined || (kind !== 'mixing_console' && kind !== 'stagebox')) return traits;
  if (language === 'en' && tokens[to]?.text !== ':') return traits; // people who talk of desks talk of several
  const end = tokens[to - 1]?.end ?? 0;
  const said = CHANNELS.exec(raw.slice(end, end + REACH));
  return said === null ? traits : { ...traits, channels: Number(said[1]) };
}

const REACH = 80; // characters
const CHANNELS =
  /^(?:[ \t]*:?[ \t]*\n\s*(?:[-•*] ?)?|[^.;\n\d]{0,50}?)(?:(?:min|mind|at least|mindestens|minimum|minimaal|al menos)\.?[ \t])?(\d{2})[ -]?(?:channels?|ch|kanäle?n?|kanal|canaux|canales|kanalen|kanaals|voies|inputs|entrées|entradas)(?!\p{L})/iu;

const SAYS_SIZE = /(?:breite|grosse|masse?)$/u;

/** "60'' round". */
const TWO_STROKES = /(?<=\d\s?)(?:''|’’|′′)/gu;
/** "16ft. wide", "9 in. high": this dot ends nothing. */
const DOTTED = /(?<=\d\s?(?:ft|in|m|cm|mm|mtr))\.(?=[\s,)]|$)/giu;
const RUNNING_FEET = /\b(?:lin(?:ear|eal)?\.?|running)\s(?:feet|foot|ft)\b|\b(?:lf|lft)\b/giu;
const RUNNING = /\b(?:(?:laufende|linear|running|lin) met(?:er|re)s?|lin m|laufmeter|lfm|mtrs?)\b/giu;

/** "5 m by 3 m", "24' wide x 16' deep": sizes as the catalogue writes them; "24x12" in feet where the rest is. */
export function traitsOf(words: string, inFeet: boolean, language: Language = 'en'): Traits {
  const figures = inFigures(
    (language === 'nl' ? words.replace(DUTCH_TENT, 'zelt') : words).replace(COUNT_OF_SIZES, '$1 '),
  );
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
const FEET =
  /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+(?:teen|ty)))[\s-]?(?:foot|feet)(?!\p{L})|\d\s?(?:inch|in|["″”])\s(?:rounds?|round tables?)\b|\d\s?(?:ft|feet|foot|pies|pulgadas|['′’])(?![\p{L}\d])/iu;
// Thickness and pixel pitch are told in millimetres wherever the rest is in feet.
const METRES = /\d\s?(?:m|cm|metres?|meters?|sq ?m|sqm|m2|m²)(?![\p{L}\d])/iu;
/** A pair of figures without a unit. */
const BARE =
  /(?<![\d.,'′"])(\d{1,3})\s?[x×]\s?(\d{1,3})(?!\d|[.,]\d|\s?(?:["'′″]|x|×|ft|in|feet|foot|m|cm|mm)(?!\p{L}))/giu;

/** Sizes without a unit are feet: the text gives others in feet and none in metres. */
export function isInFeet({ raw }: Text): boolean {
  return FEET.test(raw) && !METRES.test(raw);
}

/** The one measure of a round is its diameter. */
export function across({ lengthM, inches, ...others }: Traits): Traits {
  const metres = others.diameterM ?? lengthM ?? (inches === undefined ? undefined : inches * INCH_M);
  return metres === undefined ? others : { ...others, diameterM: metres };
}

/** The one length of a picture is its width. */
export function wide({ lengthM, ...others }: Traits): Traits {
  const widthM = others.widthM ?? lengthM;
  return widthM === undefined ? others : { ...others, widthM };
}
