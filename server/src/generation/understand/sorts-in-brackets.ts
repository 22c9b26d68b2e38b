import type { Kind } from '../../equipment/index.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { markAt, type Text, wordAt } from '../reading/document/text.ts';

/** "Vocal mics (wireless)", "mic 2 (headset)", "chairs in limewash": a sort behind a thing says which it is. */
export function withSorts(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const spent = new Set<Mention>();
  const sorted = mentions.map((mention, index): Mention => {
    if (mention.kinds[0] === 'dance_floor' && isRolledOut(text, mention)) return { ...mention, kinds: ['stage_floor'] };
    if (mention.kinds[0] === 'chair' && isFinish(text, mention, mentions[index + 1])) {
      const finish = mentions[index + 1] ?? mention;
      spent.add(finish);
      return { ...mention, kinds: [...finish.kinds, 'chair'], to: finish.to };
    }
    const whole = mentions[index + 1];
    if (whole !== undefined && isHeldInHand(text, mention, whole)) spent.add(whole);
    if (whole !== undefined && isRoundOfSize(text, mention, whole)) {
      spent.add(whole);
      return { ...mention, to: whole.to };
    }
    if (mention.kinds[0] !== 'mic_wired') return mention;
    const open = text.numberFrom.get(mention.to)?.to ?? mention.to;
    const sort = mentions[index + 1];
    if (sort !== undefined && isPreferred(text, open, sort) && SORTS.has(sort.kinds[0] ?? 'mic_wired')) {
      spent.add(sort);
      return { ...mention, kinds: [...sort.kinds, 'mic_wired'] };
    }
    const alone = sort?.from === open + 1 && markAt(text, open) === '(' && markAt(text, sort.to) === ')';
    if (!alone || !SORTS.has(sort.kinds[0] ?? 'mic_wired')) return mention;
    spent.add(sort);
    return { ...mention, kinds: sort.kinds };
  });
  return sorted.filter((mention) => !spent.has(mention));
}

/** `8 ROUND 60" TABLES`: one thing, its size between its words. */
function isRoundOfSize(text: Text, { kinds: [kind], from, to }: Mention, next: Mention): boolean {
  if (kind !== 'table_round' || to - from !== 1 || next.kinds[0]?.startsWith('table_') !== true) return false;
  const size = text.numberFrom.get(to);
  return size !== undefined && (measureEnd(text, size.to) ?? size.to) === next.from;
}

/** "Voice amplifier, HAND HELD": how it is carried, and no microphone. */
function isHeldInHand(text: Text, { kinds: [kind], to }: Mention, held: Mention): boolean {
  if (kind !== 'loudhailer' || held.kinds[0] !== 'mic_wireless_handheld' || held.from > to + 1) return false;
  return HELD.test(wordAt(text, held.to - 1)) && !text.numberTo.has(held.from);
}

const HELD = /held$/u;

/** "200 chairs IN LIMEWASH", "Stühle (Chiavari)": which chairs they are. */
function isFinish(text: Text, { to }: Mention, finish: Mention | undefined): boolean {
  if (finish?.kinds[0] !== 'chair_banquet' || text.numberTo.has(finish.from) || finish.from > to + 2) return false;
  return (
    IN.has(wordAt(text, to)) || (finish.from === to + 1 && markAt(text, to) === '(' && markAt(text, finish.to) === ')')
  );
}

const IN = new Set(['in', 'en', 'aus']);

/** "Tanzboden (PVC)", "dance floor, black vinyl": laid on a stage, no parquet for guests. */
function isRolledOut(text: Text, { from, to }: Mention): boolean {
  return [from - 2, from - 1, to, to + 1, to + 2].some((at) => ROLLED.has(wordAt(text, at)));
}

const ROLLED = new Set('marley pvc vinyl vinyle vinilo lino linoleum linoleo harlequin ballet ballett'.split(' '));

/** "2 vocal mics, preferably wireless". */
function isPreferred(text: Text, at: number, sort: Mention): boolean {
  const first = markAt(text, at) === ',' || markAt(text, at) === '(' ? at + 1 : at;
  return PREFERRED.has(wordAt(text, first)) && sort.from === first + 1 && !text.numberTo.has(sort.from);
}

const PREFERRED = new Set('preferably ideally'.split(' '));

const SORTS: ReadonlySet<Kind> = new Set<Kind>([
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_instrument',
  'mic_lectern',
]);
