import type { Category } from '@showbill/contract';
import { entriesFor } from '../category-fit.ts';
import type { Entry } from '../matching/compile.ts';
import type { Part } from '../matching/parts.ts';
import type { Match } from '../matching/trie.ts';
import { stemsThatAre } from '../matching/words.ts';

const FOR = stemsThatAre('for');
const WITH = stemsThatAre('with');
const AND = stemsThatAre('and');
const OF = stemsThatAre('of');
const COUNTED = stemsThatAre('counted');
const FITTED = stemsThatAre('fitted');

/** A phrase of the lexicons in a product's name, and where it stands. */
export interface Found {
  readonly match: Match<Entry>;
  /** What the phrase may say in this category, best first; empty: an accessory of what else is named. */
  readonly entries: readonly Entry[];
  readonly zone: 'head' | 'aside' | 'with';
  /** Runs of words between commas and "and"; the first one names the thing. */
  readonly chunk: number;
  readonly ofPrevious: boolean;
}

/** Whether a word ends what names the thing: what follows is what it is for or comes with. */
export function endsTheName(word: string): boolean {
  return FOR.has(word) || WITH.has(word) || AND.has(word);
}

/** Whether only what the thing is for or comes with follows. */
export function endsWhatItIs(word: string): boolean {
  return FOR.has(word) || (WITH.has(word) && word.length > 2);
}

/** Finds for each phrase whether it names the thing, stands in brackets, or comes behind "with"; leaves out what comes behind "for". */
export function inZones(
  parts: readonly Part[],
  matches: readonly Match<Entry>[],
  category: Category,
): readonly Found[] {
  const found: Found[] = [];
  let zone: Found['zone'] = 'head';
  let chunk = 0;
  let bracket = false;
  let stopped = false;
  let ofPrevious = false;
  let next = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) break;
    if (part.gap === 'open') bracket = true;
    else if (part.gap === 'close') bracket = false;
    if (part.gap === 'break' || part.gap === 'and' || part.gap === 'open' || part.gap === 'close') {
      chunk += 1;
      ofPrevious = false;
      // "PA, Battery, 1 Radio Mic": what is in it.
      if (part.number && part.gap !== 'open' && found.length > 0) zone = 'with';
    }
    const match = matches[next];
    if (match !== undefined && match.from === at) {
      const entries = isCount(parts, match, found.length > 0) ? null : entriesFor(match.found, category);
      if (!stopped && entries !== null) {
        found.push({ match, entries, zone: bracket ? 'aside' : zone, chunk, ofPrevious });
      }
      at = match.to - 1;
      next += 1;
      ofPrevious = false;
      continue;
    }
    if (part.number || part.gap === 'none') {
      if (at > 0) continue;
    }
    if (FOR.has(part.stem)) {
      if (found.length > 0 || at > 0) stopped = true;
    } else if (isCompleteWith(parts, at)) zone = 'with';
    else if (WITH.has(part.stem) && !isInches(parts, at)) {
      if (found.length > 0 || part.stem.length > 2) zone = 'with';
    } else if (AND.has(part.stem)) {
      chunk += 1;
      ofPrevious = false;
    } else if (OF.has(part.stem)) ofPrevious = true;
  }
  return found;
}

/** "(seats 8)", "2 seats", "urn 100 cup": how many it holds, no thing. */
function isCount(parts: readonly Part[], { found, from, to }: Match<Entry>, named: boolean): boolean {
  const word = parts[from]?.stem ?? '';
  if (to - from !== 1) return false;
  if (found.some(({ kind }) => kind === null)) return named && FITTED.has(word) && parts[from - 1]?.number === true;
  if (!COUNTED.has(word)) return false;
  if (word === 'seat' && parts[from + 1]?.number === true) return true;
  return (named || word === 'seat') && parts[from - 1]?.number === true;
}

/** "EXM Mobile 12 c/w wireless": complete with, also where nothing known stands before it. */
function isCompleteWith(parts: readonly Part[], at: number): boolean {
  const word = parts[at]?.stem;
  return at > 0 && (word === 'cw' || (word === 'c' && parts[at + 1]?.stem === 'w'));
}

/** "10 in speaker": no preposition. */
function isInches(parts: readonly Part[], at: number): boolean {
  return parts[at]?.stem === 'in' && parts[at - 1]?.number === true && parts[at + 1]?.number !== true;
}
