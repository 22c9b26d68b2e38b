import { getCompany, requireSubscription } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { type Actor, SERVICE } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { loadAdjustedWith, loadProposal } from '../load.ts';
import { reprice } from '../price/index.ts';
import type { LineItem, Proposal } from '../proposal.ts';
import { saveNewProposal } from '../save.ts';
import { type Copied, saveCopy } from '../save-copy.ts';

export interface Amendment {
  readonly date?: string | undefined;
  /** 1 to 366. */
  readonly days?: number | undefined;
  /** New units by line id; 0 leaves the line out. */
  readonly units?: ReadonlyMap<string, number> | undefined;
}

/**
 * Makes a draft that replaces an accepted proposal once it is accepted itself: a copy at the prices agreed, with what is
 * to change. It takes a place of the allowance. Throws `not_found`, `conflict` where the proposal is not accepted,
 * `invalid_request` for units of a line it does not have or where no line would be left, `subscription_inactive` and
 * `quota_exceeded`.
 */
export function amendProposal(
  context: Context,
  companyId: string,
  id: string,
  amendment: Amendment,
  actor: Actor = SERVICE,
): Promise<Copied> {
  return saveCopy(context, companyId, (tx) => amend(tx, companyId, id, amendment, { actor, now: context.clock.now() }));
}

async function amend(
  tx: Tx,
  companyId: string,
  id: string,
  amendment: Amendment,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<Proposal> {
  const { timeZone } = await getCompany(tx, companyId);
  const today = dayIn(timeZone, now);
  const agreed = await loadProposal(tx, companyId, id, today);
  if (agreed === null) throw new AppError('not_found', `there is no proposal ${id}`);
  if (agreed.status !== 'accepted') {
    throw new AppError('conflict', `Only a proposal that is accepted can be amended; this one is ${agreed.status}.`);
  }
  await requireSubscription(tx, companyId);
  const days = amendment.days ?? agreed.event.days;
  const lines = amendedLines(agreed.lines, days, amendment.units ?? new Map());
  const adjustedWith = await loadAdjustedWith(tx, companyId, id);
  const priced = reprice(lines, adjustedWith);
  const copied = await saveNewProposal(
    tx,
    companyId,
    {
      ...agreed,
      event: { ...agreed.event, date: amendment.date ?? agreed.event.date, days },
      clientId: agreed.client?.id ?? null,
      replaces: id,
      adjustedWith,
      subtotal: priced.subtotal,
      total: priced.total,
      adjustments: priced.adjustments,
      lines: lines.map((line, place) => ({ ...line, ...priced.lines[place] })),
    },
    today,
    now,
  );
  const draft = await loadProposal(tx, companyId, copied, today);
  if (draft === null) throw new Error('a proposal vanished while it was copied');
  const [by, of] = [draft, agreed].map(({ id: uuid, number }) => ({ id: uuid, number }));
  await recordHistory(tx, companyId, id, { what: 'amended', actor, now, details: { by } });
  await recordHistory(tx, companyId, copied, { what: 'created', actor, now, details: { amends: of } });
  return draft;
}

function amendedLines(lines: readonly LineItem[], days: number, units: ReadonlyMap<string, number>): LineItem[] {
  for (const lineId of units.keys()) {
    if (!lines.some((line) => line.id === lineId)) {
      throw invalidRequest('units', `${lineId} is not a line of this proposal`);
    }
  }
  const left = lines.flatMap((line) => {
    const wanted = units.get(line.id) ?? line.units;
    return wanted === 0 ? [] : { ...line, units: wanted, days, picked: false };
  });
  if (left.length === 0) throw invalidRequest('units', 'no line would be left: cancel the proposal instead');
  return left;
}
