import { z } from 'zod';
import { KINDS } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { reason } from '../prose/reasons.ts';
import type { KnownEvent, Room, Rule, Size, Verdict } from '../types.ts';
import { kindsOfRule } from './kinds-of-rules.ts';
import { sizeOfRule } from './sizes-of-rules.ts';
import { standardSize } from '../amounts/standard.ts';
import { parseWhen, type When } from './when.ts';
import { severalOf } from '../../columns.ts';

const ruleRow = z.object({
  rule: z.string().min(1),
  label: z.string().min(1),
  room: z.enum(['main', 'breakout', 'event']),
  kinds: severalOf(KINDS, '/'),
  flags: severalOf(['core', 'bulky', 'apart']),
  rank: z.coerce
    .number()
    .int()
    .transform((rank) => (rank === 0 ? undefined : rank)),
  reason: z.string(),
  source: z.string().min(1),
});
const verdictRow = z.object({ rule: z.string(), verdict: z.enum(['need', 'offer', 'no']), when: z.string() });

interface Call {
  readonly verdict: Verdict;
  readonly when: When;
}

const CALLS: ReadonlyMap<string, readonly Call[]> = new Map(
  [...Map.groupBy(readTable(new URL('./verdicts.csv', import.meta.url), verdictRow), ({ rule }) => rule)].map(
    ([rule, rows]) => [rule, rows.map(({ verdict, when }) => ({ verdict, when: parseWhen(when, verdictIs) }))],
  ),
);

/** The first row that holds decides; where none does, nothing is called for. */
function verdictOf(rule: string, occasion: KnownEvent, room: Room): Verdict {
  return CALLS.get(rule)?.find(({ when }) => when(occasion, room))?.verdict ?? 'no';
}

/** Whether a rule comes to that verdict, as conditions of other tables ask. */
export function verdictIs(rule: string, verdict: Verdict): When {
  return (occasion, room) => verdictOf(rule, occasion, room) === verdict;
}

/** The rules of thumb of the trade: what each event calls for, whether or not anybody asked. */
export const RULES: readonly Rule[] = readTable(new URL('./rules.csv', import.meta.url), ruleRow).map((row) => ({
  id: row.rule,
  source: row.source,
  label: row.label,
  room: row.room,
  kinds: kindsOfRule(row.rule) ?? (() => row.kinds),
  when: (occasion, room) => verdictOf(row.rule, occasion, room),
  size: (occasion, room) => {
    const own = sizeOfRule(row.rule, occasion, room);
    const size: Size = own ?? ((product, kind) => standardSize(kind, occasion, room)(product, kind));
    return row.reason === '' ? size : saying(row.reason, size);
  },
  apart: row.flags.includes('apart'),
  core: row.flags.includes('core'),
  bulky: row.flags.includes('bulky'),
  ...(row.rank === undefined ? {} : { rank: row.rank }),
}));

function saying(key: string, size: Size): Size {
  return (product, kind) => {
    const sized = size(product, kind);
    return sized === null ? null : { ...sized, why: reason(key, { units: sized.units }) };
  };
}
