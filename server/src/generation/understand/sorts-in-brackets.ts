import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { markAt, type Text } from './text/text.ts';

/** "Vocal mics (wireless)", "mic 2 (headset)": a sort alone in brackets says which the thing before it is. */
export function withSorts(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const spent = new Set<Mention>();
  const sorted = mentions.map((mention, index) => {
    if (mention.kinds[0] !== 'mic_wired') return mention;
    const open = text.numberFrom.get(mention.to)?.to ?? mention.to;
    const sort = mentions[index + 1];
    const alone = sort?.from === open + 1 && markAt(text, open) === '(' && markAt(text, sort.to) === ')';
    if (!alone || !SORTS.has(sort.kinds[0] ?? 'mic_wired')) return mention;
    spent.add(sort);
    return { ...mention, kinds: sort.kinds };
  });
  return sorted.filter((mention) => !spent.has(mention));
}

const SORTS: ReadonlySet<Kind> = new Set<Kind>([
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_instrument',
  'mic_lectern',
]);
