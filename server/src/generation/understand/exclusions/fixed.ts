import { type Span, type Text, wordAt } from '../text/text.ts';

/** "Two projectors FIXED one over the stage", "a screen permanently mounted". */
export function fixedAt(text: Text, at: number): Span | null {
  const lasting = LASTING.has(wordAt(text, at)) && FIXED.has(wordAt(text, at + 1));
  const fixed = wordAt(text, at) === 'fixed' && !EITHER.has(wordAt(text, at + 1)); // "FIXED ONES OR on stands"
  return lasting || fixed ? { from: at, to: lasting ? at + 2 : at + 1 } : null;
}

const EITHER = new Set(['ones', 'or', 'price', 'prices', 'fee']);
const LASTING = new Set('permanently fest fixement permanentemente vast'.split(' '));
const FIXED = new Set(
  'mounted fixed installed fitted hung montiert installiert verbaut eingebaut fixe installe instalado gemonteerd geinstalleerd'.split(
    ' ',
  ),
);
