import { DEFINITE, DENIALS } from './exclusions/small-words.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from './text/text.ts';

/**
 * What a sentence names only for its place or as an example: "Stellfläche für das Mischpult",
 * "mit keinem anderen Gerät (Kühlschrank, Heizung) gekoppelt". Nobody asks for it.
 */
export function isNamedForItsPlace(text: Text, span: Span): boolean {
  return isPlaceFor(text, span) || isExampleOfOthers(text, span);
}

/** "Ein Raum zum Aufbau der Boxen", "un emplacement pour la console", "space for the desk": where something is to stand. */
function isPlaceFor(text: Text, { from }: Span): boolean {
  let at = from - 1;
  let definite = false; // "room for A dance floor" may well be a wish
  while (at > from - REACH && (SMALL.has(wordAt(text, at)) || DEFINITE.has(wordAt(text, at)))) {
    definite ||= DEFINITE.has(wordAt(text, at));
    at -= 1;
  }
  if (!definite) return false;
  if (BUILDING.has(wordAt(text, at))) at -= 1;
  for (let step = 0; step < 2; step += 1) if (FOR.has(wordAt(text, at))) at -= 1;
  return at < from - 1 && FOR.has(wordAt(text, at + 1)) && PLACES.test(wordAt(text, at));
}

const REACH = 6;
const FOR = new Set('for fur zum zur pour voor para'.split(' '));
const SMALL = new Set('ton bzw licht und oder sound light or and'.split(' '));
const BUILDING = new Set('aufbau aufstellung stellen opstelling opstellen montage installation'.split(' '));
const PLACES =
  /^(?:stellflache|standflache|flache|platz|platzbedarf|raum|stellplatz|space|room|area|place|emplacement|espace|surface|ruimte|plaats|plek|espacio|sitio|lugar)$/u;

/** In brackets behind others that are refused: "keine anderen Geräte (z.B. Kompressoren)", "no other devices (fridges)". */
function isExampleOfOthers(text: Text, { from }: Span): boolean {
  const { from: first } = sentenceOf(text, from);
  let open = from - 1;
  while (open >= first && markAt(text, open) !== '(') {
    if (markAt(text, open) === ')') return false;
    open -= 1;
  }
  if (open < first) return false;
  const before = text.tokens.slice(Math.max(first, open - BACK), open).map((token) => token.text);
  return (
    before.slice(-NEAR).some((word) => OTHERS.test(word)) && before.some((word) => DENIALS.has(word) || NO.test(word))
  );
}

const BACK = 14; // words before the bracket that may refuse
const NEAR = 4; // and that tell of others
const OTHERS = /^(?:others?|anderen?|anderem|anderes|anderer|autres?|otr[oa]s?|andere)$/u;
const NO = /^(?:kein(?:e[mnrs]?)?|no|not|aucune?|pas|ningun[oa]?|geen|niet)$/u;
