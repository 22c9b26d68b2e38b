import { nameOf } from './demand-names.ts';
import type { Draft } from './draft.ts';
import type { Text } from '../reading/document/text.ts';

/** "12 poseur tables, sorry, 30 poseur tables": what was said first no longer holds. */
export function withoutCorrected(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const ordered = drafts.toSorted((a, b) => a.at.from - b.at.from);
  const corrected = new Set(
    ordered.filter((draft, index) => {
      if (draft.quantity === null) return false;
      const next = ordered.slice(index + 1, index + 3).find((other) => nameOf(other) === nameOf(draft));
      if (next === undefined || next.quantity === null || next.at.from - draft.at.to > CORRECTION_REACH) return false;
      const between = text.tokens.slice(draft.at.to, next.at.from);
      return between.some(
        (token, at) => CORRECTIONS.has(token.text) || (REFUSALS.has(token.text) && between[at - 1]?.text === '?'),
      );
    }),
  );
  return drafts.filter((draft) => !corrected.has(draft));
}

const CORRECTION_REACH = 12;
const REFUSALS = new Set(['no', 'nein', 'non', 'nee']);
const CORRECTIONS = new Set(
  'sorry correction oops scratch korrektur quatsch vielmehr verzeihung pardon rectification excusez perdon correccion corrijo excuus correctie pardon'.split(
    ' ',
  ),
);
