import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { type Text, wordAt } from '../reading/document/text.ts';

/** "projector screens": the first of two names side by side only describes the second. */
export function isModifier(text: Text, mention: Mention, next: Mention | undefined): boolean {
  if (next === undefined || next.from !== mention.to) return false;
  return text.tokens[next.from]?.glued === true || !wordAt(text, mention.to - 1).endsWith('s');
}

const WORN: ReadonlySet<Kind> = new Set<Kind>(['mic_headset', 'mic_wireless_lapel']);

/** "Strings of festoon LIGHTING", "headset RADIO MICS": the thing by the whole of its name. */
export function joinedHeads(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = [];
  for (const mention of mentions) {
    const before = joined.at(-1);
    if (before !== undefined && isHeadOf(mention, before)) joined[joined.length - 1] = { ...before, to: mention.to };
    else joined.push(mention);
  }
  return joined;
}

/** "Strings of festoon LIGHTING": the category right behind a thing of it. */
function isHeadOf({ kinds, categories, from }: Mention, before: Mention): boolean {
  const [kind] = before.kinds;
  if (before.to !== from || kind === undefined) return false;
  if (kinds[0] === kind) return KIND_CATEGORY[kind] !== 'catering'; // "6ft trestle TABLES", but not "knives forks spoons"
  if (kinds.length > 0) return WORN.has(kind) && kinds[0]?.startsWith('mic_') === true; // "headset RADIO MICS"
  const category = KIND_CATEGORY[kind];
  return category !== 'staging' && categories.includes(category); // "riser stage 16 x 8"
}

/** "18 pipe and drape booths": the thing from where the name begins that only describes it. */
export function withModifier(text: Text, mention: Mention, before: Mention | undefined): Mention {
  return before !== undefined && isModifier(text, before, mention) ? { ...mention, from: before.from } : mention;
}
