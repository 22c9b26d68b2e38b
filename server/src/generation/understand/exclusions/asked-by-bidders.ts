import { sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isSupplier } from './owners.ts';
import type { Finding, Reading } from './reading.ts';

/**
 * "Q: WILL THE UNIVERSITY SUPPLY the chairs? A: Yes.", "Does the Borough have a stage? Yes, a mobile one", "Can vendors
 * USE the house sound system? Yes": what bidders ask of the buyer, and what the answer names. Where it says no, the
 * thing is to be brought.
 */
export function askedByBidders(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists } = reading;
  const mention = mentions[index];
  if (mention === undefined || text.language !== 'en') return null;
  const last = lists[index] ?? index;
  const { from, to } = sentenceOf(text, mention.from);
  const span = { first: index, last, from: mention.from };
  if (text.tokens[to]?.text === '?' || text.tokens[to - 1]?.text === '?') {
    const begin = answerFrom(text, to);
    if (!isOfBuyer(text, from, mention.from)) return null;
    if (YES.has(wordAt(text, begin))) return { ...span, reason: 'provided', to: begin + 1 };
    return NO.has(wordAt(text, begin)) ? { ...span, reason: 'wanting', to: begin + 1 } : null;
  }
  return YES.has(wordAt(text, from)) && mention.from - from <= NEAR && isAnswer(reading, from)
    ? { ...span, reason: 'provided', to: mentions[last]?.to ?? mention.to }
    : null;
}

/** Whether the question before the sentence that begins at `at` is one of what the buyer has. */
function isAnswer({ text, mentions }: Reading, at: number): boolean {
  const asked = sentenceOf(text, Math.max(0, at - 2));
  const isQuestion = [at - 1, at - 2, asked.to - 1].some((each) => text.tokens[each]?.text === '?');
  const thing = mentions.find(({ from }) => from >= asked.from && from < asked.to);
  return isQuestion && thing !== undefined && isOfBuyer(text, asked.from, thing.from);
}

/** "Will the Parks Department provide …", "do you already have …", "may we use …", and not "will the vendor provide …". */
function isOfBuyer(text: Text, from: number, to: number): boolean {
  if (to - from > LONGEST) return false;
  const start = text.tokens[from]?.start ?? 0;
  const before = text.raw.slice(start, text.tokens[to]?.start ?? start);
  if (USES.test(before)) return true;
  if (!GIVES.test(before)) return false;
  for (let at = from; at < to; at += 1) if (isSupplier(text, at) && wordAt(text, at) !== 'you') return false;
  return !/\byou (?:provide|supply|furnish|bring)\b/iu.test(before);
}

function answerFrom(text: Text, from: number): number {
  let at = from;
  while (at < from + 4 && text.tokens[at]?.kind !== 'word') at += 1;
  return LETTERS.has(wordAt(text, at)) && text.tokens[at + 1]?.kind !== 'word' ? at + 2 : at;
}

const LONGEST = 20; // tokens of a question before its thing
const NEAR = 10; // tokens of an answer
const LETTERS = new Set(['a', 'answer', 'response']);
const YES = new Set(['yes', 'yep', 'yeah', 'correct']);
const NO = new Set(['no', 'nope']);
const GIVES =
  /(?:^|[\s.:)])(?:will|can|could|does|do|is|has|are)\s(?:[\p{L}'’-]+\s){1,5}?(?:provid(?:e|ing)|supply(?:ing)?|furnish(?:ing)?|have|own|bring(?:ing)?|make available|got)\s(?:(?:a|an|any|the|its|your|their|all|own|enough|\d+)\s)*(?:[\p{L}\d'’-]+\s){0,2}$/iu;
const USES =
  /\b(?:use|utili[sz]e|plug into|tie into|connect to|patch into)\s(?:of\s)?(?:the |your |its )?(?:existing |house |own )?$/iu;
