import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { wordList } from '../text/lexicon.ts';
import { clauseOf, markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isSupplier } from './owners.ts';
import { isClauseEnd, isWish } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { AND_OR, ARTICLES, BREAKS, DENIALS, NONE, SO_TOO, TOO, WITH } from './small-words.ts';

const asSaid = wordList(
  `as i said, as said, as mentioned, as ever, as always, as usual, of course, wie gesagt, wie erwähnt, wie immer, ja, natürlich, comme dit, comme je disais, bien sûr, comme d' habitude, como dije, como ya dije, como siempre, por supuesto, zoals gezegd, zoals altijd, uiteraard, natuurlijk`,
);

const REACH = 5;
const BUTS = new Set('but however so aber jedoch mais donc pero maar dus'.split(' '));

/** "the marquee is booked and comes with flooring", "das Zelt ist schon da, Tische auch", "and so do toilets": there as well. */
export function along({ text, words, asking, mentions, lists, cues }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const turned = BUTS.has(wordAt(text, clauseOf(text, mention.from).from)); // "has chairs BUT WE NEED tables as well"
  if (turned && cues.wishes.any({ from: mentions[index - 1]?.to ?? mention.from, to: mention.from })) return null;
  const last = lists[index] ?? index;
  const said = mentions[last]?.to ?? mention.to;
  const to = asSaid.at(text.tokens, said)?.to ?? said;
  if (TOO.has(wordAt(text, to)) || (wordAt(text, to) === 'as' && wordAt(text, to + 1) === 'well')) {
    return { reason: 'provided', first: index, last, from: mention.from, to: to + 1 };
  }
  if (INCLUDED.has(wordAt(text, to)) && isClauseEnd(text, to + 1))
    return { reason: 'provided', first: index, last, from: mention.from, to: to + 1 }; // "the house PA is good, two mics included"
  const together = alongWith.before(text.tokens, articlesBefore(text, mention.from));
  if (together !== null) return { reason: 'provided', first: index, last, from: together.from, to };
  const from = soTooFrom(index);
  if (from !== null) return { reason: 'provided', first: index, last, from, to };
  if (INCLUDING.has(wordAt(text, mention.from - 1)) || INCLUDING.has(wordAt(text, mention.from - 2))) {
    return { reason: 'provided', first: index, last, from: mention.from, to };
  }
  if (
    !asking.at(mention.from) &&
    !text.numberTo.has(mention.from) &&
    isJoined(text, mention.from) &&
    isClauseEnd(text, to)
  )
    return { reason: 'provided', first: index, last, from: mention.from, to };
  for (let at = mention.from; at > mention.from - REACH; at -= 1) {
    const has = words.has.before(text.tokens, at) ?? words.brings.before(text.tokens, at);
    if (has !== null && AND_OR.has(text.tokens[has.from - 1]?.text ?? '')) {
      return { reason: 'provided', first: index, last, from: has.from, to };
    }
    if (text.tokens[at - 1]?.kind !== 'word') return null;
  }
  return null;

  /** "and so are the", "as do", "same for the", "ebenso". */
  function soTooFrom(place: number): number | null {
    const start = mentions[place]?.from ?? 0;
    for (let at = start - 1; at >= start - REACH; at -= 1) {
      const word = wordAt(text, at);
      if (SO_TOO.has(word)) return at === start - 1 && word === 'as' ? null : at;
      if (!(AUXILIARIES.has(word) || ARTICLES.has(word))) return null;
    }
    return null;
  }
}

/** "The hall has a sound system WITH mics AND two screens WITH projectors": what belongs to what is there. */
export function accompanied(reading: Reading, index: number): Finding | null {
  const { text, mentions, things, cues } = reading;
  const [earlier, mention] = [mentions[index - 1], mentions[index]];
  if (earlier === undefined || mention === undefined || cues.wishes.any({ from: earlier.to, to: mention.from }))
    return null;
  const comma = markAt(text, earlier.to) === ',' && isOwnOf(text, mentions, index - 1) ? 1 : 0; // "our own mixer and ears, WITH DI"
  const joint = wordAt(text, earlier.to + comma);
  const chained = AND_OR.has(joint) && isAccompanied(text, things, earlier.from);
  if (!WITH.has(joint) && !chained) return null;
  const unknown = WITH.has(joint) ? joinedBehind(text, earlier.to + 1, mention.from) : null; // "with the show file AND a clicker"
  const words = text.tokens.slice(unknown ?? earlier.to + 1, mention.from).filter((token) => !isSmall(token.text));
  const described = words.every(({ kind }) => kind === 'word' || kind === 'number');
  if (!described || words.filter(({ kind }) => kind === 'word').length > DESCRIBED || isWish(reading, mention.to))
    return null;
  return { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to };
}

/** "our OWN mixer and ears": whether the list that ends with a mention is somebody's own. */
function isOwnOf(text: Text, mentions: Reading['mentions'], index: number): boolean {
  const { from } = sentenceOf(text, mentions[index]?.from ?? 0);
  return mentions.slice(0, index + 1).some((earlier) => earlier.from > from && OWN.has(wordAt(text, earlier.from - 1)));
}

/** "Steve is filming it WITH HIS THREE CAMERAS": what somebody does something with, and has. */
export function withTheirs({ text, mentions, cues, lists }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const first = text.numberTo.get(mention.from)?.from ?? mention.from;
  const isTheirs = THEIRS.has(wordAt(text, first - 1)) && WITH.has(wordAt(text, first - 2));
  const { from } = sentenceOf(text, mention.from);
  const hired = mentions.some((other) => other.from >= from && other.to <= first - 2); // "a DJ with his equipment"
  if (!isTheirs || hired || first - 2 === from || cues.wishes.any({ from, to: first - 2 })) return null;
  const last = lists[index] ?? index;
  return { reason: 'provided', first: index, last, from: first - 2, to: mentions[last]?.to ?? mention.to };
}

const THEIRS = new Set('his her seinen seiner seinem ihren ihrem ses sus haar'.split(' '));

/** Behind what nobody hires out and the "and" that follows it; null where none does. */
function joinedBehind(text: Text, from: number, to: number): number | null {
  for (let at = from + 1; at < to && at <= from + REACH; at += 1) {
    if (wordAt(text, at) === '' || BREAKS.has(wordAt(text, at))) return null;
    if (AND_OR.has(wordAt(text, at))) return at + 1;
  }
  return null;
}

const DESCRIBED = 2; // words that describe a thing: "two BIG screens"

function isSmall(word: string): boolean {
  return ARTICLES.has(word) || ALL.has(word) || OWN.has(word);
}

const OWN = new Set('its their his her own ihren seinen eigenen ses leurs sus hun zijn'.split(' '));

/** Whether "with" stands before a thing, and another thing before that. */
function isAccompanied(text: Text, things: ReadonlySet<number>, at: number): boolean {
  for (let index = at - 1; index >= at - REACH; index -= 1) {
    if (WITH.has(wordAt(text, index))) return things.has(index - 1);
    if (text.tokens[index]?.kind === 'mark' || things.has(index)) return false;
  }
  return false;
}

/** "They have all the sound gear that we need (SPEAKERS, DESK)": what is there by its names. */
export function inBrackets({ text, mentions, cues }: Reading, index: number): Finding | null {
  const [earlier, mention] = [mentions[index - 1], mentions[index]];
  if (earlier === undefined || mention === undefined) return null;
  const sentence = sentenceOf(text, mention.from);
  let open = mention.from - 1;
  while (open >= sentence.from && mention.from - open < IN_BRACKETS && markAt(text, open) !== '(') {
    if (markAt(text, open) === ')') return null;
    open -= 1;
  }
  if (markAt(text, open) !== '(' || open - earlier.to > SAID_MORE) return null;
  for (let at = earlier.to; at < open; at += 1)
    if (wordAt(text, at) === '' || AND_OR.has(wordAt(text, at))) return null;
  let close = mention.to;
  while (close < sentence.to && markAt(text, close) !== ')') close += 1;
  const inside = { from: open + 1, to: close };
  const turned = text.tokens.slice(inside.from, close).some(({ text: word }) => DENIALS.has(word) || NONE.has(word));
  if (turned || cues.wishes.any(inside)) return null;
  return { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to };
}

const IN_BRACKETS = 16; // tokens
const SAID_MORE = 6; // words between a thing and the brackets

const alongWith = wordList(
  `net als, net zoals, genau wie, genauso wie, ebenso wie, wie auch, tout comme, al igual que, igual que, just like, along with, together with, as well as, and with, zusammen mit, samt, mitsamt, inklusive, ainsi que, avec, de même que, junto con, así como, samen met, evenals, alsook`,
);

/** "all THE plates". */
function articlesBefore(text: Text, from: number): number {
  let at = from;
  while (at > from - 3 && isSmall(wordAt(text, at - 1))) at -= 1;
  return at;
}

const ALL = new Set('all alle allen tous toutes todos todas'.split(' '));

/** "Heizung brauchen wir nicht, Boden auch nicht", "no lights needed, chairs neither": the same of another thing. */
export function neither({ text, mentions, lists }: Reading, index: number, reason: Finding['reason']): Finding | null {
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const hit = neitherBehind.at(text.tokens, mentions[last]?.to ?? 0);
  if (mention === undefined) return null;
  const ahead = neitherBefore.before(text.tokens, articlesBefore(text, mention.from));
  if (ahead !== null) return { reason, first: index, last, from: ahead.from, to: mention.to };
  const so = soIs.before(text.tokens, articlesBefore(text, mention.from));
  if (so !== null) return { reason: 'provided', first: index, last, from: so.from, to: mention.to };
  if (hit === null || !isClauseEnd(text, hit.to)) return null;
  return { reason, first: index, last, from: mention.from, to: hit.to };
}

/** "The floor is there (no need of one) AND SO IS THE stage". */
const soIs = wordList(`and so is, and so are, so is, so are`);

const neitherBehind = wordList(
  `neither, either, nor, auch nicht, auch keine, auch keinen, auch keins, ebenso wenig, ebensowenig, genauso wenig, non plus, tampoco, ook niet, evenmin, ook geen`,
);

/** "Eine Tanzfläche soll es nicht geben, EBENSO WENIG einen DJ". */
const neitherBefore = wordList(
  `ebenso wenig, ebensowenig, genauso wenig, genausowenig, nor, and neither, non plus, tampoco, evenmin, net zo min`,
);

/** "We have electricity in the kitchen, AND OF COURSE A lavatory", "hay corriente de sobra Y baños". */
function isJoined(text: Text, from: number): boolean {
  let at = from - 1;
  while (at > from - REACH && (ARTICLES.has(wordAt(text, at)) || FILLERS.has(wordAt(text, at)))) at -= 1;
  return JOINTS.has(text.tokens[at]?.text ?? '');
}

const JOINTS = new Set(['and', '&', '+', 'und', 'et', 'y', 'e', 'en', 'sowie', 'plus']);
const FILLERS = new Set(
  'of course naturally obviously naturlich selbstverstandlich bien sur evidemment por supuesto claro natuurlijk uiteraard also auch aussi tambien ook a s'.split(
    ' ',
  ),
);

/** "Tables are there. Loos too.": a sentence of nothing else. */
export function aloneToo({ text, mentions, lists }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const to = mentions[last]?.to ?? 0;
  if (mention === undefined || mention.from - sentenceOf(text, mention.from).from > 2) return null;
  if (text.numberTo.has(mention.from)) return null; // "three bar stools too"
  const too =
    TOO.has(wordAt(text, to)) ||
    NATURALLY.has(wordAt(text, to)) ||
    (wordAt(text, to) === 'as' && wordAt(text, to + 1) === 'well');
  return too ? { reason: 'provided', first: index, last, from: mention.from, to: to + 1 } : null;
}

const NATURALLY = new Set('obviously obvs naturally naturlich evidemment claro uiteraard natuurlijk'.split(' '));

/** "Tables? Ditto.", "Baños: ídem.": what was said of the thing before. */
export function ditto({ text, mentions, lists }: Reading, index: number, reason: Finding['reason']): Finding | null {
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const to = mentions[last]?.to ?? 0;
  if (mention === undefined || text.numberTo.has(mention.from)) return null;
  const sign = text.tokens[to]?.text ?? '';
  const opens = mention.from - sentenceOf(text, mention.from).from <= 1;
  if (opens && LIKEWISE.has(sign) && isClauseEnd(text, to + 1))
    return { reason, first: index, last, from: mention.from, to: to + 1 };
  if (!'?:-=('.includes(sign || 'x') || !DITTO.has(wordAt(text, to + 1)) || !isClauseEnd(text, to + 2)) return null;
  return { reason, first: index, last, from: mention.from, to: to + 2 };
}

const DITTO = new Set('ditto same likewise idem pareil igual dito dasselbe ebenso ebenfalls hetzelfde'.split(' '));

/** Right behind the thing. */
const LIKEWISE = new Set('likewise ditto same idem pareil ebenso ebenfalls igual hetzelfde dito'.split(' '));

/** "Toilettenwagen hat der Verein, Aggregat DER MASCHINENRING": who has it, the verb said before. */
export function gapped({ text, words, mentions, things }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined || text.numberTo.has(mention.from)) return null;
  const by = words.by.at(text.tokens, mention.to);
  if (by !== null) {
    const whom = words.determiners.at(text.tokens, by.to)?.to ?? by.to;
    const ends =
      wordAt(text, whom) !== '' && !things.has(whom) && !isSupplier(text, whom) && isClauseEnd(text, whom + 1);
    return ends ? { reason: 'provided', first: index, last: index, from: mention.from, to: whom + 1 } : null;
  }
  if (text.language === 'en') return null;
  const joint = text.tokens[mention.from - 1]?.text ?? '';
  const earlier = mentions[index - 1]?.to ?? mention.from;
  const verb = [0, 1].some((step) => {
    const at = earlier + step;
    return words.has.at(text.tokens, at) !== null || words.brings.at(text.tokens, at) !== null;
  });
  if (!verb) return null;
  const article = words.determiners.at(text.tokens, mention.to);
  if (!(joint === ',' || AND_OR.has(joint) || ARTICLES.has(joint)) || article === null) return null;
  const who = article.to;
  if (wordAt(text, who) === '' || things.has(who) || !isClauseEnd(text, who + 1)) return null;
  return { reason: 'provided', first: index, last: index, from: mention.from, to: who + 1 };
}

/** "PA and lights are in house, INCL. the desk". */
const INCLUDING = new Set(
  'incl including included inkl inklusive einschliesslich compris incluant incluido incluida incluyendo inclusief'.split(
    ' ',
  ),
);

const INCLUDED = new Set(
  'included inclusive inbegriffen enthalten inklusive compris comprise incluido incluida incluidos incluidas inbegrepen'.split(
    ' ',
  ),
);
const AUXILIARIES = new Set(
  'do does are is have has for with goes applies gilt fur geldt voor vaut pour vale para mismo con pasa our'.split(' '),
);

/** "The caterer's package includes china and glasses PLUS TWO BARTENDERS": people who come with what is brought. */
export function withPeople({ text, mentions, cues }: Reading, index: number): Finding | null {
  const [before, mention] = [mentions[index - 1], mentions[index]];
  if (before === undefined || mention === undefined || !isCrew(mention)) return null;
  const first = text.numberTo.get(mention.from)?.from ?? mention.from;
  const joined = first - before.to === 1 && PLUS.has(wordAt(text, first - 1));
  const wished = cues.wishes.any({ from: sentenceOf(text, mention.from).from, to: mention.to });
  if (!joined || wished || !isClauseEnd(text, mention.to)) return null;
  return { reason: 'provided', first: index, last: index, from: before.from, to: mention.to };
}

const PLUS = new Set('plus and with sowie und mit et avec y con en met'.split(' '));

/** "(Bill provides the laptop, plus cables for any modern projector, PLUS A REMOTE)": what goes on in the bracket of what is there. */
export function plusInBracket(
  { text, mentions }: Reading,
  index: number,
  isThere: (mention: Mention) => boolean,
): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const plus = [1, 2, 3].map((step) => mention.from - step).find((at) => wordAt(text, at) === 'plus');
  const open = plus === undefined ? -1 : bracketBefore(text, plus);
  if (plus === undefined || open < 0) return null;
  const there = mentions.some((other) => other.from > open && other.to <= plus && isThere(other));
  return there ? { reason: 'provided', first: index, last: index, from: plus, to: mention.to } : null;
}

function bracketBefore(text: Text, from: number): number {
  const { from: start } = sentenceOf(text, from);
  for (let at = from; at >= start && markAt(text, at) !== ')'; at -= 1) if (markAt(text, at) === '(') return at;
  return -1;
}
