import type { Mention } from '../mention.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isOtherThing } from './other-thing.ts';
import { ownerBefore } from './owners.ts';
import { adverbsEnd, isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { ARTICLES, DEFINITE } from './small-words.ts';

/**
 * "Toilets: the council is providing these this year", "Vaisselle : la mairie la prête", "As for chairs, we've got
 * those", "When it comes to sound, we're sorted": a thing, and behind a colon, a dash or a comma what becomes of it.
 */
export function labelled(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, cues } = reading;
  const last = lists[index] ?? index;
  const [first, behind] = [mentions[index]?.from, mentions[last]?.to];
  if (first === undefined || behind === undefined) return null;
  const end = CONCERNS.has(wordAt(text, behind)) ? behind + 1 : behind;
  const comma = markAt(text, end) === ',';
  if (isOtherThing(reading, end)) return null;
  if (!OPENERS.has(markAt(text, end)) && !(comma && isTopic(text, first))) return null;
  const fed = fedThere(reading, index, end);
  if (fed !== null) return { reason: 'provided', first: index, from: first, ...fed };
  const clause = { from: end + 1, to: Math.min(sentenceOf(text, first).to, end + 1 + REACH) };
  const refused = saidIn(text, clause, refusals);
  if (refused !== null) return { reason: 'unwanted', first: index, last, from: first, to: refused };
  const to = saidIn(text, clause, settled) ?? stockedIn(reading, clause) ?? broughtIn(reading, clause, comma);
  if (to === null || cues.wishes.any({ from: clause.from, to })) return null;
  return { reason: 'provided', first: index, last, from: first, to };
}

/** "Power: 3 x 63A supplies ARE AVAILABLE on site", "Electrical - 4 x 20A circuits in place": what feeds all the rest. */
function fedThere({ text, mentions }: Reading, index: number, end: number): { last: number; to: number } | null {
  const mention = mentions[index];
  if (mention === undefined || !isMains(mention) || !OPENERS.has(markAt(text, end))) return null;
  const sentence = sentenceOf(text, mention.from);
  const rest = text.raw.slice(text.tokens[end]?.end ?? 0, text.tokens[sentence.to - 1]?.end ?? 0).slice(0, FED_REACH);
  if (!FED.test(rest) || UNFED.test(rest)) return null;
  const last = mentions.findLastIndex((each) => each.from < sentence.to && isMains(each));
  return { last: Math.max(index, last), to: Math.max(mention.to, mentions[last]?.to ?? 0) };
}

function isMains({ kinds: [kind], categories }: Mention): boolean {
  return kind === 'power_distro' || (kind === undefined && categories.includes('power'));
}

const FED_REACH = 90; // letters
const FED =
  /^[^.;\n]*\b(?:available|existing|in place|on site|vorhanden|vor ort|disponibles?|sur place|beschikbaar|aanwezig)\b/iu;
const UNFED =
  /\b(?:not?|none|required|needed|must|please|supply|provide|vendor|contractor|generators?|kein\p{L}*|nicht|pas|aucune?|niet|geen|benötigt|erforderlich)\b/iu;

/** It opens its sentence, but for an article or words that turn to a topic. */
function isTopic(text: Text, first: number): boolean {
  const { from } = sentenceOf(text, first);
  let begin = first;
  while (begin > from && (ARTICLES.has(wordAt(text, begin - 1)) || DEFINITE.has(wordAt(text, begin - 1)))) begin -= 1;
  const opens = opening(text, from);
  if (begin <= opens || (topics.before(text.tokens, begin)?.from ?? begin) <= opens) return true;
  const turned = turns.before(text.tokens, begin)?.from; // "we need two, but as for chairs, …"
  return turned !== undefined && (text.tokens[turned - 1]?.kind !== 'word' || LEADS.has(wordAt(text, turned - 1)));
}

/** Where a sentence begins behind its bullet, a bracket or "and". */
export function opening(text: Text, from: number): number {
  let at = from;
  while ('-*(>'.includes(markAt(text, at) || 'x') || LEADS.has(wordAt(text, at))) at += 1;
  return at;
}

const LEADS = new Set('and but also so now well ok okay oh apparently und aber et mais y pero en maar'.split(' '));

/** Words that say it all, and then nothing else. */
function saidIn(text: Text, { from, to }: Span, table: typeof settled): number | null {
  const [hit] = findAll(text.tokens, table, from, to);
  const near = hit !== undefined && (hit.from - from <= LEAD || markAt(text, hit.from - 1) === ',');
  return near && isClauseEnd(text, hit.to) ? hit.to : null;
}

/** "Trestles: WE'VE 40 IN THE SCOUT HUT": so many of them are there, and no more is said. */
function stockedIn({ text, words, things, cues }: Reading, { from, to }: Span): number | null {
  const subject = words.subjects.at(text.tokens, from)?.to ?? from;
  const verb = HAVE.test(wordAt(text, from)) ? from + 1 : words.has.at(text.tokens, subject)?.to;
  const number = verb === undefined ? undefined : text.numberFrom.get(verb);
  if (number === undefined) return null;
  let end = number.to;
  while (end < to && wordAt(text, end) !== '' && !things.has(end)) end += 1;
  const placed = end > number.to && PLACING.has(wordAt(text, number.to));
  return placed && isClauseEnd(text, end) && !cues.wishes.any({ from: end, to }) ? end : null;
}

const HAVE = /^(?:we|i|they)'ve$/u;
const PLACING = new Set('in at on from left already im in an auf dans sur en'.split(' '));

/** Where the words end that say who has or brings "it", "these", "its own". */
function broughtIn(reading: Reading, { from, to }: Span, comma: boolean): number | null {
  const { text, words, things } = reading;
  for (let at = from + 1; at < to; at += 1) {
    if (things.has(at) || text.numberFrom.has(at)) return null;
    const verb = words.brings.at(text.tokens, at) ?? words.has.at(text.tokens, at);
    if (verb === null) continue;
    const subject = CLITICS.has(wordAt(text, at - 1)) ? at - 1 : at;
    const owner = ownerBefore(reading, subject, true);
    if (owner === null || owner < from) continue;
    const object = adverbsEnd(text, verb.to);
    const named = proForms.at(text.tokens, object);
    if (named !== null) return words.wishAfter.at(text.tokens, named.to) === null ? named.to : null;
    if (isClauseEnd(text, object) && !comma) return object;
  }
  return null;
}

/** "Was Stühle ANGEHT, …". */
const CONCERNS = new Set('angeht betrifft anbelangt anlangt betreft aangaat'.split(' '));
const REACH = 14; // tokens behind the colon
const LEAD = 3; // words before those that say it all: "all of that is"
const OPENERS = new Set([':', '-', '–', '—']);
const CLITICS = new Set('le la les l en lo los las ze die'.split(' '));
const proForms = wordList(
  `it, them, these, those, this, that, one, some, its own, their own, his own, her own, all of it, all of them, all of these, both, everything, sie, ihn, es, das, die, diese, welche, eigene, eigenes, eigenen, ihre eigenen, seine eigenen, alles, les siens, les leurs, le sien, la sienne, tout, los suyos, las suyas, el suyo, la suya, todo, ze, die, deze, dit, hun eigen, zijn eigen, haar eigen, eigen, alles`,
);
const turns = wordList(
  `as for, as for the, as to, as to the, regarding, regarding the, with regard to, with regard to the, concerning, when it comes to, when it comes to the, in sachen, bezüglich, quant à, quant aux, quant au, concernant, en cuanto a, en cuanto al, con respecto a, betreffende`,
);
const topics = wordList(
  `as for, as for the, as to, as to the, regarding, regarding the, with regard to, with regard to the, concerning, in terms of, when it comes to, when it comes to the, on, on the, re, about, about the, was, was die, was das, was den, zum thema, zum, zur, bezüglich, in sachen, bei, quant à, quant aux, quant au, pour, pour le, pour la, pour les, côté, concernant, en cuanto a, en cuanto al, con respecto a, respecto a, de, wat, wat de, wat het, qua, betreffende, voor, voor de, voor het`,
);
const refusals = wordList(
  `none please, pass, don't supply, don't quote, don't price, don't bring, do not supply, do not quote, do not price, disregard, won't need any, won't need one, won't need it, won't need them, won't need those, don't need any, don't need one, don't need it, don't need them, don't need those, do not need any, don't want any, don't want one, don't want it, don't want them, nothing needed, nothing is needed, nothing required, nothing is required, none needed, none required, nothing to do, nothing to hire, nothing to quote, no need, not needed, not required, not necessary, not wanted, no thanks, no thank you, we'll pass, we can do without, we'd rather not, won't be necessary, won't be needed, brauchen wir nicht, brauchen wir keine, brauchen wir keinen, brauchen wir keins, brauchen wir nichts, benötigen wir nicht, benötigen wir nichts, wird nicht benötigt, werden nicht benötigt, nicht nötig, nicht erforderlich, nichts nötig, nichts, nein danke, wollen wir nicht, pas besoin, pas nécessaire, pas nécessaires, rien à prévoir, rien, inutile, on n' en veut pas, on n' en a pas besoin, nous n' en avons pas besoin, non merci, no hace falta, no hacen falta, no necesitamos, no es necesario, no se necesita, no se necesitan, nada, no gracias, no queremos, niet nodig, hebben we niet nodig, hoeft niet, hoeven niet, niets nodig, niets, nee bedankt, willen we niet`,
);
const settled = wordList(
  `we're sorted, we are sorted, we're covered, we are covered, we're fine, we are fine, we're good, we are good, we're ok, we're okay, we're all set, we're set, i'm sorted, i'm covered, all sorted, all set, all good, all covered, all in hand, in hand, taken care of, we've got those, we've got them, we've got that, we've got it, we've got one, we've got some, we've got plenty, we have those, we have them, we have that, we have one, we have our own, we've our own, got those, got them, got that, got our own, sind wir versorgt, sind wir gut versorgt, sind wir bestens versorgt, sind wir eingedeckt, sind wir ausgestattet, haben wir genug, haben wir alles, hebben we alles, hebben wij alles, hebben we genoeg, hebben wij genoeg, zijn we voorzien, zijn wij voorzien, zitten we goed, zitten wij goed, haben wir, haben wir schon, haben wir selbst, haben wir da, ist gesorgt, ist geregelt, ist erledigt, ist organisiert, on est équipés, nous sommes équipés, c'est bon, c' est bon, c' est réglé, c'est réglé, on a ce qu' il faut, nous avons ce qu' il faut, nous en avons, on en a, estamos cubiertos, ya tenemos, ya los tenemos, ya lo tenemos, ya las tenemos, está resuelto, hebben we al, hebben we zelf, hebben we, is geregeld, zijn geregeld, zitten we goed`,
);
