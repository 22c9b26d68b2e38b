import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { numberWithUnit } from './size-group.ts';
import { type Span, type Text, wordAt } from '../reading/document/text.ts';

const ADJECTIVES = 2; // "four small round ones"
const GAP = 8; // tokens from a thing to the others of its kind

/** "wine glasses and champagne ones", "6 round tables plus 4 long ones": others of the kind named before. */
export function othersOfKind(text: Text, known: readonly Mention[]): Mention[] {
  return text.tokens.flatMap(({ text: word }, at): Mention[] => {
    if (word !== 'ones') return [];
    const before = known.findLast(({ kinds, to }) => kinds.length > 0 && to <= at && at - to <= GAP);
    if (before === undefined) return [];
    if (isOfOtherSize(text, before, at)) return [{ kinds: before.kinds, categories: [], from: at, to: at + 1 }];
    for (let from = at - 1; from >= at - ADJECTIVES && from >= before.to; from -= 1) {
      if (NAMES_NONE.has(wordAt(text, from)) || wordAt(text, from) === '' || text.numberTo.has(from + 1)) return [];
      const counted = text.numberTo.get(from)?.from ?? (ARTICLES.has(wordAt(text, from - 1)) ? from - 1 : from);
      if (counted === before.to || !JOINTS.has(text.tokens[counted - 1]?.text ?? '')) continue;
      const forAll = before.kinds[0] === 'toilet' && ACCESSIBLE.has(wordAt(text, from));
      if (forAll) return [{ kinds: ['toilet_accessible'], categories: [], from, to: at + 1 }];
      const mic = before.kinds[0]?.startsWith('mic_') === true ? micSort(text, { from, to: at }) : null;
      if (mic !== null) return [{ kinds: [mic], categories: [], from, to: at + 1 }];
      const long = before.kinds[0] === 'table_round' && LONG.has(wordAt(text, from));
      return [{ kinds: long ? ['table_trestle', ...before.kinds] : before.kinds, categories: [], from, to: at + 1 }];
    }
    return [];
  });
}

/** "Twelve 6ft trestles and FOUR 8FT ones". */
function isOfOtherSize(text: Text, { to }: Span, at: number): boolean {
  const size = numberWithUnit(text, at);
  const count = size === null ? undefined : text.numberTo.get(size.from);
  return count !== undefined && count.from > to && JOINTS.has(text.tokens[count.from - 1]?.text ?? '');
}

/** "Two HEAD-WORN ones", "a CLIP-ON one": another sort of microphone. */
function micSort(text: Text, { from, to }: Span): Kind | null {
  for (let at = from; at < to; at += 1) {
    const kind = MIC_SORTS.get(wordAt(text, at));
    if (kind !== undefined) return kind;
  }
  return null;
}

const MIC_SORTS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['head', 'mic_headset'],
  ['headset', 'mic_headset'],
  ['headworn', 'mic_headset'],
  ['lapel', 'mic_wireless_lapel'],
  ['clip', 'mic_wireless_lapel'],
  ['lav', 'mic_wireless_lapel'],
  ['tie', 'mic_wireless_lapel'],
]);
const ACCESSIBLE = new Set(['accessible', 'disabled', 'ada', 'wheelchair', 'handicap', 'handicapped']);
const LONG = new Set(['long', 'rectangular', 'oblong', 'straight']);
const JOINTS = new Set(['and', '&', '+', 'plus', ',', 'with']);
const ARTICLES = new Set(['some', 'a', 'few']);
const NAMES_NONE = new Set('the these those our your their other same new more and or which'.split(' '));
