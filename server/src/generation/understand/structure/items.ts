import type { Words } from '../exclusions/reading.ts';
import { wordList } from '../text/lexicon.ts';
import { markAt, type Span, type Text, wordAt } from '../text/text.ts';
import { AGENTS } from '../words/agents.ts';

/** What the tokens of an item are: its name, a reason or a remark beside it, or what it leaves out ("all but the PA"). */
export type Part = 'head' | 'aside' | 'bracket' | 'except';

const agents = wordList(AGENTS);

/** "Generators – plenty of 32A in the plant room": what is listed, and what is only said of it. */
export function partsOf(text: Text, words: Words, { from, to }: Span, isThing: (at: number) => boolean): Part[] {
  const parts: Part[] = [];
  let part: Part = 'head';
  let until: 'comma' | 'end' = 'end';
  let depth = 0;
  const dashes = countDashes(text, { from, to });
  for (let at = from; at < to; at += 1) {
    const mark = markAt(text, at);
    const word = wordAt(text, at);
    if (mark === '(') depth += 1;
    else if (mark === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) {
      if (text.tokens[at]?.kind === 'break') part = 'head';
      else if (mark === ',' || mark === '/' || mark === '+') {
        if (part !== 'head' && until === 'comma') part = 'head';
        if (part === 'head' && isClause(text, words, at + 1, to, isThing)) [part, until] = ['aside', 'end'];
      } else if (part === 'head' && at > from) {
        if ((mark === '-' && dashes < 2) || mark === ':' || mark === '=') {
          if (!(mark === ':' && isThing(at + 1))) [part, until] = ['aside', 'end'];
        } else if (EXCEPT.has(word)) [part, until] = ['except', 'comma'];
        else if (REASONS.has(word) && !ANYTHING.has(wordAt(text, at - 1))) [part, until] = ['aside', 'end'];
        else if (PLACING.has(word)) [part, until] = ['aside', 'comma'];
      }
    }
    parts.push(depth > 0 || mark === ')' ? 'bracket' : part);
  }
  return parts;
}

function countDashes(text: Text, { from, to }: Span): number {
  let count = 0;
  for (let at = from + 1; at < to; at += 1) if (markAt(text, at) === '-') count += 1;
  return count;
}

const CLAUSE = 5; // tokens behind a comma in which a verb or its subject tells a clause from a thing

/** "marquees, council only permits pop-ups": behind the comma somebody does something. */
function isClause(text: Text, words: Words, begin: number, to: number, isThing: (at: number) => boolean): boolean {
  for (let at = begin; at < Math.min(to, begin + CLAUSE) && text.tokens[at]?.kind === 'word'; at += 1) {
    const word = wordAt(text, at);
    if (REASONS.has(word) || words.copulas.at(text.tokens, at) !== null || words.has.at(text.tokens, at) !== null)
      return true;
    if (isThing(at)) return false;
    const subject = words.subjects.at(text.tokens, at) ?? agents.at(text.tokens, at);
    if (subject !== null && !word.endsWith("'s")) return true;
  }
  return false;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const EXCEPT = set(
  'except excluding apart besides ausser ausgenommen bis sauf hormis excepto salvo behalve uitgezonderd',
);
const REASONS = set(
  'because as since so which who that but where when is are was were we they he she it weil da denn sodass aber wo ist sind wir car puisque donc mais ou est sont nous porque pues pero donde es son omdat want dus maar waar wij ze dat',
);
/** "ANYTHING that smokes". */
const ANYTHING = set('anything everything nothing something all alles nichts tout todo niets');
/** Behind these stands where or what for, up to the next comma. */
const PLACING = set(
  'for to on at in beside under behind over near from by fur auf an am im in neben unter hinter von vom pour sur dans sous derriere par para en sobre bajo junto por voor op aan bij naast onder achter van door',
);
