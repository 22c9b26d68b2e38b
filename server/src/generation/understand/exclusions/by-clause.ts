import type { Category } from '@showbill/contract';
import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { NO_AGENT_BEFORE } from '../words/agents.ts';
import { ACTIVITIES, LIKEWISE_NOT, OURSELVES, SAID_BEFORE, TURNED_BY_NOT } from '../words/clause-cues.ts';
import { beginsWithSubject, clauseRefusals, clauseWishes, isDenied, parties, saidAround } from './clauses.ts';
import { ownerBefore } from './owners.ts';
import { isClauseEnd, isConditional } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { DEFINITE, DENIALS, NONE } from './small-words.ts';

const activities = wordList(ACTIVITIES);
const likewise = wordList(LIKEWISE_NOT);
const ourselves = wordList(OURSELVES);
const saidBefore = wordList(SAID_BEFORE);
const noSubjectBehind = wordList(NO_AGENT_BEFORE);

/**
 * What the clause around a thing says of it where nothing closer does: refused by whatever words ("the vicar won't hear
 * of smoke"), or somebody else's by whatever verb ("the florist hangs the drapes"). A clause that wishes says nothing.
 */
export function byClause(reading: Reading, index: number): Finding | null {
  const { text, mentions } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const clause = saidAround(reading, mention);
  const last = lastIn(reading, index, clause);
  const row = { from: mentions[headOf(reading, index)]?.from ?? mention.from, to: mentions[last]?.to ?? mention.to };
  const counted = isCounted(text, mention);
  const back = counted ? null : takenBack(reading, row, clause);
  if (back === null && isConditional(reading, mention.from)) return null;
  const refusal =
    back ?? refusalIn(reading, clause, row) ?? disliked(reading, clause, row) ?? likewiseNot(reading, clause, row);
  if (refusal !== null && (!counted || isDefinite(text, mention))) {
    return { reason: 'unwanted', first: index, last, ...around(refusal, mention, row) };
  }
  if (isCrew(mention) || mention.categories.some((each) => OF_PEOPLE.has(each)) || isDenied(text, clause)) return null;
  if (findAll(text.tokens, clauseWishes[text.language], clause.from, clause.to).length > 0) return null;
  const party = partyIn(reading, clause, row) ?? listedBy(reading, clause) ?? dislocated(reading, clause, row);
  if (party === null || (counted && (party.to > row.from || row.from - party.to > NEAR))) return null;
  return { reason: 'provided', first: index, last, ...around(party, mention, row) };
}

const OF_PEOPLE: ReadonlySet<Category> = new Set<Category>(['crew', 'catering']);
const NEAR = 6; // words between who does it and a counted thing

/** The first thing of the row of things that this one stands in. */
function headOf({ lists }: Reading, index: number): number {
  let head = index;
  while (head > 0 && (lists[head - 1] ?? 0) >= index) head -= 1;
  return head;
}

function around(said: Span, first: Span, row: Span): Span {
  return { from: Math.min(said.from, first.from), to: Math.max(said.to, row.to) };
}

/** The last thing of the list within the clause that has no figure of its own. */
function lastIn({ text, mentions, lists }: Reading, index: number, { to }: Span): number {
  let last = index;
  const end = lists[index] ?? index;
  while (last < end && (mentions[last + 1]?.to ?? to + 1) <= to && !isCounted(text, mentions[last + 1])) last += 1;
  return last;
}

function isCounted(text: Text, mention: Mention | undefined): boolean {
  return mention !== undefined && [0, 1, 2].some((step) => text.numberTo.has(mention.from - step));
}

function isDefinite(text: Text, { from }: Span): boolean {
  return [1, 2, 3].some((step) => DEFINITE.has(wordAt(text, from - step)));
}

/** A refusal that no negation turns round ("don't forget the wedges") and that no other thing stands nearer to. */
function refusalIn({ text, things }: Reading, clause: Span, row: Span): Span | null {
  const hit = findAll(text.tokens, clauseRefusals, clause.from, clause.to).find(({ from, to }) => {
    if ((to > row.from && from < row.to) || isTurned(text, from)) return false;
    const between = to <= row.from ? { from: to, to: row.from } : { from: row.to, to: from };
    for (let at = between.from; at < between.to; at += 1) {
      if (things.has(at) || (to <= row.from && markAt(text, at) === ',')) return false;
    }
    return true;
  });
  return hit ?? null;
}

/** "Heizstrahler mag der Vermieter nicht", "un photobooth, on n'en veut pas": the thing first, then that somebody does not want it. */
function disliked({ text }: Reading, clause: Span, row: Span): Span | null {
  if (text.language === 'en' || row.from - clause.from > 2) return null;
  const rest = text.tokens.slice(row.to, clause.to);
  const wants = rest.some(({ text: word }) => WANTS.has(word));
  const not = rest.findIndex(({ text: word }) => DENIALS.has(word) || NONE.has(word));
  return wants && not !== -1 ? { from: row.to, to: row.to + not + 1 } : null;
}

/** "Der Bauer duldet keine Feuerstellen, Heizpilze aus demselben Grund auch nicht." */
function likewiseNot({ text }: Reading, clause: Span, row: Span): Span | null {
  if (row.from - clause.from > 2) return null;
  const [hit] = findAll(text.tokens, likewise, row.to, clause.to);
  if (hit === undefined || !isClauseEnd(text, hit.to)) return null;
  const before = text.tokens.slice(sentenceOf(text, row.from).from, clause.from).map(({ text: word }) => word);
  const refused = before.some((word) => WANTS.has(word)) && before.some((word) => DENIALS.has(word) || NONE.has(word));
  return refused ? hit : null;
}

function isTurned(text: Text, at: number): boolean {
  if (!TURNED_BY_NOT.has(wordAt(text, at))) return false;
  return [1, 2].some((step) => DENIALS.has(wordAt(text, at - step)) || wordAt(text, at - step).endsWith("n't"));
}

const NEXT = 16; // tokens from a thing to where it is taken back

/** "… a hazer, then thought of the alarm and said SCRAP IT", "A stage – they built one, so FORGET THAT". */
function takenBack({ text, things }: Reading, mention: Span, clause: Span): Span | null {
  const sentence = sentenceOf(text, mention.from);
  const follows = text.tokens[sentence.to - 1]?.text === '?' ? sentenceOf(text, sentence.to) : sentence;
  const end = Math.min(follows.to, clause.to + NEXT);
  for (let at = mention.to; at < end; at += 1) {
    if (things.has(at) || (text.numberFrom.get(at)?.value ?? 1) > 1) return null;
    const hit = clauseRefusals.at(text.tokens, at);
    if (hit === null || isTurned(text, at)) continue;
    const what = saidBefore.at(text.tokens, hit.to) ?? saidBefore.before(text.tokens, hit.to);
    const all = text.tokens.slice(hit.to, hit.to + 3).some(({ text: word }) => WHOLE.has(word));
    if (what !== null || all) return { from: at, to: what?.to ?? hit.to };
  }
  return null;
}

const WHOLE = new Set('whole lot department those that alles ganze tout todo'.split(' '));

/** Who has or does something there: as the subject, by a genitive, or by doing it themselves. */
function partyIn(reading: Reading, clause: Span, mention: Span): Span | null {
  const { text } = reading;
  const [own] = findAll(text.tokens, ourselves, clause.from, clause.to);
  if (own !== undefined) return own;
  if (isSetOut(text, mention, clause)) return null;
  if (findAll(text.tokens, activities, clause.from, clause.to).length > 0) return null;
  const found = findAll(text.tokens, parties, clause.from, clause.to).find((party) =>
    isSubject(reading, party, clause),
  );
  return found ?? genitiveBefore(text, mention) ?? genitiveIn(reading, clause, mention);
}

/** "The Swing Kings bring the whole kit: amps, speakers, desk": the list of what somebody was said to bring. */
function listedBy(reading: Reading, clause: Span): Span | null {
  const { text, words } = reading;
  if (markAt(text, clause.from - 1) !== ':') return null;
  const head = { from: Math.max(sentenceOf(text, clause.from).from, clause.from - HEAD), to: clause.from - 1 };
  if (findAll(text.tokens, clauseWishes[text.language], head.from, head.to).length > 0 || isDenied(text, head))
    return null;
  const verbs = [
    ...findAll(text.tokens, words.brings, head.from, head.to),
    ...findAll(text.tokens, words.has, head.from, head.to),
  ];
  return verbs.some(({ from }) => ownerBefore(reading, from, true) !== null) ? head : null;
}

const HEAD = 14; // tokens before a colon that say whose the list is

/** "Ah, and the dance floor, we dance on the grass": the thing first, then how it goes without us. */
function dislocated({ text, things }: Reading, clause: Span, row: Span): Span | null {
  if (markAt(text, row.to) !== ',' || clause.to > row.to || !isDefinite(text, row)) return null;
  const sentence = sentenceOf(text, row.from);
  const lead = text.tokens.slice(sentence.from, row.from);
  if (lead.length > LEAD || lead.some(({ kind }) => kind === 'number')) return null;
  const rest = { from: row.to + 1, to: Math.min(sentence.to, row.to + HEAD) };
  if (findAll(text.tokens, clauseWishes[text.language], rest.from, rest.to).length > 0) return null;
  for (let at = rest.from; at < rest.to; at += 1) if (things.has(at) || text.numberFrom.has(at)) return null;
  return beginsWithSubject(text, rest.from) ? rest : null;
}

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
    EACH_OF.has(wordAt(text, first - 1))
  )
    return false;
  const title = TITLES.has(wordAt(text, party.from)) && text.tokens[party.to]?.capital === true;
  const plural = text.tokens[party.to - 1]?.text.endsWith('s') === true && first === clause.from;
  if (article === null && !BARE.has(wordAt(text, party.from)) && !title && !plural) return false;
  const behind = title ? party.to + 1 : party.to;
  const next = text.tokens[behind];
  const goesOn = next?.kind === 'word' && !things.has(behind) && !NO_VERB.has(next.text);
  if (first - clause.from <= LEAD && goesOn && !hasThing(reading, clause.from, first)) return true;
  const verb = wordAt(text, first - 1);
  return (
    article !== null && VERB_SECOND.has(text.language) && verb !== '' && !things.has(first - 1) && !NO_VERB.has(verb)
  );
}

function hasThing({ things, text }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (things.has(at) || text.numberFrom.has(at)) return true;
  return false;
}

/** "the neighbour's gazebo". */
function genitiveBefore(text: Text, { from }: Span): Span | null {
  return text.language === 'en' && isParty(text, from - 1) ? { from: from - 1, to: from } : null;
}

/** "The castle's package includes …", "sound is Rick's domain": with a verb in the clause. */
function genitiveIn(reading: Reading, clause: Span, row: Span): Span | null {
  const { text, words } = reading;
  if (text.language !== 'en') return null;
  const is = findAll(text.tokens, words.copulas, clause.from, clause.to).length > 0;
  for (let at = clause.from; at < clause.to; at += 1) {
    const token = text.tokens[at];
    if (token?.kind !== 'word' || !GENITIVE.test(token.text) || NOBODY.has(token.text)) continue;
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

const LEAD = 4; // words before who it is: "on the Friday", "luckily"
const VERB_SECOND: ReadonlySet<string> = set('de nl es');
const NO_VERB = set(
  'and or of with for at in on to from by und oder mit fur von im in am an auf zu et ou de du des avec pour dans sur au aux y o con para en sobre met van voor op bij aan der die das den dem the a an le la les el los las het een ein eine einen un une una not nicht',
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
const WANTS = set(
  'mag mogen mochte mochten will wollen duldet dulden erlaubt braucht brauchen soll sollen darf durfen veut veulent voulons aime aiment faut quiere quieren queremos gusta gustan interesa interesan wil willen mag mogen hoeft hoeven moet moeten vindt vinden',
);
const NOBODY = set(
  "it's that's there's what's here's let's who's where's how's today's tonight's tomorrow's year's week's everyone's children's kids' guests' year's",
);
