import type { Draft } from './draft.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { sentenceOf, type Text } from '../reading/document/text.ts';

const inAll = wordList(
  `total, in total, in all, all told, altogether, all together, overall, insgesamt, zusammen, au total, en tout, en total, in totaal, bij elkaar`,
);

const MOST = 8; // totals of a text

/** "We need ten risers IN TOTAL. Six risers make up the stage, one riser goes on each side": the ten are all of them. */
export function withoutPartsOfTotal(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const wholes = drafts
    .filter(({ at, quantity }) => quantity !== null && inAll.at(text.tokens, at.to) !== null)
    .slice(0, MOST);
  if (wholes.length === 0) return drafts;
  const nouns = new Map(drafts.map((draft) => [draft, nounOf(draft)] as const));
  const parts = new Set<Draft>();
  for (const whole of wholes) {
    const behind = sentenceOf(text, whole.at.from).to;
    const same = drafts.filter(
      (draft) =>
        draft.at.from >= behind &&
        draft.quantity !== null &&
        draft.kinds[0] === whole.kinds[0] &&
        nouns.get(draft) === nouns.get(whole),
    );
    const sum = same.reduce((all, { quantity }) => all + (quantity ?? 0), 0);
    if (sum <= (whole.quantity ?? 0)) for (const part of same) parts.add(part);
  }
  return drafts.filter((draft) => !parts.has(draft));
}

/** The last word of a thing, of one or of several. */
function nounOf({ phrase }: Draft): string {
  return (phrase.trim().toLowerCase().split(/\s+/u).at(-1) ?? '').replace(/s$/u, '');
}
