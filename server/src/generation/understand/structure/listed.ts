import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Exclusion } from '../../types.ts';
import type { Reading } from '../exclusions/reading.ts';
import type { Mention } from '../mention.ts';
import { type Span, wordAt, wordsOf } from '../text/text.ts';
import type { Structure } from './index.ts';

const LONGEST_NAME = 5; // words

/** Items of a list that is not for us in which no equipment is known: compared with the names of products. */
export function unknownIn({ text, mentions }: Reading, { items, nouns }: Structure): Exclusion[] {
  const begins = new Set(mentions.map(({ from }) => from));
  const noun = new Map(nouns.map((each) => [each.from, each]));
  return items.flatMap(({ from, to, name, state }): Exclusion[] => {
    const known = indicesOf({ from, to }).some((at) => begins.has(at));
    const words = text.tokens.slice(name.from, name.to).filter(({ kind }) => kind === 'word').length;
    const phrase = wordsOf(text, name);
    const called = indicesOf(name).flatMap((at) => noun.get(at) ?? []);
    if (called.length > 0) {
      const kinds = called.flatMap((each) => each.kinds);
      const categories = called.flatMap((each) => each.categories);
      return [{ categories, kinds, phrase: '', reason: state, words: phrase }];
    }
    if (known || words === 0 || words > LONGEST_NAME) return [];
    return [{ categories: [], kinds: [], phrase, reason: state, words: phrase }];
  });
}

function indicesOf({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** "The camera and its operator": not whoever else operates something. */
export function asOperator({ text, mentions }: Reading, index: number): Mention | null {
  const [earlier, mention] = [mentions[index - 1], mentions[index]];
  if (mention?.kinds[0] !== 'crew_technician' || !ITS.has(wordAt(text, mention.from - 1))) return null;
  const [kind] = earlier?.kinds ?? [];
  const category = kind === undefined ? earlier?.categories[0] : KIND_CATEGORY[kind];
  const operator = kind === 'camera' ? 'crew_camera' : category === undefined ? undefined : OPERATOR_OF[category];
  return operator === undefined ? null : { ...mention, kinds: [operator] };
}

const ITS = new Set('its their his her dessen deren son sa ses leur su sus zijn hun'.split(' '));
const OPERATOR_OF: Partial<Record<Category, Kind>> = {
  audio: 'crew_sound',
  lighting: 'crew_lighting',
  video: 'crew_video',
};
