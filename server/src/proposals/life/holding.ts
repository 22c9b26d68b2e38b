import type { ProposalStatus } from '@showbill/contract';
import type { Holding } from '../../availability/index.ts';

/** What of a proposal decides what it holds. */
export interface HoldingGround {
  readonly status: ProposalStatus;
  readonly date: string | null;
  readonly days: number;
  /** Days around the event's that are held; null: the company's buffer days. */
  readonly daysBefore: number | null;
  readonly daysAfter: number | null;
  readonly validUntil: string | null;
  readonly dispatchedOn: string | null;
  /** What it needs of each product that has stock, as `units-held.ts` reads it. */
  readonly units: ReadonlyMap<string, number>;
}

/**
 * What a proposal holds: a sent one provisionally until its last day of validity, an accepted one firmly; any other, or
 * one without a date, nothing.
 */
export function holdingOf(ground: HoldingGround): Holding | null {
  const { status, date, days, units } = ground;
  if (date === null || (status !== 'sent' && status !== 'accepted')) return null;
  const firm = status === 'accepted';
  return {
    kind: firm ? 'firm' : 'provisional',
    from: date,
    days,
    daysBefore: ground.daysBefore,
    daysAfter: ground.daysAfter,
    left: firm && ground.dispatchedOn !== null && ground.dispatchedOn < date ? ground.dispatchedOn : null,
    validUntil: firm ? null : ground.validUntil,
    units,
  };
}
