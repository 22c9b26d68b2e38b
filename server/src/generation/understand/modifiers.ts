import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { type Text, wordAt } from './text/text.ts';

/** "projector screens": the first of two names side by side only describes the second. */
export function isModifier(text: Text, mention: Mention, next: Mention | undefined): boolean {
  if (next === undefined || next.from !== mention.to || isHeadOf(next, mention)) return false;
  return text.tokens[next.from]?.glued === true || !wordAt(text, mention.to - 1).endsWith('s');
}

const WORN: ReadonlySet<Kind> = new Set<Kind>(['mic_headset', 'mic_wireless_lapel']);

/** "strings of festoon LIGHTING": the category right behind a thing of it. */
export function isHeadOf({ kinds, categories, from }: Mention, before: Mention | undefined): boolean {
  const [kind] = before?.kinds ?? [];
  if (before?.to !== from || kind === undefined) return false;
  if (kinds.length > 0) return WORN.has(kind) && kinds[0]?.startsWith('mic_') === true; // "headset RADIO MICS"
  const category = KIND_CATEGORY[kind];
  return category !== 'staging' && categories.includes(category); // "riser stage 16 x 8"
}
