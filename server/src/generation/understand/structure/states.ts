import type { Language } from '../../types.ts';
import { isRider } from '../exclusions/required.ts';
import { FOR, WITHOUT } from '../exclusions/small-words.ts';
import { type Lexicon, lexicon, wordList } from '../text/lexicon.ts';
import type { Span, Text } from '../text/text.ts';
import type { Token } from '../text/tokens.ts';
import { AGENTS } from '../words/agents.ts';
import { OUTSIDE_CONTRACT } from '../words/outside-contract.ts';
import { isDuty, isPlea } from '../words/riders.ts';
import { STATE_DENIALS, STATE_WORDS, type StateWord } from '../words/states.ts';

/** What becomes of the things under a heading or beside a cell: wished from us, there or from others, or not wanted. */
export type State = 'asked' | 'provided' | 'unwanted';

/** A heading says a whole sentence of its list; a cell or a note may be no more than a name. */
export type Place = 'heading' | 'cell' | 'note' | 'party';

interface Said {
  readonly word: StateWord | 'denial' | 'unknown';
  readonly owned: boolean; // "the club's"
  readonly without: boolean;
}

const NAME = 1;
const MOST_UNKNOWN: Readonly<Record<Place, number>> = { heading: 2, cell: 3, note: 0, party: 0 };

const IS_TOLD =
  /(?<!\b(?:have|has|be|been|as|was|were) )(?<!\p{L})(?:rang|called|phoned|wrote|writes|told|says?|said|e?mailed|texted|messaged|confirmed|replied|answered|schreibt|schrieb|sagt|sagte|meint|meinte|écrit|dit|dice|dijo|escribe|zegt|schrijft|belde|laat weten)(?: (?:me|us|uns|mir|to|back|again|yesterday|today|that|earlier|gestern|heute|gisteren|vandaag|hier|ayer)){0,3}$/iu;

/**
 * What some words say of the things they stand over or beside, from what each of them does: who is named, whether it
 * is a wish, a possession or a refusal, and whether that is denied. Null where they say nothing of the kind.
 * `neutral`: tokens that name things, which count neither way.
 */
export function stateOf(text: Text, span: Span, place: Place, neutral: ReadonlySet<number>): State | null {
  const only = place === 'heading' && span.to - span.from === 1 ? text.tokens[span.from]?.text : undefined;
  if (only !== undefined && (OUT.has(only) || HAVES.has(only))) return OUT.has(only) ? 'unwanted' : 'provided';
  if (only !== undefined && GEAR.has(only) && isRider(text)) return 'provided'; // the act's
  const said = wordsIn(text, span, neutral);
  const named = place === 'note' && said.at(-1)?.owned === true ? NAME : 0; // "the surf club's"
  const told = place === 'heading' ? wordsIn(text, beforePurpose(text, span), neutral) : said;
  const unknown = told.filter(({ word }) => word === 'unknown').length - named;
  const open = said.filter(({ word }) => word !== 'filler');
  if (open.length === 0 || unknown > MOST_UNKNOWN[place]) return null;
  const has = (word: StateWord | 'denial') => open.some((each) => each.word === word);
  if (place === 'heading' && IS_TOLD.test(rawOf(text, span))) return null; // "your band rang me yesterday: they have …"
  const lends = place === 'heading' && !has('you') ? lendingOf(rawOf(text, span)) : null;
  if (lends !== null) return lends;
  if (has('optional') || (place === 'party' && isSection(text, span))) return null;
  if (place === 'heading' && (isForOccasion(text, span, has) || isWhoWhat(text, span))) return null;
  if (place === 'heading' && hereGoes.before(text.tokens, span.to) !== null) return 'asked';
  if (place === 'heading' && SO_PLEASE.test(rawOf(text, span))) return 'asked'; // "fee doesn't include (so please quote)"
  if (place === 'heading' && OF_YOUR_OWN.test(rawOf(text, span)) && isAffirmed(text, span)) return 'provided';
  if (place === 'heading' && isDuty(rawOf(text, span)) && (isPlea(rawOf(text, span)) || isRider(text))) return 'asked';
  if (place === 'heading' && WANTS_TO_HAVE.test(rawOf(text, span))) return 'asked'; // "Will haben:"
  if (place === 'heading' && TO_BE_PRICED.test(rawOf(text, span))) return 'asked'; // "the following shall be priced separately"
  if (place === 'heading' && SO.has(text.tokens[span.to - 1]?.text ?? '')) return 'asked'; // "dinner is there as well, so:"
  if (isDue(text, span) && !has('denial') && !has('refused')) return 'asked';
  if (open.some(({ without }, at) => without && at < open.length - 1)) return null; // "supply without operator"
  if (isStillToBe(text, span) && !has('by') && !has('denial')) return 'asked';
  if (has('refused') && !isCarriedAway(open)) return isDenied(open, 'refused') ? 'asked' : 'unwanted';
  if (place === 'heading' && !has('denial') && !has('asked') && !has('you') && isWhatIsAt(text, span))
    return 'provided';
  if (place === 'heading' && isByNamed(text, span)) return 'provided';
  return has('denial') ? denied(has) : affirmed(open, has, place);
}

const SO_PLEASE = /\bso (?:please|pls)?\s?(?:quote|price|supply|provide|bring|include)\b/iu;

/** "Equipment the City IS ABLE TO lend", "what the borough CANNOT provide": of a house that lends things. */
function lendingOf(heading: string): State | null {
  const found = LENDS.exec(heading)?.[1];
  return found === undefined ? null : CANNOT.test(found) ? 'asked' : 'provided';
}

const LENDS =
  /\b(?:city|town|village|borough|county|council|parish|district|park|parks|school|college|university|library|venue|hall|house|centre|center|club|church|we) (?:(?:itself|alone|department|staff) )?((?:is|are|will be|would be)?\s?(?:not able|unable|able)|cannot|can ?not|can['’]?t|can) (?:to )?(?:rent|lend|loan|provide|supply|offer|make available|deliver)\b/iu;
const CANNOT = /not|unable|can['’]?t/iu;

const WANTS_TO_HAVE =
  /(?<!nicht )\b(?:will|wollen|möchten?|würden? gern(?:e)?|hätten? gern(?:e)?) (?:\p{L}+ ){0,3}?(?:haben|hat)\b|\b(?:wants?|would like) to have\b|\bwil(?:len)? (?:\p{L}+ ){0,2}?hebben\b/iu;
const TO_BE_PRICED =
  /\b(?:shall|must|should|to|please) (?:be )?(?:priced?|quoted?|itemi[sz]ed?|costed|cost|listed|list) (?:\p{L}+ )?separately\b/iu;

/** "Do you have anything of your own? Yes: 40 tables": asked of whoever fills in a form. */
const OF_YOUR_OWN =
  /\b(?:do|have) you (?:already )?(?:have|own|got)\b|\b(?:haben sie|habt ihr) (?:schon|bereits|eigene)|\bavez[- ]vous déjà\b|\b(?:tiene|tenéis|tienen) ya\b|\b(?:heeft u|hebben jullie) (?:al|zelf)\b/iu;

function isAffirmed(text: Text, { to }: Span): boolean {
  return [to, to + 1, to + 2].some((at) => YES.has(text.tokens[at]?.text ?? ''));
}

const YES = new Set('yes yep ja oui si'.split(' '));

function rawOf(text: Text, { from, to }: Span): string {
  return text.raw.slice(text.tokens[from]?.start ?? 0, text.tokens[to - 1]?.end ?? 0);
}

const hereGoes = wordList(
  `here goes, here we go, here it is, here they are, here's the list, here is the list, here's our list, here's what we want, here's what we need`,
);

/** Whether every word of a heading is known. */
export function isWhollyKnown(text: Text, span: Span, neutral: ReadonlySet<number>): boolean {
  return wordsIn(text, span, neutral).every(({ word }) => word !== 'unknown');
}

/** "OUT" beside "IN", "HAVES" beside "NEEDS". */
const OUT = new Set(['out', 'outs', 'drop', 'drops', 'cut', 'cuts']);
const GEAR = new Set(['gear', 'instruments', 'instrumentarium', 'instrumentation']);
const HAVES = new Set([
  'haves',
  'gfe',
  'gfp',
  'ofe',
  'has',
  'got',
  'here',
  'there',
  'inhouse',
  'existing',
  'booked',
  'sorted',
  'done',
  'arranged',
]);

/** "By the Zoo": somebody by name. */
function isByNamed(text: Text, { from, to }: Span): boolean {
  const words = text.tokens.slice(from, to);
  const [by, the, last] = [words[0]?.text ?? '', words[1]?.text ?? '', words.at(-1)];
  return text.language === 'en' && by === 'by' && the === 'the' && words.length <= 4 && last?.capital === true;
}

/** "Site: 60 barriers": what is for it, on a form that goes by places. */
function isSection(text: Text, { from, to }: Span): boolean {
  return to - from === 1 && SECTIONS.has(text.tokens[from]?.text ?? '');
}

const SO = new Set('so therefore hence daher deshalb also donc entonces dus daarom'.split(' '));
const SECTIONS = new Set('site sites grounds outside outdoors indoors inside'.split(' '));

/** "Who is bringing what": the lines say it, each for itself. */
function isWhoWhat(text: Text, { from, to }: Span): boolean {
  const words = text.tokens.slice(from, to).map((token) => token.text);
  const who = words.findIndex((word) => WHO.has(word));
  return who !== -1 && words.slice(who).some((word) => WHATS.has(word));
}

const WHO = new Set('who wer qui quien wie whose'.split(' '));
const WHATS = new Set('what was quoi que wat which'.split(' '));

/** "What the AV HAS TO cover": still to be done. */
function isDue(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ text: word }, at, all) => HAVE.has(word) && all[at + 1]?.text === 'to');
}

const HAVE = new Set(['has', 'have', 'needs', 'need']);

/** "This is what they say is at the hall", "was im Saal steht", "wat er in de zaal staat": what a place has. */
function isWhatIsAt(text: Text, { from, to }: Span): boolean {
  const words = text.tokens.slice(from, to).map((token) => token.text);
  const what = words.findIndex((word) => WHAT.has(word));
  return (
    what !== -1 && words.slice(what).some((word) => IS.has(word)) && words.slice(what).some((word) => AT.has(word))
  );
}

const WHAT = new Set(['what', "what's", 'was', 'ce', 'lo', 'wat']);
const IS = new Set("is are there what's steht ist sind gibt liegt trouve a hay esta staat is ligt".split(' '));
const AT = new Set('at in inside im am beim dans sur au en op bij'.split(' '));

/** "To be hired or borrowed": by whoever is still to be found for it. */
function isStillToBe(text: Text, { from, to }: Span): boolean {
  const words = text.tokens.slice(from, to).map((token) => token.text);
  const due = words.findIndex((word, at) => word === 'to' && words[at + 1] === 'be');
  return due !== -1 && words.slice(due).some((word) => OBTAINED.has(word));
}

const OBTAINED = new Set('borrowed hired rented leased loaned sourced found bought booked ordered procured'.split(' '));

/** "For the band", "in the hall": where or for whom, which says nothing of who brings it. */
export function isPlacing(text: Text, { from, to }: Span): boolean {
  return (
    PLACING.has(text.tokens[from]?.text ?? '') &&
    from < to &&
    (longest(text.tokens, from, text.language)?.to ?? from + 1) === from + 1
  );
}

/** "The games available FOR THE SCHOOL FÊTE are": without what they are for. */
function beforePurpose(text: Text, { from, to }: Span): Span {
  let at = from + 1;
  while (at < to && !FOR.has(text.tokens[at]?.text ?? '')) at += 1;
  return { from, to: at };
}

/** "Good evening, for our raffle: …": what the list is for. */
function isForOccasion(text: Text, { from, to }: Span, has: Has): boolean {
  if (has('holds') || has('settled') || has('supply') || has('refused') || has('by') || has('asked')) return false;
  return text.tokens.slice(from, to).some(({ text: word }) => FOR.has(word));
}

const PLACING = new Set(
  'for in on at to near beside behind with as fur im in am auf an zum mit pour dans sur au avec para en con a voor op aan bij met'.split(
    ' ',
  ),
);

type Has = (word: StateWord | 'denial') => boolean;

/** "Not from you", "not on site", "what the hall doesn't have", "do not supply", "no thanks". */
function denied(has: Has): State | null {
  if (has('you')) return 'provided';
  if (has('lacking')) return 'provided';
  if (has('asked') || !(has('others') || has('settled') || has('included') || has('holds'))) return 'unwanted';
  if (has('included') && !has('others')) return 'unwanted';
  return 'asked';
}

function affirmed(open: readonly Said[], has: Has, place: Place): State | null {
  if (has('you') || has('lacking')) return 'asked';
  if (open.at(-1)?.word === 'asked') return 'asked'; // "we have hired the hall and need"
  if (has('settled')) return 'provided';
  if (has('asked')) return 'asked';
  if (has('included')) return has('others') ? 'provided' : 'asked';
  if (has('holds')) return 'provided';
  if (has('supply')) return has('others') ? 'provided' : 'asked';
  if (!has('others')) return place === 'cell' && open.at(-1)?.owned === true ? 'provided' : null;
  if (place === 'cell' || place === 'party' || open.some(({ word, owned }) => word === 'others' && owned))
    return 'provided';
  const [first] = open;
  return first?.word === 'by' || open.length === 1 ? byItself(first) : null;
}

/** "By the council", "ours". */
function byItself(first: Said | undefined): State | null {
  return first?.word === 'by' ? 'provided' : null;
}

/** "The contractor shall supply, install and remove": what is brought is taken away again. */
function isCarriedAway(open: readonly Said[]): boolean {
  const supplied = open.findIndex(({ word }) => word === 'supply');
  return supplied !== -1 && supplied < open.findIndex(({ word }) => word === 'refused');
}

function isDenied(open: readonly Said[], word: StateWord): boolean {
  const at = open.findIndex((each) => each.word === word);
  return open[at - 1]?.word === 'denial';
}

/** Whether equipment is named in some words, but for what belongs to a phrase of theirs: "hors marché". */
export function namesThing(text: Text, { from, to }: Span, things: ReadonlySet<number>): boolean {
  for (let at = from; at < to; at += 1) {
    const hit = longest(text.tokens, at, text.language);
    if (hit !== null && hit.to > at + 1) at = hit.to - 1;
    else if (things.has(at)) return true;
  }
  return false;
}

function wordsIn(text: Text, span: Span, neutral: ReadonlySet<number>): readonly Said[] {
  const { language } = text;
  const tokens = text.tokens.slice(span.from, span.to).map(plain);
  const said: Said[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (PIECES.has(token.text) && text.numberTo.has(span.from + at)) continue; // "1 no. as stand-by"
    const hit = longest(tokens, at, language);
    const owned = isOwner(text.tokens[span.from + at]);
    if (hit !== null) {
      const last = isOwner(text.tokens[span.from + hit.to - 1]);
      said.push({ word: hit.value, owned: owned || last, without: WITHOUT.has(token.text) });
      at = hit.to - 1;
    } else if (token.kind !== 'word' || neutral.has(span.from + at)) continue;
    else if (DENIALS[language].has(token.text) || token.text.endsWith("n't"))
      said.push({ word: 'denial', owned: false, without: false });
    else said.push({ word: 'unknown', owned, without: false });
  }
  return said;
}

const PIECES = new Set(['no', 'nos', 'nr', 'off']);

/** In the language of the text, else in English, in which forms are often headed. */
function longest(tokens: readonly Token[], at: number, language: Language) {
  const own = TABLES[language].at(tokens, at);
  if (language === 'en' || DENIALS[language].has(tokens[at]?.text ?? '')) return own;
  const english = TABLES.en.at(tokens, at);
  if (own === null) return english;
  return english !== null && english.to > own.to ? english : own;
}

/** "The club's", but not "it's". */
function isOwner(token: Token | undefined): boolean {
  return token?.text.endsWith("'s") === true && !CONTRACTED.has(token.text);
}

const CONTRACTED = new Set("it's that's there's what's he's she's who's let's here's where's how's".split(' '));

/** Without a genitive or a contracted verb: "the club's", "what's". */
function plain(token: Token): Token {
  if (!token.text.endsWith("'s")) return token;
  const text = token.text.slice(0, -2);
  return { ...token, text, head: '', tail: '' };
}

/** Of words that do two things the first named here counts. */
const ORDER: readonly StateWord[] = [
  'optional',
  'refused',
  'you',
  'lacking',
  'settled',
  'included',
  'holds',
  'asked',
  'supply',
  'others',
  'by',
  'filler',
];

const TABLES: Readonly<Record<Language, Lexicon<StateWord>>> = {
  en: compile('en'),
  de: compile('de'),
  fr: compile('fr'),
  es: compile('es'),
  nl: compile('nl'),
};

function compile(language: Language): Lexicon<StateWord> {
  const words = STATE_WORDS[language];
  const rows = ORDER.map((word): readonly [StateWord, string] => [word, words[word] ?? '']);
  return lexicon([...rows, ['refused', OUTSIDE_CONTRACT[language]], ['others', AGENTS]]);
}

const DENIALS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: denials('en'),
  de: denials('de'),
  fr: denials('fr'),
  es: denials('es'),
  nl: denials('nl'),
};

function denials(language: Language): ReadonlySet<string> {
  return new Set(STATE_DENIALS[language].split(' '));
}
