import type { Category } from '@showbill/contract';
import type { Asking } from './asking.ts';
import type { Mention } from './mentions.ts';
import { markAt, type Span, type Text, wordAt } from './text/text.ts';

/** Words that name equipment only in some company: "sound and lighting", but not "that would sound good". */
const CATEGORIES: ReadonlyMap<string, Category> = new Map([
  ['sound', 'audio'],
  ['video', 'video'],
]);

/**
 * "sound", "video" and "speakers" where their neighbours show that equipment is meant. "speakers" were looked at by the
 * reader of performers before: those that are people lie in `performing`.
 */
export function readLooseWords(
  text: Text,
  asking: Asking,
  known: readonly Mention[],
  performing: readonly Span[],
): Mention[] {
  const busy = new Set(
    [...known, ...performing].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  return text.tokens.flatMap(({ text: word }, index): Mention[] => {
    if (busy.has(index)) return [];
    const span = { from: index, to: index + 1 };
    const category = CATEGORIES.get(word);
    if (category !== undefined && isCategory(text, index, busy))
      return [{ kinds: [], categories: [category], ...span }];
    const loudspeakers = (word === 'speakers' || word === 'speaker') && isLoudspeaker(text, asking, index);
    return loudspeakers ? [{ kinds: ['speaker_top'], categories: [], ...span }] : [];
  });
}

function isCategory(text: Text, at: number, busy: ReadonlySet<number>): boolean {
  if (AFTER_OTHER.has(wordAt(text, at + 1))) return false;
  const joinedBefore = isJoint(text, at - 1) && [2, 3, 4].some((step) => busy.has(at - step));
  const joinedBehind = isJoint(text, at + 1) && [2, 3, 4].some((step) => busy.has(at + step));
  if (joinedBefore || joinedBehind) return true;
  return (
    wordAt(text, at) === 'sound' && (BEFORE_SOUND.has(wordAt(text, at - 1)) || BEHIND_SOUND.has(wordAt(text, at + 1)))
  );
}

function isJoint(text: Text, at: number): boolean {
  return JOINTS.has(wordAt(text, at)) || ',/&+'.includes(markAt(text, at) || '.');
}

/** Counted, or for music: "2 speakers", "speakers for background music". */
function isLoudspeaker(text: Text, asking: Asking, at: number): boolean {
  const music = wordAt(text, at + 1) === 'for' && [2, 3].some((step) => wordAt(text, at + step) === 'music');
  return music || (asking.at(at) && text.numberTo.has(at));
}

const JOINTS = new Set(['and', 'or', 'nor', 'und', 'et', 'y', 'en']);
const AFTER_OTHER = new Set(
  'like good great bad level levels quality check checks track tracks clip clips call calls bath recording bite'.split(
    ' ',
  ),
);
const BEFORE_SOUND = new Set(
  'no without need needs want require full supply provide include including also our own live stage'.split(' '),
);
const BEHIND_SOUND = new Set('for is required needed'.split(' '));
