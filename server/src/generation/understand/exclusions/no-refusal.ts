import type { Mention } from '../mention.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isNothingWithout } from './nothing-without.ts';

/**
 * A "no" before a thing that refuses something else: "No. of chairs: 6", "no STAKING OF tents", "no screen would be
 * BIGGER THAN 15 ft".
 */
export function isOfMeasure(text: Text, unwanted: Span, { from, to }: Mention): boolean {
  if (text.language !== 'en' || wordAt(text, unwanted.from) !== 'no') return false;
  if (wordAt(text, unwanted.to) === 'of') return true;
  const article = ARTICLES.has(wordAt(text, from - 1)) ? from - 1 : from;
  if (wordAt(text, article - 1) === 'of' && /.{3}ing$/u.test(wordAt(text, article - 2))) return true;
  for (let at = to; at < to + REACH && wordAt(text, at) !== ''; at += 1)
    if (COMPARED.test(wordAt(text, at)) && wordAt(text, at + 1) === 'than') return true;
  return false;
}

const REACH = 5; // words from a thing to what it is compared by
const ARTICLES = new Set(['the', 'any', 'these', 'those']);
const COMPARED = /^(?:more|less|fewer|.{2,}er)$/u;

/**
 * "Die Bühne DARF NICHT kleiner als 8 x 6 m sein", "über der Bühne DÜRFEN KEINE Girlanden hängen", "het podium MAG
 * NIET kleiner zijn": how a thing has to be, or what is forbidden beside it; "Nebel darf nicht verwendet werden" refuses.
 */
export function isHowNot(text: Text, { first, to }: { readonly first: Mention; readonly to: number }): boolean {
  if (isTakenFrom(text, first, to)) return true;
  if (text.language !== 'de' && text.language !== 'nl') return false;
  const denial = wordAt(text, to - 1);
  if (!MODALS.has(wordAt(text, to - 2)) || to - 2 < first.to) return false;
  if (NONE.has(denial)) return true;
  if (AWAY.has(denial)) return false; // "stoelen mogen weg"
  const { to: end } = sentenceOf(text, first.from);
  const rest: string[] = [];
  for (let at = to; at < Math.min(end, to + FAR) && markAt(text, at) !== ','; at += 1) rest.push(wordAt(text, at));
  const enters = IN.has(rest[0] ?? '') && !STANDS.has(rest.at(-1) ?? ''); // "mag niet in het theater"
  return rest.length > 0 && !enters && !rest.some((word) => USED.test(word));
}

/** "Audio TAKEN OFF THE DESK": where a signal comes from. */
function isTakenFrom(text: Text, first: Mention, to: number): boolean {
  for (let at = first.from - 3; at <= to; at += 1) {
    if (wordAt(text, at) !== 'off' || !TAKEN.has(wordAt(text, at - 1))) continue;
    const source = wordAt(text, wordAt(text, at + 1) === 'the' ? at + 2 : at + 1);
    if (SOURCES.has(source)) return true;
  }
  return false;
}

const TAKEN = new Set(['taken', 'fed', 'sent', 'split', 'tapped']);
const SOURCES = new Set('hdmi sdi desk board mixer console laptop camera cameras output feed line'.split(' '));
const FAR = 14; // tokens
const MODALS = new Set('darf durfen mag mogen'.split(' '));
const NONE = new Set('keine keinen keinerlei geen'.split(' '));
const AWAY = new Set(['weg', 'eruit', 'eraf']);
const IN = new Set('in im ins auf op'.split(' '));
const STANDS = new Set('stehen liegen hangen sein werden staan liggen zijn komen'.split(' '));
const USED =
  /^(?:verwendet|benutzt|genutzt|eingesetzt|(?:mit)?gebracht|rein|hinein|herein|aufgestellt|aufgebaut|betrieben|gespielt|gestreut|geworfen|gezundet|angezundet|abgebrannt|gebruikt|ingezet|binnen|meegebracht|opgesteld|afgestoken|mit|dabei|dahin|dort|da|hier|er|erbij)$/u;

/** "Stage: WHERE THE VENUE HAS NONE, the purchaser shall provide one". */
export function isWhereNone(text: Text, { from, to }: Span): boolean {
  if (isWhereForbidden(text, from, to) || isNothingWithout(text, { from, to })) return true;
  return WHERE_NONE.test(text.raw.slice(text.tokens[to - 1]?.end ?? 0).slice(0, LONGEST_CONDITION));
}

/** "AUF DER Bühne sind Getränke nicht erlaubt", "sur la scène, feu interdit": where something else is not to be. */
function isWhereForbidden(text: Text, from: number, to: number): boolean {
  const isOn = ON.has(`${wordAt(text, from - 2)} ${wordAt(text, from - 1)}`) || ON.has(wordAt(text, from - 1));
  if (!isOn && !isBeside(text, from)) return false;
  const rest = text.tokens.slice(to, Math.min(sentenceOf(text, to - 1).to, to + FAR)).map((token) => token.text);
  if (rest.some((word) => FORBIDDEN.test(word))) return true;
  const said = text.tokens.slice(Math.max(sentenceOf(text, from).from, from - FAR), from).map((token) => token.text);
  return (
    text.language === 'es' && said.some((word) => FORBIDDEN.test(word) || word === 'permiten' || word === 'permite')
  );
}

/** "Stakes OUTSIDE THE tent are not allowed", "no se permiten clavos FUERA DE LA carpa". */
function isBeside(text: Text, from: number): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return BESIDE.test(text.raw.slice(Math.max(0, start - 30), start));
}

const BESIDE =
  /(?<!\p{L})(?:outside(?: of)?|inside|within|around|beside|next to|near|close to|behind|under|into|against|to hold|um|vor|neben|hinter|außerhalb|innerhalb|in der nähe|autour|à côté|près|derrière|devant|hors|fuera|alrededor|cerca|dentro|junto|detrás|rond|rondom|naast|buiten|achter|voor)(?: (?:de|du|der|des|al|van))? ?(?:the|a|any|each|das|die|dem|den|der|le|la|les|l['’]|du|el|los|las|del|de|het)?[ ]?$/iu;

const ON = new Set(['auf der', 'auf dem', 'sur la', 'sur le', 'sobre el', 'en el', 'op het', 'on the', 'on']);
const FORBIDDEN =
  /^(?:erlaubt|gestattet|zulassig|verboten|untersagt|interdite?s?|autorisee?s?|permise?s?|prohibid[oa]s?|permitid[oa]s?|toegelaten|toegestaan|verboden|allowed|permitted|prohibited|forbidden)$/u;

const LONGEST_CONDITION = 80; // characters
const WHERE_NONE =
  /^[\s:–—-]*(?:where|wherever|if|in case|falls|wo|sofern|si|là où|donde|cuando|waar|indien|als)\s[^.;]{0,40}?\b(?:none|keine[nrs]?|aucune?|ninguna?|ninguno|geen)(?![\p{L}])/iu;

/** "The audio visual part is awarded SEPARATELY FROM THE FACILITY": apart from something else, and no less to be quoted. */
export function isApartFrom(text: Text, to: number): boolean {
  return APART.has(wordAt(text, to - 1)) && wordAt(text, to) === 'from' && !THIS.has(wordAt(text, to + 1));
}

const APART = new Set(['separately', 'apart', 'aside']);
const THIS = new Set(['this', 'these', 'our', 'that', 'us', 'you', 'your']);

/** "We don't want THE LIGHTING TO CHANGE with each song": what it is not to do. */
export function isNotToDo(text: Text, { from }: Span, { to }: Mention): boolean {
  if (text.language !== 'en' || wordAt(text, to) !== 'to') return false;
  const wants = [0, 1, 2].some((step) => WANTS.has(wordAt(text, from + step)));
  return wants && !LEAVES.has(wordAt(text, to + 1));
}

const WANTS = new Set(['want', 'like', 'wish']);
const LEAVES = new Set('go come stay arrive'.split(' '));
