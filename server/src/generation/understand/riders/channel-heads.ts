import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { markAt, type Text } from '../../reading/document/text.ts';

const PLAYED: ReadonlySet<Kind> = new Set<Kind>([
  'guitar',
  'bass_guitar',
  'keyboard',
  'drum_kit',
  'percussion',
  'piano',
]);
const HEARD_WITH: ReadonlySet<Kind> = new Set<Kind>(['mic_wired', 'mic_instrument', 'di_box', 'guitar_amp']);
const REACH = 3; // tokens between the colon and what it is heard with: "2 x"

/** "GUITARS: 2 SM57", "Gitarre 1: DI", "Drums: 7 mics": what is heard, and behind it with what. */
export function withoutChannelHeads(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter((mention, index) => {
    const [kind] = mention.kinds;
    if (kind === undefined || !PLAYED.has(kind) || mention.model === true) return true;
    const colon = [0, 1].map((step) => mention.to + step).find((at) => markAt(text, at) === ':');
    const next = mentions[index + 1];
    if (colon === undefined || next === undefined || next.from > colon + 1 + REACH) return true;
    if (text.tokens.slice(colon, next.from).some((token) => token.kind === 'break')) return true;
    const [heard] = next.kinds;
    return heard === undefined || !HEARD_WITH.has(heard);
  });
}
