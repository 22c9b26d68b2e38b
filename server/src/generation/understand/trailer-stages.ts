import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { findAll, wordList } from '../reading/document/lexicon.ts';
import { sentenceOf, type Text } from '../reading/document/text.ts';
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
  return mentions.flatMap((mention, index): Mention[] => {
    const [before, next] = [mentions[index - 1], mentions[index + 1]];
    if (before !== undefined && played.includes(mention) && isOnTrailer(text, before, mention)) return [];
    if (next !== undefined && played.includes(next) && isOnTrailer(text, mention, next))
      return [{ ...mention, kinds: ['mobile_stage'], categories: [], to: next.to }];
    return [played.includes(mention) ? { ...mention, kinds: AS_STAGE } : mention];
  });
}

/** "Un podium couvert SUR REMORQUE", "Bühne auf Anhänger": one stage. */
function isOnTrailer(text: Text, { kinds: [kind], categories, to }: Mention, trailer: Mention): boolean {
  const isStage = kind === undefined ? categories.includes('staging') : ON_TRAILERS.has(kind);
  const between = text.tokens.slice(to, trailer.from).map((token) => token.text);
  return isStage && between.length <= 2 && between.some((word) => ON.has(word));
}

const ON_TRAILERS: ReadonlySet<Kind> = new Set<Kind>(['stage_deck', 'stage_roof', 'mobile_stage']);
const ON = new Set(['on', 'sur', 'auf', 'sobre', 'op', 'en']);

function isTrailer(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (kind === undefined || !TRANSPORT.has(kind)) return false;
  return trailers.before(text.tokens, to) !== null || trailers.at(text.tokens, from) !== null;
}

function saysIn(text: Text, at: number, words: typeof stages): boolean {
  const { from, to } = sentenceOf(text, at);
  return findAll(text.tokens, words, from, to).length > 0;
}
