import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { findAll, wordList } from './text/lexicon.ts';
import { sentenceOf, type Text } from './text/text.ts';
import { CARRIED, STAGES, TRAILERS } from './words/trailer-stages.ts';

const trailers = wordList(TRAILERS);
const stages = wordList(STAGES);
const carried = wordList(CARRIED);

const TRANSPORT: ReadonlySet<Kind> = new Set<Kind>(['van', 'truck']);
const AS_STAGE: readonly Kind[] = ['mobile_stage', 'stage_deck'];

/** "Unless there is a stage, two flat bed trailers side by side": what is played on, and no transport. */
export function withTrailerStages(text: Text, mentions: readonly Mention[]): Mention[] {
  const played = mentions.filter((mention) => isTrailer(text, mention) && !saysIn(text, mention.from, carried));
  if (!played.some(({ from }) => saysIn(text, from, stages))) return [...mentions];
  return mentions.map((mention) => (played.includes(mention) ? { ...mention, kinds: AS_STAGE } : mention));
}

function isTrailer(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (kind === undefined || !TRANSPORT.has(kind)) return false;
  return trailers.before(text.tokens, to) !== null || trailers.at(text.tokens, from) !== null;
}

function saysIn(text: Text, at: number, words: typeof stages): boolean {
  const { from, to } = sentenceOf(text, at);
  return findAll(text.tokens, words, from, to).length > 0;
}
