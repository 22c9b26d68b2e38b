import type { Mention } from '../mention.ts';
import { findAll, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { AGAIN, CONSIDERED, GIVEN_BEHIND, IN_THE_PAST, NOW, REFUSED_BEHIND, TURNED, WAS } from '../words/frames.ts';
import { TURNED_DOWN } from '../words/turned-down.ts';
import { REASONS } from './after.ts';
import { ownerAt } from './owners.ts';
import { isClauseEnd, isConditional, isItsPlace, isWish } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { ADVERSATIVES, AND_OR, ARTICLES, DEFINITE, DENIALS, NONE, NUMBERED } from './small-words.ts';

const refused = wordList(`${REFUSED_BEHIND}, ${TURNED_DOWN}`);
const given = wordList(GIVEN_BEHIND);
const past = wordList(IN_THE_PAST);
const again = wordList(AGAIN);
const now = wordList(NOW);
const considered = wordList(CONSIDERED);
const turned = wordList(TURNED);

const REACH = 12; // tokens between a thing and what is said of it

/** "An LED wall would have been nice but is over budget", "Geschirr ist Einweg": what the rest of the sentence says, up to the next thing. */
export function framed(reading: Reading, index: number): Finding | null {
  const { text, mentions, things } = reading;
  const mention = mentions[index];
  const last = reading.lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined) return null;
  const asked = reading.asking.before(mention.from);
  const other = swapped(reading, mention, end) ?? insteadOf(reading, mention, end);
  if (other !== null) return { reason: 'unwanted', first: index, last, from: mention.from, to: other };
  let needed = false;
  let isTurned = !asked || isClauseOfItsOwn(reading, mention, end); // "we'd like an LED wall BUT it is too dear"
  const limit = Math.min(sentenceOf(text, mention.from).to, end + REACH);
  for (let at = end; at < limit; at += 1) {
    if (things.has(at) || (markAt(text, at) === ':' && at > end)) return null;
    if (text.numberFrom.has(at) && !NUMBERED.has(wordAt(text, at - 1))) return null;
    if (markAt(text, at) === ',' && !GOES_ON.has(wordAt(text, at + 1))) return null;
    if (REASONS.has(wordAt(text, at))) return null;
    needed ||= NEEDS.has(wordAt(text, at));
    if (needed && NONE.has(wordAt(text, at)) && isClauseEnd(text, at + 1)) {
      return { reason: 'unwanted', first: index, last, from: mention.from, to: at + 1 };
    }
    const dropped = droppedAt(text, at);
    if (dropped !== null) return { reason: 'unwanted', first: index, last, from: mention.from, to: dropped };
    isTurned ||= ADVERSATIVES.has(wordAt(text, at));
    if (!isTurned) continue;
    const no = refused.at(text.tokens, at);
    if (no !== null && IDIOMS.has(wordAt(text, no.to - 1)) && isDeniedAt(text, at)) return null; // "that doesn't BREAK THE BANK"
    if (no !== null && wordAt(text, no.to) !== 'of')
      return { reason: 'unwanted', first: index, last, from: mention.from, to: no.to };
    const there = given.at(text.tokens, at) ?? belongsAt(reading, at);
    if (there === null || (wordAt(text, end) === 'for' && wordAt(text, there.from) === 'department')) continue; // "lighting FOR the events DEPARTMENT"
    const denied =
      DENIALS.has(wordAt(text, at - 1)) ||
      isToBe(text, at) ||
      isWish(reading, there.to) ||
      isConditional(reading, mention.from);
    return denied ? null : { reason: 'provided', first: index, last, from: mention.from, to: there.to };
  }
  return null;
}

function isDeniedAt(text: Text, at: number): boolean {
  return [1, 2].some((step) => DENIALS.has(wordAt(text, at - step)) || wordAt(text, at - step).endsWith("n't"));
}

const IDIOMS = new Set('bank budget expensive dear pricey costly'.split(' '));

/** "A covered stage WAS CONSIDERED, HOWEVER it will not hold the orchestra": where the turn ends, if nothing is kept behind it. */
function droppedAt(text: Text, at: number): number | null {
  const thought = wasConsidered.at(text.tokens, at);
  if (thought === null) return null;
  const turn = markAt(text, thought.to) === ',' ? thought.to + 1 : thought.to;
  if (!ADVERSATIVES.has(wordAt(text, turn)) && !HOWEVER.has(wordAt(text, turn))) return null;
  const rest = text.tokens.slice(turn + 1, sentenceOf(text, at).to);
  return rest.some(({ text: word }) => KEEPS.test(word)) ? null : turn + 1;
}

const HOWEVER = new Set([
  'however',
  'though',
  'although',
  'jedoch',
  'allerdings',
  'toutefois',
  'cependant',
  'maar',
  'echter',
]);
const wasConsidered = wordList(
  `was considered, were considered, was also considered, were also considered, has been considered, was looked at, were looked at, was discussed, were discussed, was mooted, was thought of, wurde erwogen, wurden erwogen, wurde überlegt, wurde angedacht, a été envisagé, a été envisagée, ont été envisagés, ont été envisagées, se consideró, se consideraron, se pensó en, is overwogen, zijn overwogen, werd overwogen, werden overwogen`,
);

/** "We need two prams and PHOTOGRAPHERS ARE too expensive": another clause, of which the thing is what it is about. */
function isClauseOfItsOwn({ text, words }: Reading, { from }: Mention, end: number): boolean {
  const article = ARTICLES.has(wordAt(text, from - 1)) || DEFINITE.has(wordAt(text, from - 1)) ? from - 1 : from;
  const joint = text.tokens[article - 1]?.text ?? '';
  return (AND_OR.has(joint) || joint === ',' || joint === '(') && words.copulas.at(text.tokens, end) !== null;
}

/** "One guitar amp TO BE shared between the bands": what is asked for is to be used so. */
function isToBe(text: Text, at: number): boolean {
  return wordAt(text, at - 1) === 'be' && wordAt(text, at - 2) === 'to';
}

/** Where the rest of the sentence from token `from` on refuses what was named before it, another thing not begun. */
export function refusedBehind(text: Text, from: number): Span | null {
  const limit = Math.min(sentenceOf(text, from - 1).to, from + REACH + REACH);
  for (let at = from; at < limit; at += 1) {
    const hit = refused.at(text.tokens, at);
    if (hit !== null && !DENIALS.has(wordAt(text, at - 1))) return hit;
    if (markAt(text, at) === ':' || text.numberFrom.has(at)) return null;
  }
  return null;
}

/** "We had thought of an LED wall BUT will go with a projector": where the words end that name the other thing. */
function insteadOf({ text, mentions, things }: Reading, mention: Mention, end: number): number | null {
  const sentence = sentenceOf(text, mention.from);
  if (findAll(text.tokens, considered, Math.max(sentence.from, mention.from - BEFORE), mention.from).length === 0)
    return null;
  const given = findAll(text.tokens, givenUp, Math.max(sentence.from, mention.from - BEFORE), mention.from).length > 0;
  let turn: number | null = null;
  for (let at = end; at < Math.min(sentence.to, end + REACH); at += 1) {
    if (turn === null && things.has(at)) return null;
    if (turned.at(text.tokens, at) !== null) turn ??= at;
    if (turn !== null && things.has(at)) {
      const next = mentions.find(({ from }) => from === at);
      const same = next?.kinds.some((kind) => mention.kinds.includes(kind)) === true;
      return same && !given ? null : at;
    }
    if (given && turn !== null && wordAt(text, at) !== '' && STILL.has(wordAt(text, at))) return null;
  }
  if (turn === null || (!given && !isDropped(text, turn, sentence.to))) return null;
  return turn + 1;
}

/** "We did wonder about a marquee, BUT THE WEATHER LOOKS FINE": what follows wishes for nothing and asks nothing. */
function isDropped({ tokens }: Text, turn: number, to: number): boolean {
  if (!ADVERSATIVES.has(tokens[turn]?.text ?? '') || tokens[to - 1]?.text === '?' || tokens[to]?.text === '?')
    return false;
  return tokens.slice(turn + 1, to).every(({ text: word, kind }) => kind !== 'number' && !KEEPS.test(word));
}

/** What keeps a thing that was thought of: a wish, a question, a choice among its kind. */
const KEEPS =
  /^(?:would|could|can|might|may|need|needs|want|wants|wish|love|like|prefer|think|sure|unsure|know|please|quote|price|cost|costs|how|what|which|whether|if|bigger|larger|smaller|more|less|better|another|different|instead|still|open|depends?|brauch\w*|m[oö]cht\w*|w[uü]rd\w*|wollen|h[aä]tten|bitte|noch|wie|welche\w?|ob|gr[oö][sß]+er\w*|kleiner\w*|besoin|voudr\w*|aimer\w*|souhait\w*|combien|quel\w*|si|encore|plus|moins|necesit\w*|queremos|quisi\w*|gustar\w*|cu[aá]nto|cu[aá]l|m[aá]s|menos|a[uú]n|nodig|graag|willen|zouden|hoeveel|welke?|of|nog|groter|kleiner)$/u;

/** What was once meant; what follows "but" says why it is no more. */
const givenUp = wordList(
  `were going to have, was going to have, were going to get, were going to hire, had planned, had planned on, originally planned, originally wanted, first wanted, wanted at first, had hoped for, wollten erst, wollten zuerst, wollten ursprünglich, ursprünglich wollten, wollten eigentlich, ursprünglich, avions pensé à, au départ, initialement, habíamos pensado en, al principio, en un principio, inicialmente, hadden gedacht aan, dachten eerst aan, wilden eerst, wilden eigenlijk, oorspronkelijk`,
);
const STILL = new Set(
  'still need needs want wants please noch brauchen bitte immer encore besoin aun todavia necesitamos nog nodig graag more mehr plus mas meer'.split(
    ' ',
  ),
);

/** "Swap the trestles FOR ROUNDS": another thing in its place. */
function swapped({ text, mentions }: Reading, mention: Mention, end: number): number | null {
  const swap = [1, 2, 3].some((step) => SWAPS.has(wordAt(text, mention.from - step)));
  if (!swap || !FOR_OTHERS.has(wordAt(text, end))) return null;
  const next = mentions.find(({ from }) => from >= end && from <= end + REACH / 3);
  const same = next?.kinds.some((kind) => mention.kinds.includes(kind)) === true;
  const again = [1, 2, 3].some((step) => ONE_LIKE_IT.test(wordAt(text, end + step)));
  return same || again || wordAt(text, end + 1) === '' ? null : end + 1;
}

const SWAPS = new Set(
  'swap swapping replace replacing exchange trade change tausche tauschen ersetzen ersetzt ersetze remplacer remplacez remplacons cambiar cambiamos cambien sustituir sustituimos sustituyan vervang vervangen ruil ruilen'.split(
    ' ',
  ),
);
const ONE_LIKE_IT =
  /^(?:ones?|something|new|newer|bigger|better|larger|smaller|neue\w?|groessere\w?|grossere\w?|nouveau|nouvelle|autre|otro|otra|nuevo|nueva|nieuwe?|andere|grotere)$/u;
const FOR_OTHERS = new Set('for with by gegen durch par contre por door voor'.split(' '));

const BEFORE = 8; // tokens from "had thought of" to the thing

/** "Seats are numbered and belong to the arena". */
function belongsAt(reading: Reading, at: number): Span | null {
  const belong = reading.words.belong.at(reading.text.tokens, at);
  const owner = belong === null || isItsPlace(reading.text, belong) ? null : ownerAt(reading, belong.to, false);
  return owner === null ? null : { from: at, to: owner.to };
}

const GOES_ON = new Set(
  "but so and which that who is are aber das die der den also und sondern mais donc qui que c c' et pero que y asi maar dus die dat en it they es".split(
    ' ',
  ),
);
/** "Mikro BRAUCHT der Redner keins". */
const NEEDS = new Set(
  'need needs want wants braucht brauchen brauchten benotigen mochten mochte will wollen besoin veut necesita quiere heeft nodig wil'.split(
    ' ',
  ),
);

const FAR = 30; // tokens around "last year" that it may tell of

/** "Last year we had a bouncy castle; this year …": the runs that tell of what was. */
export function readPast(text: Text): readonly Past[] {
  return [...findAll(text.tokens, past), ...pastYears(text)].flatMap((hit): readonly Past[] => {
    const whole = asideOf(text, hit) ?? sentenceOf(text, hit.from);
    if (markAt(text, hit.to) === ':' && text.tokens.slice(whole.from, hit.to).some(({ text: word }) => LIKE.has(word)))
      return []; // "as last time: 6 chairs"
    const sentence = { from: Math.max(whole.from, hit.from - FAR), to: Math.min(whole.to, hit.to + FAR) };
    // "… and that was too few"
    if (findAll(text.tokens, again, sentence.from, sentence.to).length > 0 || isSameAgain(text, whole.to)) return [];
    const mark = markAt(text, hit.from - 1);
    if (hit.from > whole.from && mark !== '' && mark !== ':') return [{ from: hit.from, to: sentence.to, apart: true }];
    const turn = findAll(text.tokens, now, sentence.from, sentence.to);
    const after = turn.find(({ from }) => from > hit.from);
    const before = turn.findLast(({ to }) => to <= hit.from);
    return [{ from: before?.to ?? sentence.from, to: after?.from ?? sentence.to, apart: false }];
  });
}

/** "Last year we hired a stage and four toilets. SAME AGAIN this year please." */
function isSameAgain(text: Text, next: number): boolean {
  return SAME_AGAIN.test(text.raw.slice(text.tokens[next]?.start ?? text.raw.length).slice(0, 60));
}

const SAME_AGAIN =
  /^\W*(?:and |so |und |et |y |en )?(?:(?:this (?:year|time)|dieses jahr|diesmal|cette année|este año|dit jaar),? )?(?:bitte |please )?(?:(?:we(?:['’]d| would)? (?:like|want|need)|can we have|could we have|please) )?(?:(?:the |exactly the |much the )?same (?:again|please|thing|set[- ]?up|kit|list|order|for|this)|repeat (?:that|please|the)|(?:bitte )?(?:wieder )?(?:genau )?das ?(?:gleiche|selbe)|la même chose|(?:exactement )?pareil|lo mismo|hetzelfde)(?!\p{L})/iu;

/** `apart`: a clause that begins with it, "nothing flashing please, LAST TIME somebody brought disco lights". */
interface Past extends Span {
  readonly apart: boolean;
}

/** "A stage (the band fell off LAST TIME)": a remark in brackets tells of nothing before it. */
function asideOf(text: Text, { from, to }: Span): Span | null {
  const { from: first, to: last } = sentenceOf(text, from);
  let open = from - 1;
  while (open >= first && markAt(text, open) !== '(' && markAt(text, open) !== ')') open -= 1;
  let close = to;
  while (close < last && markAt(text, close) !== ')') close += 1;
  return open > first && markAt(text, open) === '(' && close < last ? { from: open, to: close } : null;
}

const LIKE = new Set('as like same wie comme como igual zoals'.split(' '));

/** "In 2010 we had a big screen": a year, and what was in it. */
function pastYears(text: Text): readonly Span[] {
  return text.tokens.flatMap(({ text: word }, at) => {
    if (!YEAR.test(word) || !IN_YEAR.has(wordAt(text, at - 1))) return [];
    const { from, to } = sentenceOf(text, at);
    const near = { from: Math.max(from, at - WAS_REACH), to: Math.min(to, at + WAS_REACH) };
    return findAll(text.tokens, was, near.from, near.to).length === 0 ? [] : [{ from: at - 1, to: at + 1 }];
  });
}

const YEAR = /^(?:19|20)\d\d$/u;
const IN_YEAR = new Set('in en im jahr jahre since seit depuis desde sinds'.split(' '));
const WAS_REACH = 12; // tokens between a year and what was
const was = wordList(WAS);
