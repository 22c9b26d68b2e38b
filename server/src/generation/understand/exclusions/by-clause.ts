import type { Category } from '@showbill/contract';
import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { clauseOf, isCounted, markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { NO_AGENT_BEFORE } from '../words/agents.ts';
import { GEAR } from '../words/own-gear.ts';
import { ofActsGear } from './bracketed.ts';
import { beginsWithSubject, isDenied, saidAround } from './clauses.ts';
import { parties } from './cues.ts';
import { refusedNext } from './next-sentence.ts';
import { ownerBefore } from './owners.ts';
import { isConditional } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { refusedIn, takenBack } from './refused-clause.ts';
import { DEFINITE } from './small-words.ts';
import { isOnlyPossible } from './turned-round.ts';
import { isWisher } from './wished-by.ts';

const SO = new Set('so also deshalb donc asi dus'.split(' '));
const noSubjectBehind = wordList(NO_AGENT_BEFORE);

/** "Two loos, OR RATHER NO, make it the trailer". */
const corrected = wordList(
  `or rather no, or no, no make it, no make that, no make those, no wait make it, sorry make it, oder nein, oder besser nein, nein lieber, ou plutôt non, ou non, o mejor no, o no, of nee, of liever niet`,
);

/**
 * What the clause around a thing says of it where nothing closer does: refused by whatever words ("the vicar won't hear
 * of smoke"), or somebody else's by whatever verb ("the florist hangs the drapes"). A clause that wishes says nothing.
 */
export function byClause(reading: Reading, index: number): Finding | null {
  const { text, mentions, cues } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const named = { from: mention.from, to: mentions[reading.lists[index] ?? index]?.to ?? mention.to };
  const isAgain = (other: Mention) => DEFINITE.has(wordAt(text, other.from - 1)); // "… plugged into THE laptop"
  const others = mentions.filter((other) => other !== mention && isSame(other, mention) && !isAgain(other));
  if (genitiveBefore(text, mention) !== null && others.length > 0) return null; // "the caterer's marquee is separate, don't quote it. Main marquee 12x24"
  const next = refusedNext(reading, named);
  if (next !== null)
    return { reason: 'unwanted', first: index, last: reading.lists[index] ?? index, ...around(next, mention, named) };
  const rather = corrected.at(text.tokens, markAt(text, mention.to) === ',' ? mention.to + 1 : mention.to);
  if (rather !== null) return { reason: 'unwanted', first: index, last: index, from: mention.from, to: rather.to };
  if (isToBeEquipped(text, mention) || isForNobodyElse(text, mention)) return null;
  if (isFetched(reading, mention)) return null; // "stage 5 x 4, TO BE PICKED UP by ourselves"
  const counted = isCounted(text, mention);
  const ahead = { from: Math.max(0, mention.from - NEAR * 2), to: mention.from };
  const clause = saidAround(reading, mention);
  const last = lastIn(reading, index, clause);
  const row = {
    from: mentions[headOf(reading, index, clause)]?.from ?? mention.from,
    to: mentions[last]?.to ?? mention.to,
  };
  const taken = notLeftOpen(text, takenBack(reading, row, clause));
  const isTaken = taken !== null && SO.has(wordAt(text, taken.from - 1)); // "four uplighters, but there are some, so forget those"
  const unowned = counted && !isDefinite(text, mention) && !cues.parties.any(ahead) && !cues.ourselves.any(ahead);
  if (unowned && !isTaken) return null;
  const back = counted && !isTaken ? null : taken;
  const bracket = back !== null && markAt(text, back.from - 1) === '('; // "a cool room, a barbecue (scratch that)"
  if (bracket && text.tokens.slice(mention.to, back.from).every((_, step) => !reading.things.has(mention.to + step)))
    return { reason: 'unwanted', first: index, last: index, from: mention.from, to: back.to };
  if (bracket) return null;
  if (back === null && isConditional(reading, mention.from)) return null;
  const refusal = back ?? refusedIn(reading, clause, row);
  const isBarred = refusal !== null && isOfCrew(mention) && FORBIDS.has(wordAt(text, refusal.from)); // "no entry but for the crew"
  if (refusal !== null && isOnlyPossible(text, refusal)) return null;
  if (refusal !== null && !isBarred && (!counted || isDefinite(text, mention) || back !== null)) {
    return { reason: 'unwanted', first: index, last, ...around(refusal, mention, row) };
  }
  if (isCrew(mention) || mention.categories.some((each) => OF_PEOPLE.has(each))) return null;
  const owner = counted || cues.wishes.any(clause) ? null : genitiveBefore(text, mention);
  if (owner !== null) return { reason: 'provided', first: index, last: index, ...around(owner, mention, mention) };
  if (isDenied(text, clause)) return null;
  if (cues.wishes.any(clause)) return null;
  const party =
    partyIn(reading, clause, row) ??
    listedBy(reading, clause) ??
    ofActsGear(text, clause) ??
    dislocated(reading, clause, row);
  if (party === null || isServed(text, party) || isSetRight(text, party, row)) return null;
  if (counted && (party.to > row.from || row.from - party.to > NEAR)) return null;
  return { reason: 'provided', first: index, last, ...around(party, mention, row) };
}

/** "One room THAT HOLDS 300 PERSONS, EQUIPPED WITH: head table": what is sought is to have it. */
function isToBeEquipped(text: Text, { from }: Span): boolean {
  const begin = text.tokens[sentenceOf(text, from).from]?.start ?? 0;
  return TO_BE_EQUIPPED.test(text.raw.slice(begin, text.tokens[from]?.start ?? begin));
}

const TO_BE_EQUIPPED =
  /(?:\b(?:one|two|three|four|five|six|ten)\b|\d\)?) [^.;]{0,40}\brooms?\b[^.;]*\bequipped with:?\s*$/iu;

/** Collected or put up by the client, who hires it all the same. */
function isFetched({ text }: Reading, { to }: Mention): boolean {
  const end = text.tokens[clauseOf(text, to - 1).to - 1]?.end ?? 0;
  return FETCHED.test(text.raw.slice(text.tokens[to - 1]?.end ?? 0, end));
}

const FETCHED =
  /\b(?:picked up|collected|fetched|returned|set up|put up|erected|assembled|unloaded|transported|abgeholt|aufgebaut|enlevée?s?|recogid[oa]s?|opgehaald) (?:and \w+ )?(?:by|von|par|por|door) (?:us|ourselves|our |the client|uns|nous|nosotros|ons)/iu;

/** "So everyone can hear", "que todos oigan": whom a thing is for, who brings none of it. */
function isServed(text: Text, party: Span): boolean {
  return SERVED.test(text.raw.slice(text.tokens[party.from]?.start ?? 0).slice(0, LONGEST_SERVED));
}

/** "Die Sänger STELLEN SICH die Mikrofone zurecht": what they find there. */
function isSetRight(text: Text, { to }: Span, row: Span): boolean {
  for (let at = to; at < row.from; at += 1)
    if (wordAt(text, at) === 'sich' && SETS.test(wordAt(text, at - 1))) return true;
  return false;
}

const SETS = /^(?:stell|richt|ruck|nehm|nimm)(?:t|en)$/u;

const LONGEST_SERVED = 60; // characters from who it is to what they can do
const SERVED =
  /^(?:everyone|everybody|all|people|guests|they|alle|jeder|tout le monde|chacun|todos|todo el mundo|iedereen)\s(?:\p{L}+\s){0,2}?(?:can|could|may|gets? to|is able to|are able to|kann|können|puisse|peut|puedan?|kan|kunnen)\b/iu;

function isSame(one: Mention, other: Mention): boolean {
  return one.kinds[0] !== undefined && one.kinds[0] === other.kinds[0];
}

function isOfCrew(mention: Mention): boolean {
  return isCrew(mention) || mention.categories.includes('crew');
}

const FORBIDS = new Set(
  'forbidden prohibited banned verboten untersagt interdit interdite interdits prohibido prohibida verboden'.split(' '),
);
const OF_PEOPLE: ReadonlySet<Category> = new Set<Category>(['crew', 'catering']);
const NEAR = 6; // words between who does it and a counted thing

const ROW = 12; // things that a row may go back

/** The first thing of the row of things that this one stands in. */
function headOf({ lists, mentions }: Reading, index: number, clause: Span): number {
  let head = index;
  const isWithin = (at: number) => (lists[at] ?? 0) >= index && (mentions[at]?.from ?? 0) >= clause.from;
  while (head > 0 && index - head < ROW && isWithin(head - 1)) head -= 1;
  return head;
}

function around(said: Span, first: Span, row: Span): Span {
  return { from: Math.min(said.from, first.from), to: Math.max(said.to, row.to) };
}

/** The last thing of the list within the clause that has no figure of its own. */
function lastIn({ text, mentions, lists }: Reading, index: number, { to }: Span): number {
  let last = index;
  const end = lists[index] ?? index;
  while (last < end && isBare(mentions[last + 1])) last += 1;
  return last;

  function isBare(next: Mention | undefined): boolean {
    return next !== undefined && next.to <= to && !isCounted(text, next);
  }
}

/** "The Council MAY add events OR DROP THEM": a right, and nothing that is taken back. */
function notLeftOpen(text: Text, taken: Span | null): Span | null {
  if (taken === null) return null;
  const sentence = sentenceOf(text, taken.from);
  return text.tokens.slice(sentence.from, taken.from).some(({ text: word }) => word === 'may') ? null : taken;
}

function isDefinite(text: Text, { from }: Span): boolean {
  return [1, 2, 3].some((step) => DEFINITE.has(wordAt(text, from - step)));
}

/** Who has or does something there: as the subject, by a genitive, or by doing it themselves. */
function partyIn(reading: Reading, clause: Span, mention: Span): Span | null {
  const { text, cues } = reading;
  const own = cues.ourselves.within(clause).find(({ from }) => !SENSED.has(wordAt(text, from - 1)));
  if (own !== undefined) return own;
  if (isSetOut(text, mention, clause)) return null;
  if (cues.activities.any(clause)) return null;
  const found = cues.parties.within(clause).find((party) => isSubject(reading, party, clause));
  if (found !== undefined && isResolved(text, found.to, mention.from)) return null;
  return found ?? genitiveBefore(text, mention) ?? genitiveIn(reading, clause, mention);
}

const SENSED = new Set(['hear', 'see', 'film', 'record', 'enjoy', 'introduce', 'among', 'for']); // "wedges to hear ourselves"

/** "The council approves THE RENTAL OF sound equipment": what is to be hired by who resolves it. */
function isResolved(text: Text, from: number, to: number): boolean {
  const between = text.tokens.slice(from, Math.max(from, to)).map((token) => token.text);
  return between.some((word) => RESOLVES.test(word)) && between.some((word) => HIRE.has(word));
}

const RESOLVES =
  /^(?:consider|approv|authori[sz]|seek|invit|propos|intend|wish|discuss|beschlie|genehmig|approuv|aprueb|aprob)/u;
const HIRE = new Set(
  'rental rentals hire rent renting hiring lease leasing procurement miete location alquiler huur'.split(' '),
);

/** "The Swing Kings bring the whole kit: amps, speakers, desk": the list of what somebody was said to bring. */
function listedBy(reading: Reading, clause: Span): Span | null {
  const { text, words, cues } = reading;
  const dashed = markAt(text, clause.from - 1) === '-' && gear.before(text.tokens, clause.from - 1) !== null; // "my usual kit - …"
  if (markAt(text, clause.from - 1) !== ':' && !dashed) return null;
  const head = { from: Math.max(sentenceOf(text, clause.from).from, clause.from - HEAD), to: clause.from - 1 };
  if (cues.wishes.any(head) || isDenied(text, head)) return null;
  const verbs = [
    ...findAll(text.tokens, words.brings, head.from, head.to),
    ...findAll(text.tokens, words.has, head.from, head.to),
  ];
  return verbs.some(({ from }) => ownerBefore(reading, from, true) !== null) ? head : null;
}

const gear = wordList(GEAR);
const HEAD = 14; // tokens before a colon that say whose the list is

/** "Ah, and the dance floor, we dance on the grass": the thing first, then how it goes without us. */
function dislocated({ text, things, cues }: Reading, clause: Span, row: Span): Span | null {
  const seen = markAt(text, row.to) === ',' ? sees(text, row.to + 1) : null;
  if (seen !== null) return seen;
  if (markAt(text, row.to) !== ',' || clause.to > row.to || !isDefinite(text, row)) return null;
  const sentence = sentenceOf(text, row.from);
  if (row.from - sentence.from > LEAD || hasThing({ text, things }, sentence.from, row.from)) return null;
  const rest = { from: row.to + 1, to: Math.min(sentence.to, row.to + HEAD) };
  if (cues.wishes.any(rest)) return null;
  for (let at = rest.from; at < rest.to; at += 1) if (things.has(at) || text.numberFrom.has(at)) return null;
  return beginsWithSubject(text, rest.from) ? rest : null;
}

/** "La sono, un papa s'en charge", "die Getränke, das macht der Wirt": a few words, and that somebody sees to it. */
function sees(text: Text, from: number): Span | null {
  const { to } = sentenceOf(text, from);
  for (let at = from; at < Math.min(to, from + SEEN); at += 1) {
    if (text.tokens[at]?.kind !== 'word') return null;
    const hit = seesTo.at(text.tokens, at);
    if (hit !== null) return hit;
  }
  return null;
}

const SEEN = 6; // words between the comma and what is done
const seesTo = wordList(
  `s' en charge, s' en chargent, s' en occupe, s' en occupent, s' en chargera, s' en occupera, s' y colle, les prête, nous les prête, nous le prête, nous la prête, les fournit, le fournit, la fournit, les apporte, l' apporte, en a un, en a une, en a plein, en ont, on en a, on les a, on l' a déjà, kümmert sich darum, kümmern sich darum, darum kümmert sich, darum kümmern sich, das macht, das machen, das übernimmt, das übernehmen, das regelt, das erledigt, das besorgt, die bringt, den bringt, die bringen, die stellt, den stellt, das stellt, se encarga, se encargan, se ocupa, se ocupan, de eso se encarga, de eso se ocupa, los trae, las trae, lo trae, la trae, los pone, las pone, lo pone, la pone, los presta, las presta, regelt dat, regelen dat, dat regelt, dat doet, daar zorgt, daar zorgen, zorgt daarvoor, neemt die mee, neemt ze mee, brengt die mee, brengt ze mee, is seeing to that, is seeing to those, sees to that, sees to those, sees to it, sees to them, looks after that, looks after those, looks after it, is doing that, is doing those, is doing it, 's doing that, 's doing those, 's doing it, does that, does those, has that covered, has those covered, has it covered, has that in hand, has it in hand, has those in hand, has one, has some, has plenty, has loads, has them, has those`,
);

/** "at a lectern", "on the stage", "with a band": how the event is set out. */
function isSetOut(text: Text, { from }: Span, clause: Span): boolean {
  return [1, 2].some((step) => {
    const about = text.language !== 'en' && from - step === clause.from; // "für das Licht sorgt …", "de la luz se ocupa …"
    return !about && WHERE.has(wordAt(text, from - step)) && !COMES.has(wordAt(text, from - step - 1));
  });
}

/** It begins the clause but for small words, or, where verbs come second, stands behind one; a word that is no thing follows or goes before. */
function isSubject(reading: Reading, party: Span, clause: Span): boolean {
  const { text, words, things } = reading;
  const article = words.determiners.before(text.tokens, party.from);
  const first = article?.from ?? party.from;
  if (
    things.has(party.from) ||
    noSubjectBehind.before(text.tokens, first) !== null ||
    isWisher(text, { from: first, to: party.to }) ||
    EACH_OF.has(wordAt(text, first - 1))
  )
    return false;
  const title = TITLES.has(wordAt(text, party.from)) && text.tokens[party.to]?.capital === true;
  const plural = text.tokens[party.to - 1]?.text.endsWith('s') === true && first === clause.from;
  if (
    article === null &&
    !BARE.has(wordAt(text, party.from)) &&
    !title &&
    !plural &&
    !doesThings(reading, party, clause)
  )
    return false;
  const behind = title ? party.to + 1 : party.to;
  const next = text.tokens[behind];
  const goesOn = next?.kind === 'word' && !things.has(behind) && !NO_VERB.has(next.text);
  if (first - clause.from <= LEAD && goesOn && !hasThing(reading, clause.from, first)) return true;
  const verb = wordAt(text, first - 1);
  return (
    article !== null && VERB_SECOND.has(text.language) && verb !== '' && !things.has(first - 1) && !NO_VERB.has(verb)
  );
}

/** "Venue lays tables", "School caretaker unlocks the toilets": a note without articles. */
function doesThings({ text, words, things }: Reading, { from, to }: Span, clause: Span): boolean {
  if (text.language !== 'en' || from - clause.from > 1 || !VERB_IN_S.test(wordAt(text, to)) || things.has(to))
    return false;
  return things.has(to + 1) || words.determiners.at(text.tokens, to + 1) !== null;
}

const VERB_IN_S = /^[a-z]{2,}[^s]s$/u;

function hasThing({ things, text }: Pick<Reading, 'text' | 'things'>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at) || text.numberFrom.has(at)) return true;
  return false;
}

/** "the neighbour's gazebo". */
function genitiveBefore(text: Text, { from, kinds = [] }: Span & Partial<Mention>): Span | null {
  if (text.language !== 'en') return null;
  const [kind] = kinds;
  const carried = kind === 'playback_laptop' || (kind !== undefined && KIND_CATEGORY[kind] === 'backline');
  const isPerson =
    carried && GENITIVE.test(wordAt(text, from - 1)) && PERSONS.has(wordAt(text, from - 1).replace(/'s?$/u, ''));
  return isPerson || isParty(text, from - 1) ? { from: from - 1, to: from } : null;
}

/** "The castle's package includes …", "sound is Rick's domain": with a verb in the clause. */
function genitiveIn(reading: Reading, clause: Span, row: Span): Span | null {
  const { text, words } = reading;
  if (text.language !== 'en') return null;
  const is = findAll(text.tokens, words.copulas, clause.from, clause.to).length > 0;
  for (let at = clause.from; at < clause.to; at += 1) {
    const token = text.tokens[at];
    if (token?.kind !== 'word' || !GENITIVE.test(token.text) || NOBODY.has(token.text)) continue;
    if (at > row.from && [1, 2].some((step) => wordAt(text, at - step) === 'for')) continue; // "lighting FOR the council's events"
    const named = token.capital && at > sentenceOf(text, at).from;
    const leads = at - clause.from <= LEAD && at < row.from && !hasThing(reading, clause.from, at);
    if (markAt(text, at + 1) !== ':' && (is || leads) && (named || isParty(text, at))) return { from: at, to: at + 1 };
  }
  return null;
}

const GENITIVE = /^\p{L}{2,}(?:'s|s')$/u;

/** "the castle's": a party with its ending. */
function isParty(text: Text, at: number): boolean {
  const token = text.tokens[at];
  const bare = token?.text.replace(/'s?$/u, '') ?? '';
  return token !== undefined && GENITIVE.test(token.text) && parties.at([{ ...token, text: bare }], 0) !== null;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** "The speaker's laptop" comes with him; a speaker's lectern does not. */
const PERSONS = set(
  'speaker speakers presenter presenters lecturer lecturers conductor soloist host mc compere celebrant officiant minister panellist panellists panelist panelists teacher trainer trainers instructor guest singer',
);

const LEAD = 4; // words before who it is: "on the Friday", "luckily"
const VERB_SECOND: ReadonlySet<string> = set('de nl es');
const NO_VERB = set(
  'and or of with for at in on to from by und oder mit fur von im in am an auf zu et ou de du des avec pour dans sur au aux y o con para en sobre met van voor op bij aan der die das den dem the a an le la les el los las het een ein eine einen un une una not nicht after afterwards before then later next nach danach vor dann apres puis ensuite despues luego na daarna dan',
);
const BARE = set(
  'dad mum mom mam grandad grandma grandpa granny nan papa mama opa oma papi mamie catering caterers parents neighbours everyone everybody facilities council dj musicians',
);
const TITLES = set(
  'uncle aunt auntie aunty cousin granny mr mrs ms fr father sister brother frau herr tante onkel oncle tia tio oom nonkel',
);
const EACH_OF = set('each every per jede jeder jedes chaque cada elke ieder your');
const WHERE = set(
  'at on in into onto under around from auf in im am an unter sur dans sous au aux en sobre op aan onder via with mit avec con met as like for fur pour para voor',
);
const COMES = set(
  'up come comes coming arrive arrives arriving travel travels kommt kommen reist reisen vient viennent viene vienen komt komen',
);
const NOBODY = set(
  "it's that's there's what's here's let's who's where's how's today's tonight's tomorrow's year's week's everyone's children's kids' guests' year's",
);

/** "On the stage there is to be NOBODY BUT THE BAND": who may be where. */
function isForNobodyElse(text: Text, { from }: Mention): boolean {
  const sentence = sentenceOf(text, from);
  const words = text.tokens.slice(Math.max(sentence.from, from - NEAR), Math.min(sentence.to, from + NEAR * 2));
  return words.some(
    ({ text: word }, at) => NO_ONE.has(word) && words.slice(at + 1, at + 3).some((next) => BUT.has(next.text)),
  );
}

const NO_ONE = new Set('nobody noone none anybody anyone niemand keiner personne nadie'.split(' '));
const BUT = new Set('but except other ausser sauf hormis salvo excepto behalve dan'.split(' '));
