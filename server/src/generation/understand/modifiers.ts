import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { type Text, wordAt } from './text/text.ts';

/** "projector screens": the first of two names side by side only describes the second. */
export function isModifier(text: Text, mention: Mention, next: Mention | undefined): boolean {
  if (next === undefined || next.from !== mention.to || isHeadOf(next, mention)) return false;
  return text.tokens[next.from]?.glued === true || !wordAt(text, mention.to - 1).endsWith('s');
}

/** "strings of festoon LIGHTING": the category right behind a thing of it. */
export function isHeadOf({ kinds, categories, from }: Mention, before: Mention | undefined): boolean {
  const [kind] = before?.kinds ?? [];
  if (before?.to !== from || kind === undefined || kinds.length > 0) return false;
  const category = KIND_CATEGORY[kind];
  return category !== 'staging' && categories.includes(category); // "riser stage 16 x 8"
}
