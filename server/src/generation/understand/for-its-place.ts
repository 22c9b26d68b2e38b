import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { DEFINITE, DENIALS, FOR } from './words/small-words.ts';

/**
 * What a sentence names only for its place or as an example: "Stellfläche für das Mischpult",
 * "mit keinem anderen Gerät (Kühlschrank, Heizung) gekoppelt". Nobody asks for it.
 */
export function isNamedForItsPlace(text: Text, mention: Mention): boolean {
  return (
    isPlaceFor(text, mention) ||
    isRoomFor(text, mention) ||
    isBandstand(text, mention) ||
    isExampleOfOthers(text, mention) ||
    isPerson(text, mention) ||
    isInNeed(text, mention)
  );
}

/** "Held AT THE GAZEBO in the park", "they play IN FRONT OF THE gazebo": a building of the place. */
function isBandstand(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (text.language !== 'en' || kind !== 'gazebo' || to - from > 1 || !/^gazebo$/u.test(wordAt(text, from)))
    return false;
  const before = `${text.tokens
    .slice(Math.max(0, from - AT_REACH), from)
    .map((token) => token.text)
    .join(' ')} `;
  return HELD_AT.test(before);
}

const AT_REACH = 7; // tokens
const HELD_AT =
  /\b(?:held|place|perform|performs|performing|performances|play|plays|location|located|stage|show|concerts?) (?:will be |is |be )?(?:live |(?:at|in|on) )?(?:in front of|at|near|on|around|beside|from|behind) the (?:\w+ ){0,2}$|\blocation (?:will be|is|:) (?:at |in )?the $/u;

/** "The inspector and THE WITNESS TABLE NEED a microphone each": where it is needed. */
function isInNeed(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  const definite = [0, 1, 2].some((step) => DEFINITE.has(wordAt(text, from - step)));
  return (
    text.language === 'en' &&
    definite &&
    kind?.startsWith('table_') === true &&
    NEEDS.test(wordAt(text, to)) &&
    markAt(text, to + 1) === ''
  );
}

const NEEDS = /^(?:needs?|gets?|wants?)$/u;

/** "15-20 SPRINTERS WHO code all weekend". */
function isPerson(text: Text, { kinds: [kind], categories, to }: Mention): boolean {
  const isTrade = kind?.startsWith('crew_') === true || categories.includes('crew');
  return wordAt(text, to) === 'who' && !isTrade;
}

/** "Ein Raum zum Aufbau der Boxen", "un emplacement pour la console", "space for the desk": where something is to stand. */
function isPlaceFor(text: Text, mention: Mention): boolean {
  const { from } = mention;
  let definite = text.language !== 'en' && isTechnical(mention); // "room for A dance floor" may well be a wish
  let at = from - 1;
  while (at > from - REACH && isBetween(wordAt(text, at))) {
    definite ||= DEFINITE.has(wordAt(text, at));
    at -= 1;
  }
  if (!definite) return false;
  if (BUILDING.has(wordAt(text, at))) at -= 1;
  const purpose = at;
  while (at > purpose - 2 && isFor(wordAt(text, at))) at -= 1;
  return at < purpose && PLACES.has(wordAt(text, at));
}

/** "The venue HAS SPACE FOR 400 chairs", "im Saal IST PLATZ FÜR 40 Tische": how many would fit. */
function isRoomFor(text: Text, { from }: Span): boolean {
  const number = text.numberTo.get(from);
  if (number === undefined || !isFor(wordAt(text, number.from - 1)) || !PLACES.has(wordAt(text, number.from - 2)))
    return false;
  return [3, 4, 5].some((step) => HAS.has(wordAt(text, number.from - step)));
}

const HAS = new Set('has have is offers hat haben ist bietet bieten a ont offre hay tiene heeft is biedt'.split(' '));
const REACH = 6; // tokens
const isBetween = (word: string): boolean => SMALL.has(word) || DEFINITE.has(word);
const isFor = (word: string): boolean => FOR.has(word) || word === 'zum' || word === 'zur';
const SMALL = new Set('ton bzw licht und oder sound light or and'.split(' '));
const BUILDING = new Set('aufbau aufstellung stellen opstelling opstellen montage installation'.split(' '));
const PLACES = new Set(
  'stellflache standflache flache platz platzbedarf raum stellplatz space room area place emplacement espace surface ruimte plaats plek espacio sitio lugar'.split(
    ' ',
  ),
);

function isTechnical({ kinds: [kind], categories }: Mention): boolean {
  const of = kind === undefined ? categories : [KIND_CATEGORY[kind]];
  return of.some((category) => TECHNICAL.has(category));
}

const TECHNICAL: ReadonlySet<string> = new Set(['audio', 'lighting', 'video', 'backline']);

/** In brackets behind others that are refused: "keine anderen Geräte (z.B. Kompressoren)", "no other devices (fridges)". */
function isExampleOfOthers(text: Text, { from }: Span): boolean {
  const { from: first } = sentenceOf(text, from);
  const least = Math.max(first, from - BRACKETED);
  let open = from - 1;
  while (open >= least && markAt(text, open) !== '(') {
    if (markAt(text, open) === ')') return false;
    open -= 1;
  }
  if (open < least) return false;
  const before = text.tokens.slice(Math.max(first, open - BACK), open).map((token) => token.text);
  return (
    before.slice(-NEAR).some((word) => OTHERS.test(word)) && before.some((word) => DENIALS.has(word) || NO.test(word))
  );
}

const BRACKETED = 16; // tokens in brackets
const BACK = 14; // words before the bracket that may refuse
const NEAR = 7; // and that tell of others
const OTHERS = /^(?:others?|andere[mnrs]?|autres?|otr[oa]s?)$/u;
const NO = /^(?:kein(?:e[mnrs]?)?|no|not|aucune?|pas|ningun[oa]?|geen|niet)$/u;
