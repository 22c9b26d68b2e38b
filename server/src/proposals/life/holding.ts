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
  readonly lines: readonly { readonly productId: string | null; readonly units: number; readonly optional: boolean }[];
  /** Units that are out for the job. */
  readonly out: ReadonlyMap<string, number>;
}

/**
 * What a proposal holds: a sent one provisionally until its last day of validity, an accepted one firmly; any other, or
 * one without a date, nothing. Lines with the same product add up, options count once they are picked, and units that
 * are out for a job that was amended since are held with it even where it has no line for them any more.
 */
export function holdingOf(ground: HoldingGround): Holding | null {
  const { status, date, days } = ground;
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
    units: unitsOf(ground, firm),
  };
}

function unitsOf({ lines, out }: HoldingGround, firm: boolean): Map<string, number> {
  const units = new Map<string, number>();
  for (const line of lines) {
    if (line.productId === null || line.optional) continue;
    units.set(line.productId, (units.get(line.productId) ?? 0) + line.units);
  }
  if (firm) for (const [product, count] of out) units.set(product, Math.max(units.get(product) ?? 0, count));
  return units;
}
