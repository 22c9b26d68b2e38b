import { findAll, lexicon, wordList } from '../text/lexicon.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { DONE, DONE_IN_FRONT, DONE_IN_FRONT_BY } from '../words/done-by-others.ts';
import type { Service } from '../words/service-words.ts';
import { ownerBefore } from './owners.ts';
import type { Reading } from './reading.ts';

const done = lexicon<Service>(DONE);
const inFront = lexicon<Service>(DONE_IN_FRONT);
const inFrontBy = wordList(DONE_IN_FRONT_BY);

/** What is done, by somebody who is not asked. */
export interface Done extends Span {
  readonly service: Service;
}

/**
 * What others do, by what is done and not by whom: "nos agents techniques MONTENT tout", "Torben MIXES", "five grandsons
 * to PUT IT ALL UP", "we'll COME FOR IT with the horsebox", "MISCHEN tut Torben", "DE MONTAR SE ENCARGAN los padres".
 */
export function readDoneByOthers(reading: Reading): readonly Done[] {
  const { text } = reading;
  const inFrontOfWho = findAll(text.tokens, inFront)
    .filter((hit) => isByOthers(text, hit))
    .map(({ from, to, value }) => ({ from, to: to + 1, service: value }));
  const behindWho = findAll(text.tokens, done).flatMap((hit): readonly Done[] => {
    const from = isAskedOfUs(reading, hit) || areMixes(text, hit) ? null : doerBefore(reading, hit.from);
    return from === null ? [] : [{ from, to: hit.to, service: hit.value }];
  });
  return [...inFrontOfWho, ...behindWho].toSorted((one, other) => one.from - other.from);
}

/** "MONITOR MIXES (4)", "SEPARATE MIXES are desirable": what is heard, and nobody who mixes. */
function areMixes(text: Text, { from }: Span): boolean {
  return wordAt(text, from) === 'mixes' && MIX_SORTS.has(wordAt(text, from - 1));
}

const MIX_SORTS = new Set(
  'monitor monitors separate individual different independent stereo mono aux wedge iem foldback stage discrete distinct own more two three four five six seven eight'.split(
    ' ',
  ),
);

/** "MISCHEN tut Torben": who does it stands behind, and is not us. */
function isByOthers(text: Text, { to }: Span): boolean {
  const by = inFrontBy.at(text.tokens, to);
  const who = by === null ? '' : wordAt(text, by.to);
  return who !== '' && !WE_ARE.has(who);
}

/** Where the words for who does it begin: "our caretaker", "we", "five grandsons to". */
function doerBefore(reading: Reading, at: number): number | null {
  const { text } = reading;
  let verb = at;
  while (HELPERS.has(wordAt(text, verb - 1))) verb -= 1;
  if (OURSELVES.has(wordAt(text, verb - 1))) return verb - 1;
  const before = wordAt(text, verb) === 'to' ? numberedBefore(text, verb) : null;
  return before ?? ownerBefore(reading, verb, true);
}

/** "FIVE grandsons to put it all up". */
function numberedBefore(text: Text, at: number): number | null {
  const number = text.numberTo.get(at - 1);
  return number !== undefined && number.value > 1 && wordAt(text, at - 1) !== '' ? number.from : null;
}

/** "Could you …?", "we would like you to …": said to us, or wished for. */
function isAskedOfUs({ text, cues }: Reading, { from }: Span): boolean {
  let begin = clauseOf(text, from).from;
  for (let at = begin; at < from; at += 1) if (markAt(text, at) === ',') begin = at + 1; // "vous déposez tout, NOS AGENTS montent"
  const words = text.tokens.slice(begin, from).map(({ text: word }) => word);
  const sentence = sentenceOf(text, from);
  const asks = text.tokens.slice(sentence.to - 2, sentence.to).some(({ text: word }) => word === '?');
  return asks || words.some((word) => WE_ARE.has(word)) || cues.wishes.any({ from: begin, to: from });
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
/** How clients speak to us. */
const WE_ARE = set(
  'you your yours u sie ihr ihre ihnen euch euer eure vous votre vos usted ustedes vosotros vosotras os jullie uw please bitte',
);
const OURSELVES = set("we we'll i i'll wir ich nous on nosotros nosotras wij ik");
const HELPERS = set(
  'will can could shall to are is going all then there just always usually also both werden wird tun tut dann immer auch va vont van va a zullen zal gaan gaat',
);
