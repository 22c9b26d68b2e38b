import type { Mention } from '../mention.ts';
import { aroundIn } from '../text/around.ts';
import type { Span, Text } from '../text/text.ts';

/**
 * What is named to say something else, in papers of those who perform: what a socket is for, how far off a stage is to
 * be, what the floor is like, an effect in a row of effects, where the act sets up what it has with it.
 */
export function isNamedForElse(text: Text, mention: Mention): boolean {
  const [kind] = mention.kinds;
  const { before, behind } = aroundIn(text, mention, LONGEST);
  if (FAR_FROM.test(before) || ONLY_FOR.test(before) || isSetUp(before, behind)) return true;
  if (kind === 'stage_floor') return FIRM.test(behind);
  if (kind === 'speaker_top' && isDelay(text, mention)) return EFFECTS.test(`${before} ${behind}`);
  if (isWord(text, mention, 'backline')) return BROUGHT_BELOW.test(below(text, mention));
  return kind === 'backdrop' && isWord(text, mention, 'decor') && THE_SET.test(before);
}

/** "Die Techniker der Band BESTIMMEN, WO UND WIE die Musikanlage AUFGESTELLT wird". */
function isSetUp(before: string, behind: string): boolean {
  return ACT_SAYS_WHERE.test(before) && SET_UP.test(behind);
}

/** Over the end of the sentence. */
function below(text: Text, { to }: Span): string {
  const end = text.tokens[to - 1]?.end ?? 0;
  return text.raw.slice(end, end + LONGEST);
}

function isDelay(text: Text, mention: Mention): boolean {
  return isWord(text, mention, 'delay') || isWord(text, mention, 'delays');
}

function isWord(text: Text, { from, to }: Span, word: string): boolean {
  return to - from === 1 && text.tokens[from]?.text === word;
}

const LONGEST = 200; // characters
const FAR_FROM =
  /(?<!\p{L})(?:zo ver mogelijk (?:weg )?van|(?:so|möglichst) weit (?:wie möglich )?(?:weg |entfernt )?von|le plus loin possible d\p{L}*|lo más lejos posible de|as far as possible from)(?!\p{L})(?:(?!faut|besoin|prévoi|voudr|souhait|brauch|benötig|hätten|nodig|graag|necesit|falta|need|want)[^.;!?])*$/iu;
const ONLY_FOR =
  /(?:aansluiting|groep|stopcontact|anschluss|anschlüsse|steckdosen?|stromkreise?|sicherung|prises?|alimentations?|tomas?|enchufes?|circuitos?|volt|amp\p{L}*|\d\s?a|kw)(?!\p{L})[^.;!?]{0,80}?(?<!\p{L})(?:alleen|enkel|uitsluitend|nur|allein|ausschließlich|uniquement|seulement|exclusivement|sólo|solo|exclusivamente|only) (?:voor|für|pour|para|for)(?!\p{L})[^.;!?]*$/iu;
const FIRM =
  /^\s?(?:muss|müssen|sollte|soll|doit|devra|debe|deberá|moet|dient)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:stabil|eben|fest|plan|glatt|tragfähig|rutschfest|sauber|waagerecht|plane?|stable|lisse|propre|liso|firme|estable|limpio|vlak|stevig|stabiel|schoon)(?!\p{L})/iu;
const EFFECTS =
  /(?<!\p{L})(?:reverb|hall|compressors?|kompressor\p{L}*|compresseurs?|compresores|gates?|effekte?|effektgerät\p{L}*|effets?|efectos?|lexicon|spx|multi-?effe\p{L}*)(?!\p{L})/iu;
const BROUGHT_BELOW =
  /^:\s*[^.!?]{0,60}(?<!\p{L})(?:medbringer|medbringar|medtager|medtar|porta (?:il|la|i|le) propri\p{L}|traz o próprio)(?!\p{L})/iu;
const THE_SET = /(?<!\p{L})(?:het|ons|hun|eigen) $/iu;
const ACT_SAYS_WHERE =
  /(?<!\p{L})(?:bands?|gruppe|kapelle|künstler\p{L}*|musiker\p{L}*|groep|groupe|grupo|wir)(?!\p{L})[^.;!?]*(?<!\p{L})(?:wo|waar|où|dónde)(?!\p{L})[^.;!?,]*$/iu;
const SET_UP =
  /^[^.;!?]*(?<!\p{L})(?:aufgestellt|aufgebaut|platziert|positioniert|stehen?|steht|opgesteld|geplaatst|installée?s?|placée?s?|instala\p{L}*|coloca\p{L}*)(?!\p{L})/iu;
