import { clauseOf, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import {
  ARTISTS,
  BIDS,
  BOTH_SIDES,
  GREETING,
  HOSTS,
  HOUSES,
  OBLIGED,
  PRESENT,
  PROVIDES,
  RIDER,
  SHALL,
  SPEAKER,
} from '../words/riders.ts';

const TITLE = 600; // characters in which a rider says what it is

/**
 * Whether a text is what performers hand to those who book them: there "the promoter provides four wedges" is a wish,
 * since it is the promoter who asks for an offer.
 */
export function isRider(text: Text): boolean {
  const known = riders.get(text);
  if (known !== undefined) return known;
  const found = isRiderIn(text.raw);
  riders.set(text, found);
  return found;
}

const riders = new WeakMap<Text, boolean>();

function isRiderIn(raw: string): boolean {
  if (GREETING.test(raw.slice(0, 80))) return false;
  if (isSpeakers(raw) || RIDER.title.test(raw.slice(0, TITLE)) || RIDER.heading.test(raw)) return true;
  if (RIDER.specification.test(raw.slice(0, TITLE)) && RIDER.performer.test(raw)) return true;
  if (BOTH_SIDES.ours.test(raw) && BOTH_SIDES.hosts.test(raw)) return true;
  if (RIDER.stage.test(raw.slice(0, TITLE)) && RIDER.concert.test(raw) && !BIDS.test(raw)) return true;
  if (RIDER.before.test(raw) && RIDER.place.test(raw) && !BIDS.test(raw)) return true;
  if (RIDER.performed.test(raw) && RIDER.performance.test(raw) && RIDER.brings.test(raw)) return true;
  const joined = raw.replace(/[ \t]*\n[ \t]*(?=\p{Ll})/gu, ' ');
  return !BIDS.test(raw) && (RIDER.contract.test(joined) || (RIDER.bound.test(raw) && RIDER.act.test(raw)));
}

/** What a speaker or a performer of their own hands on. */
function isSpeakers(raw: string): boolean {
  if (SPEAKER.act.test(raw) && SPEAKER.brings.test(raw)) return true;
  return !BIDS.test(raw) && SPEAKER.requirements.test(raw) && SPEAKER.keynote.test(raw);
}

/** "We will REQUIRE minimum 1 HOUSE TECHNICIAN": whoever is wished for is not said to be there. */
export function isHandRequired(text: Text, { from }: Span): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return HAND_REQUIRED.test(text.raw.slice(Math.max(0, start - HAND_REACH), start));
}

const HAND_REACH = 50; // characters
const HAND_REQUIRED =
  /\b(?:requires?|needs?|must (?:have|provide)|please (?:provide|arrange)|(?:is|are) to provide)(?: (?:a|an|the|one|two|at least|minimum|a minimum of|of|\(?\d\)?|\p{L}+,?))?(?: (?:a|an|one|two|\(?\d\)?))? $/iu;

/** "Chairs and a table MUST BE THERE": required, not there already. */
export function isRequired(text: Text, { from, to }: Span): boolean {
  const sentence = sentenceOf(text, from);
  if (isPleadedFor(text, sentence.from, from)) return true;
  if (isEnough(text, from) && text.tokens.slice(sentence.from, sentence.to).some(({ text: word }) => OBLIGED.has(word)))
    return true;
  if (
    !PRESENT.has(wordAt(text, to - 1)) &&
    !isThere(text, from, to) &&
    !(isEnough(text, from) && PRESENT.has(wordAt(text, to)))
  )
    return false;
  const first =
    THERE.has(wordAt(text, to - 1)) || wordAt(text, to - 1) === 'sein'
      ? sentence.from
      : Math.min(from, clauseOf(text, to - 1).from);
  for (let at = first; at < to; at += 1) if (OBLIGED.has(wordAt(text, at))) return !isState(text, to - 1);
  return false;
}

/** "Please SEE TO IT THAT an assistant is there". */
function isPleadedFor(text: Text, begin: number, from: number): boolean {
  return PLEADED.test(text.raw.slice(text.tokens[begin]?.start ?? 0, text.tokens[from]?.start ?? 0));
}

const PLEADED =
  /\b(?:please|kindly) (?:see to it|[ei]nsure|make sure|make certain|arrange)(?: that| there)?\b[^.;]{0,40}$|\b(?:vendors?|contractors?|bidders?|suppliers?|companies|company|hirer|renter|firm|lessor|rental agency)(?:'s| (?:shall|must|will|is to|are to|has to|agrees to))? (?:see to it|sees to it|[ei]nsures?|makes? sure|make certain|guarantees?)(?: that| there)?\b[^.;]{0,40}$|\bbitte (?:sorgen sie|sorgt|stellen sie|stellt) (?:dafür|sicher), dass\b[^.;]{0,40}$/iu;

/** "Sollte ein Podest DA SEIN", but "sollten SCHON da sein" as far as anybody knows. */
function isThere(text: Text, from: number, to: number): boolean {
  if (wordAt(text, to - 1) !== 'sein' || wordAt(text, to - 2) !== 'da') return false;
  return !text.tokens.slice(from, to).some(({ text: word }) => ALREADY.has(word));
}

const ALREADY = new Set(['schon', 'bereits', 'ja', 'eigentlich']);

/** In a rider "the venue stage box" is the one that is wished of the venue. */
export function isNamedByHouse(text: Text, finding: Span, { from, to }: Span): boolean {
  return finding.from === from - 1 && finding.to === to && HOUSE.has(wordAt(text, finding.from));
}

const HOUSE = new Set(['venue', 'house']);

/** "Die PA WIRD gestellt": said as it is, whatever has to be besides. */
function isState(text: Text, at: number): boolean {
  return [1, 2].some((step) => ARE.has(wordAt(text, at - step)));
}

const ARE = new Set('wird werden ist sind is are est sont esta estan wordt worden'.split(' '));
const THERE = new Set(
  'vorhanden anwesend bereit available present disponible presente aanwezig beschikbaar'.split(' '),
);

/** "Ein AUSREICHEND großes Podest muss vorhanden sein": how large it has to be. */
function isEnough(text: Text, at: number): boolean {
  return ENOUGH.has(wordAt(text, at));
}

const ENOUGH = new Set(
  'ausreichend genugend genug enough sufficient suffisamment suficiente suficientes voldoende'.split(' '),
);

/** In a rider: what those who book the act are to provide. Hands that they have ("promoter supplies four loaders") stay theirs. */
export function isHosts(text: Text, span: Span, words: string, crew: boolean): boolean {
  const sentence = sentenceOf(text, span.from);
  const said = `${wordsOf(text, { from: sentence.from, to: Math.min(sentence.to, span.to + WHO) })} ${overLine(text, sentence, span)}${words}`;
  if (!PROVIDES.test(said) || ARTISTS.test(said) || (crew && !SHALL.test(said))) return false;
  return HOSTS.test(said) || HOUSES.test(said) || (isSpeakers(text.raw) && SPEAKER.hosts.test(said));
}

/** "… is provided / BY PRESENTER": the rest of a sentence whose line is wrapped. */
function overLine(text: Text, sentence: Span, { to }: Span): string {
  if (sentence.to - to > WHO) return '';
  const rest = text.raw.slice(text.tokens[sentence.to - 1]?.start ?? text.raw.length);
  return /^\s*\n\s*(by (?:the )?\p{L}+)/u.exec(rest)?.[1]?.concat(' ') ?? '';
}

const WHO = 4; // tokens behind what is said: "provided by the local promoter"
