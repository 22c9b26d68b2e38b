import type { StockLogEntry } from '../availability/index.ts';
import { addDays } from '../platform/days.ts';
import type { StockDifference } from '../proposals/index.ts';

type Booked = NonNullable<StockDifference['expected']>;

const WHAT: Readonly<Record<StockLogEntry['what'], string>> = {
  bought: 'bought',
  sold: 'sold',
  counted: 'counted',
  imported: 'imported',
  hired_in: 'hired in',
  in_repair: 'in repair',
  lost: 'lost',
  released: 'back',
};

/** `in repair: 4 × Desk from 2026-12-05 to 2026-12-07`; without a last day it says until when. */
export function holdInWords(
  kind: 'in_repair' | 'lost',
  units: { readonly quantity: number; readonly name: string },
  { from, to }: { readonly from: string; readonly to: string | null },
): string {
  const until = to === null ? 'until released' : `to ${to}`;
  return `${WHAT[kind]}: ${units.quantity} × ${units.name} from ${from} ${until}`;
}

/** A record of the log in one line: when it was made, what it says, the note, and its id or that of its hold. */
export function entryInWords(entry: StockLogEntry): string {
  const { what, quantity, name, day, to } = entry;
  const note = entry.note === null ? '' : `  "${entry.note.replace(/\s+/g, ' ')}"`;
  const superseded =
    entry.superseded_at === null ? '' : what === 'hired_in' ? ', cancelled' : ', superseded by an earlier release';
  const id = entry.hold_id === null ? entry.id : `of ${entry.hold_id}`;
  return `${entry.recorded_at}  ${recordInWords()}${superseded}${note}  ${id}`;

  function recordInWords(): string {
    if (what === 'in_repair' || what === 'lost') return holdInWords(what, { quantity, name }, { from: day, to });
    if (what === 'hired_in') return `${WHAT[what]}: ${quantity} × ${name} from ${day} to ${to}`;
    const isCount = what === 'counted' || what === 'imported';
    const sign = isCount ? (quantity > 0 ? '+' : '−') : '';
    return `${WHAT[what]}: ${sign}${Math.abs(quantity)} × ${name} from ${day}`;
  }
}

/** What a proposal should hold and what is booked instead, in one line. */
export function differenceInWords(
  { expected, found }: StockDifference,
  names: { readonly proposal: string; readonly product: string },
): string {
  return `${names.proposal}  ${names.product}: should hold ${bookedInWords(expected)}; booked: ${bookedInWords(found)}`;
}

function bookedInWords(booked: Booked | null): string {
  if (booked === null) return 'nothing';
  const { kind, quantity, from, until, left, validUntil } = booked;
  const leaving = left === null ? '' : `, left on ${left}`;
  const valid = validUntil === null ? '' : `, valid until ${validUntil}`;
  return `${quantity} ${kind} from ${from} to ${addDays(until, -1)}${leaving}${valid}`;
}
