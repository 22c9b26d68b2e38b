import type { Draft } from './same-demand.ts';
import { wordList } from './text/lexicon.ts';
import { sentenceOf, type Text } from './text/text.ts';

const inAll = wordList(
  `total, in total, in all, all told, altogether, all together, overall, insgesamt, zusammen, au total, en tout, en total, in totaal, bij elkaar`,
);

/** "We need ten risers IN TOTAL. Six risers make up the stage, one riser goes on each side": the ten are all of them. */
export function withoutPartsOfTotal(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const wholes = drafts.filter(({ at, quantity }) => quantity !== null && inAll.at(text.tokens, at.to) !== null);
  const parts = wholes.flatMap((whole) => {
    const same = drafts.filter(
      (draft) =>
        draft.at.from >= sentenceOf(text, whole.at.from).to &&
        draft.kinds[0] === whole.kinds[0] &&
        draft.quantity !== null &&
        nounOf(draft) === nounOf(whole),
    );
    const sum = same.reduce((all, { quantity }) => all + (quantity ?? 0), 0);
    return sum <= (whole.quantity ?? 0) ? same : [];
  });
  return drafts.filter((draft) => !parts.includes(draft));
}

/** The last word of a thing, of one or of several. */
function nounOf({ phrase }: Draft): string {
  return (phrase.trim().toLowerCase().split(/\s+/u).at(-1) ?? '').replace(/s$/u, '');
}
