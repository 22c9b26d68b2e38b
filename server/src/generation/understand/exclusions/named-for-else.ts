import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { aroundIn } from '../text/around.ts';
import type { Span, Text } from '../text/text.ts';

/**
 * What is named to say something else, in papers of those who perform: what a socket is for, how far off a stage is to
 * be, what the floor is like, an effect in a row of effects, where the act sets up what it has with it, what a stage has
 * to carry.
 */
export function isNamedForElse(text: Text, mention: Mention): boolean {
  const [kind] = mention.kinds;
  const { before, behind } = aroundIn(text, mention, LONGEST);
  if (FAR_FROM.test(before) || ONLY_FOR.test(before) || isSetUp(before, behind)) return true;
  if (kind === 'playback_laptop' && TO_CHARGE.test(before)) return true;
  if (isOfPlayers(mention) && isToCarry(before, behind)) return true;
  if (kind === 'stage_floor') return FIRM.test(behind);
  if (kind === 'speaker_top' && isDelay(text, mention)) return EFFECTS.test(`${before} ${behind}`);
  if (isWord(text, mention, 'backline')) return BROUGHT_BELOW.test(below(text, mention));
  return kind === 'backdrop' && isWord(text, mention, 'decor') && THE_SET.test(before);
}

/** "The stage must be able to ACCOMMODATE a grand piano and four timpani", "die Bühne muss einen Flügel TRAGEN". */
function isToCarry(before: string, behind: string): boolean {
  const found = TO_CARRY.exec(before) ?? (CARRIES.test(behind) ? MUST.exec(before) : null);
  return found !== null && !WANTED_TOO.test(found[0]);
}

function isOfPlayers({ kinds: [kind], categories }: Mention): boolean {
  if (kind === 'music_stand') return false;
  return kind === undefined ? categories.includes('backline') : KIND_CATEGORY[kind] === 'backline';
}

/** "Sockets to POWER laptops and phones": what those who come have with them. */
const TO_CHARGE =
  /(?<!\p{L})(?:(?:to|can|and) (?:power|charge|recharge|plug in|run)(?: up)?|(?:powering|charging|plugging in|power (?:supply |outlets? |sockets? )?for|sockets for|outlets for))(?: (?:the|their|your|all|personal|own|\p{L}+['’]))* $|(?<!\p{L})(?:steckdosen|strom|prises|enchufes|stopcontacten) (?:für|pour|para|voor) (?:die |les |los |de )?$/iu;
const TO_CARRY =
  /(?<!\p{L})(?:stages?|platforms?|risers?|deck(?:s|ing)?|staging|podiums?|bühne|podest|scène|podium|plateau|escenario|tarima)(?!\p{L})(?:(?!\bwith\b)[^.;!?]){0,60}?(?<!\p{L})(?:carry|carrying|hold|holding|support|supporting|bear|bearing|accommodat(?:e|es|ing)|(?:enough|room|space|suitable|suited) for|tragen|aushalten|platz für|platz bieten für|supporter|accueillir|porter|soportar|acoger|aguantar|espacio para|dragen|plaats (?:bieden aan|voor))(?!\p{L})[^.;!?]*$/iu;
const MUST =
  /(?<!\p{L})(?:bühne|podest|podium|plateau|vloer|boden)(?!\p{L})[^.;!?]{0,40}?(?<!\p{L})(?:muss|soll|sollte|moet|dient|kann|kan)(?!\p{L})[^.;!?]*$/iu;
const CARRIES = /^[^.;!?]{0,80}(?<!\p{L})(?:tragen|aushalten|aufnehmen|dragen|aankunnen)(?!\p{L})/iu;
const WANTED_TOO = /\b(?:need|needs|provide|supply|plus|hire|rent|want|brauch\p{L}*|besoin|necesit\p{L}*|nodig)\b/iu;

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
