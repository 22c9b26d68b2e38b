import { z } from 'zod';
import { KINDS, type Kind } from '../../../equipment/index.ts';
import { severalOf } from '../../columns.ts';
import type { Language } from '../../facts.ts';
import { readTable } from '../../../platform/data-files.ts';
import { type Text, wordAt } from '../document/text.ts';
import type { Draft } from './merge.ts';
import { smallWords } from './small-words.ts';

/** Kinds of which one does instead of another; what projects and what is projected on are none such. */
const ALIKE: readonly (readonly Kind[])[] = readTable(
  new URL('../words/interchangeable.csv', import.meta.url),
  z.object({ kinds: severalOf(KINDS) }),
).map(({ kinds }) => kinds);

const OR: Readonly<Record<Language, string>> = { en: 'or', de: 'oder', fr: 'ou', es: 'o', nl: 'of' };
const ALIKE_WORDS = smallWords('alike');
const ARTICLES = smallWords('article');
const COUNTS = smallWords('counts');

/**
 * "A projector OR A big TV": of two things that do the same work the second is what the first may be replaced with; "an
 * SM57 or analogous microphone" is one thing.
 */
export function withAlternatives(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const before = kept.at(-1);
    if (before !== undefined && isTheLike(text, before, draft)) continue;
    if (before === undefined || !isChoice(text, before, draft)) {
      kept.push(draft);
      continue;
    }
    const { at: _at, article: _article, size: _size, model: _model, ...or } = draft;
    kept[kept.length - 1] = before.or === undefined ? { ...before, or } : before;
  }
  return kept;
}

function isChoice(text: Text, { kinds: [kind], at, optional }: Draft, other: Draft): boolean {
  const [otherKind] = other.kinds;
  if (kind === undefined || otherKind === undefined || optional !== other.optional || kind === otherKind) return false;
  if (!ALIKE.some((kinds) => kinds.includes(kind) && kinds.includes(otherKind))) return false;
  const joint = jointBehind(text, at);
  if (wordAt(text, joint) !== OR[text.language]) return false;
  for (let next = joint + 1; next < other.at.from; next += 1) {
    const word = wordAt(text, next);
    if (!ARTICLES.has(word) && !COUNTS.has(word)) return false;
  }
  return joint < other.at.to;
}

function isTheLike(text: Text, { at }: Draft, other: Draft): boolean {
  const joint = jointBehind(text, at);
  const said = joint < other.at.to && other.at.from <= joint + 2;
  return said && wordAt(text, joint) === OR[text.language] && ALIKE_WORDS.has(wordAt(text, joint + 1));
}

function jointBehind(text: Text, { to }: Draft['at']): number {
  return text.tokens[to]?.text === ',' ? to + 1 : to;
}
