import type { Language } from '../../types.ts';
import { isSame, type Mention } from '../mention.ts';
import { isCounted, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { AND_OR, ARTICLES, DEFINITE, DENIALS, POSSESSIVES } from './small-words.ts';

/**
 * Whether what refuses a thing refuses one sort of it or a state it may be in: "500 chairs. BROKEN chairs will not be
 * accepted", "12 armless chairs. … FOLDING chairs are unsuitable", "3 gazebos. BRANDED gazebos are not allowed".
 */
export function isOfOneSort(reading: Reading, finding: Finding): boolean {
  const { text, mentions } = reading;
  const [first, last] = [mentions[finding.first], mentions[finding.last]];
  if (first === undefined || last === undefined) return false;
  if (
    isPoor(text, describing(text, first)) ||
    isPoor(text, { from: last.to, to: Math.max(finding.to, last.to + CLOSE) })
  )
    return true;
  if (isTooEarly(reading, last, finding) || isOfLowGrade(text, first)) return true;
  return first === last && isSort(reading, first, finding) && isWishedBesides(reading, first);
}

/** "CHINESE-MADE amplifiers are unacceptable", "no CHEAP radio microphones": how they are not to be. */
function isOfLowGrade(text: Text, { from }: Mention): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return LOW_GRADE.test(text.raw.slice(Math.max(0, start - GRADE_REACH), start));
}

const GRADE_REACH = 30; // characters
const LOW_GRADE =
  /(?<!\p{L})(?:\p{L}+-made|home[- ]?made|cheap|hobby|budget|entry[- ]level|no[- ]name|toy|billig\p{L}*|selbstgebaut\p{L}*|bas de gamme|baratos?|baratas?|goedkope)\s$/iu;

function isSort(reading: Reading, { from, to }: Mention, finding: Finding): boolean {
  const { text } = reading;
  if (SORTS.has(wordAt(text, from)) || SORTS.has(wordAt(text, from - 1))) return true;
  if (!isForbidden(reading, { from: to, to: finding.to })) return false;
  const before = wordAt(text, from - 1);
  return before !== '' && from > sentenceOf(text, from).from && !isSmall(before);
}

function isSmall(word: string): boolean {
  return [AND_OR, ARTICLES, DEFINITE, DENIALS, POSSESSIVES, WHOLE].some((words) => words.has(word));
}

const WHOLE = new Set(
  'all any such more other so in on at for with to of that therefore unfortunately alle solche leider tous telles todas todos tales'.split(
    ' ',
  ),
);

/** What stands close before a thing: "dirty, faded or BADLY STAINED chairs". */
function describing(text: Text, { from, to }: Mention): Span {
  let at = from;
  while (at > from - CLOSE && wordAt(text, at - 1) !== '') at -= 1;
  return { from: at, to };
}

const CLOSE = 2; // words

/** "Chairs CANNOT BE ACCEPTED BEFORE 8 AM": when, not whether. */
function isTooEarly(reading: Reading, { to }: Mention, finding: Finding): boolean {
  if (!isForbidden(reading, { from: to, to: finding.to })) return false;
  return TILL.has(wordAt(reading.text, finding.to)) && reading.text.numberFrom.has(finding.to + 1);
}

const TILL = new Set(
  'before until till after vor bis nach avant jusque apres antes hasta despues voor tot na'.split(' '),
);

function isForbidden({ text, words }: Reading, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (words.forbidden.at(text.tokens, at) !== null) return true;
  return false;
}

function isWishedBesides({ text, mentions }: Reading, mention: Mention): boolean {
  return mentions.some((other) => other !== mention && isSame(mention, other) && isCounted(text, other, COUNTED_REACH));
}

const COUNTED_REACH = 4; // words between the figure and the thing
const SORTS = new Set(
  'folding plastic metal wooden upholstered swivel rolling stacking padded used klappbare kunststoff gebrauchte pliantes plegables klapbare'.split(
    ' ',
  ),
);

/** "No WOBBLY decks", "keine KAPUTTEN Stühle": how they have to be. */
export function isPoor(text: Text, { from, to }: Span): boolean {
  for (let at = from; at < to; at += 1) if (POOR[text.language].test(wordAt(text, at))) return true;
  return false;
}

const POOR: Readonly<Record<Language, RegExp>> = {
  en: /^(?:wobbly|rickety|broken|damaged|dirty|dirtied|soiled|unclean|stained|faded|rusty|rusted|twisted|bent|cracked|dented|ripped|frayed|patched|torn|faulty|defective|substandard|unsafe|unserviceable|unusable|noisy|late|scratched|chipped|mismatched|mismatching|secondhand|pre-?owned)$/u,
  de: /^(?:wackelig|wacklig|kaputt|beschadigt|verschmutzt|verrostet|zerrissen|abgenutzt|mangelhaft|verspatet|defekt|schmutzig|dreckig)\p{L}{0,2}$/u,
  fr: /^(?:bancale?s?|abime\p{L}{0,2}|casse\p{L}{0,2}|tache\p{L}{1,2}|dechire\p{L}{0,2}|rouille\p{L}{0,2}|defectueu\p{L}{1,3}|sales?)$/u,
  es: /^(?:(?:rot|suci|danad|manchad|oxidad|defectuos)[oa]s?|inestables?|coj[oa]s?)$/u,
  nl: /^(?:wankele?|wiebelige?|kapotte?|beschadigde?|gescheurde?|verroeste?|versleten|vuile)$/u,
};
