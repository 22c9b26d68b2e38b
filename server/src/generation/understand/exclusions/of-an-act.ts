import type { Kind } from '../../../equipment/index.ts';
import { wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';

/** "The choir sings without amplification": where a sound system is asked for, that is about those who play. */
export function isOfAnAct({ text, mentions }: Reading, index: number): boolean {
  const mention = mentions[index];
  if (mention === undefined || !AMPLIFICATION.has(wordAt(text, mention.to - 1))) return false;
  return mentions.some(
    ({ kinds, categories }, at) =>
      at !== index && (categories.includes('audio') || kinds.some((kind) => SYSTEMS.has(kind))),
  );
}

const AMPLIFICATION = new Set('amplification amplified verstarkung verstarker amplificacion versterking'.split(' '));
const SYSTEMS: ReadonlySet<Kind> = new Set(['pa_package', 'speaker_top', 'speaker_column', 'line_array']);
