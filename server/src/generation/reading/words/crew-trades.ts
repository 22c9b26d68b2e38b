import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { sentenceOf, type Text } from '../document/text.ts';
import type { Mention } from '../things/mention.ts';

const BEHIND = 4; // tokens: "someone to run the SOUND"
const BEFORE = 6; // tokens: "a PA with an engineer"

const TRADES: Readonly<Record<string, Kind>> = { audio: 'crew_sound', lighting: 'crew_lighting', video: 'crew_video' };

/** Technicians by the trade of what is named beside them: "a PA with an engineer", "someone to run the lights". */
export function withTrades(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, at) => {
    if (mention.kinds[0] !== 'crew_technician') return mention;
    const { from: first, to: last } = sentenceOf(text, mention.from);
    const [before, behind] = [mentions[at - 1], mentions[at + 1]];
    const beside =
      behind !== undefined && behind.to <= last && behind.from - mention.to <= BEHIND && mention.to - mention.from > 1
        ? behind
        : before !== undefined && before.from >= first && mention.from - before.to <= BEFORE
          ? before
          : undefined;
    const trade = beside === undefined ? undefined : tradeOf(beside);
    return trade === undefined ? mention : { ...mention, kinds: [trade, ...mention.kinds] };
  });
}

function tradeOf({ kinds: [kind], categories: [category] }: Mention): Kind | undefined {
  return TRADES[kind === undefined ? (category ?? '') : KIND_CATEGORY[kind]];
}
