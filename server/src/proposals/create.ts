import {
  extendLease,
  giveBackPlace,
  HEARTBEAT_SECONDS,
  type Quota,
  type Reservation,
  requireSubscription,
  reservePlace,
  settlePlace,
} from '../accounts/index.ts';
import { createClient } from '../clients/index.ts';
import {
  type Brief,
  type BriefRead,
  type Drafted,
  type Drafter,
  partialLines,
  type ReportProgress,
  readBrief,
  stopped,
} from '../generation/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type Actor, SERVICE } from './actor.ts';
import { recordFailure, recordGeneration } from './generation-record.ts';
import { type Ground, readGround } from './ground.ts';
import { recordHistory } from './history/index.ts';
import { loadProposal } from './load.ts';
import { priceDraft } from './price-draft.ts';
import type { CreateProposal, Proposal } from './proposal.ts';
import { saveNewProposal } from './save.ts';
import type { UnderWay } from './under-way.ts';

export interface GenerationContext extends Context {
  readonly drafter: Drafter;
  readonly underWay: UnderWay;
}

export interface Created {
  readonly proposal: Proposal;
  readonly quota: Quota;
}

export interface CreateOptions {
  /** Runs in the transaction that saves, to write what must stand or fall with the proposal. */
  readonly saved?: (tx: Tx, created: Created) => Promise<void>;
  /** Told of each stage, and of the lines as they stand; what it throws is only logged. */
  readonly report?: ReportProgress;
  /** A person's wish to stop: generation_failed, unless it is saved already. */
  readonly stop?: AbortSignal;
  /** For the history; default: the service. */
  readonly actor?: Actor;
}

/**
 * Makes a draft proposal: understands the brief, reserves a place of the allowance, drafts, prices and saves. No
 * transaction is held while the drafter thinks. Throws subscription_inactive, invalid_request (currency), not_found
 * (client), empty_catalog, quota_exceeded, generation_failed; then nothing is kept and the place is given back.
 */
export function createProposal(
  context: GenerationContext,
  companyId: string,
  input: CreateProposal,
  options: CreateOptions = {},
): Promise<Created> {
  return context.underWay.run(async (ending) => {
    const stop = options.stop === undefined ? ending : AbortSignal.any([ending, options.stop]);
    const report = carefully(context, options.report);
    report({ stage: 'reading', lines: [] });
    const brief: Brief = { ...input.event, title: input.title };
    const read = readBrief(brief);
    const ground = await forCompany(context.db, companyId, async (tx) => {
      await requireSubscription(tx, companyId);
      return readGround(tx, companyId, input, read.facts, context.clock.now());
    });
    const reservation = await reservePlace(context.db, companyId, context.clock.now());
    const heartbeat = setInterval(() => {
      extendLease(context.db, reservation).catch((error: unknown) =>
        context.log.warn({ err: error, reservation: reservation.id }, 'a lease could not be extended'),
      );
    }, HEARTBEAT_SECONDS * 1000);
    try {
      return await generate(context, companyId, {
        brief,
        read,
        input,
        ground,
        reservation,
        stop,
        report,
        saved: options.saved,
        actor: options.actor ?? SERVICE,
      });
    } catch (error) {
      await giveBackPlace(context.db, reservation).catch((failure: unknown) =>
        // the lease runs out and the sweep gives it back
        context.log.error({ err: failure, reservation: reservation.id }, 'a reserved place could not be given back'),
      );
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  });
}

interface Work {
  readonly brief: Brief;
  readonly read: BriefRead;
  readonly input: CreateProposal;
  readonly ground: Ground;
  readonly reservation: Reservation;
  readonly stop: AbortSignal;
  readonly report: ReportProgress;
  readonly saved: CreateOptions['saved'];
  readonly actor: Actor;
}

/** A listener that fails does not fail what it listens to. */
function carefully(context: Context, report: ReportProgress = () => {}): ReportProgress {
  return (progress) => {
    try {
      report(progress);
    } catch (error) {
      context.log.warn({ err: error }, 'a listener to the progress of a draft failed');
    }
  };
}

async function generate(context: GenerationContext, companyId: string, work: Work): Promise<Created> {
  const started = performance.now();
  try {
    const drafted = await draft(context, work);
    const milliseconds = Math.round(performance.now() - started);
    return await forCompany(context.db, companyId, (tx) => save(context, tx, companyId, work, drafted, milliseconds));
  } catch (error) {
    if (error instanceof AppError && error.code === 'generation_failed') {
      await recordFailure(context, companyId, error, Math.round(performance.now() - started));
    }
    throw error;
  }
}

async function draft(context: GenerationContext, { brief, read, ground, stop, report }: Work): Promise<Drafted> {
  const deadline = AbortSignal.timeout(context.config.generationTimeoutSeconds * 1000);
  // the engine gets the products without their prices
  const products = ground.items.map(({ unitPrice: _unitPrice, ...product }) => product);
  const shelf = { products };
  const signal = AbortSignal.any([deadline, stop]);
  const drafted = await context.drafter.draft({ brief, facts: read.over(shelf), shelf, signal, report });
  report({ stage: 'pricing', lines: partialLines(drafted.draft.lines, shelf) });
  if (stop.aborted) throw stopped(stop);
  return drafted;
}

async function save(
  context: GenerationContext,
  tx: Tx,
  companyId: string,
  work: Work,
  drafted: Drafted,
  milliseconds: number,
): Promise<Created> {
  const { input, ground } = work;
  const now = context.clock.now();
  const today = dayIn(ground.company.timeZone, now);
  const event = {
    description: input.event.description,
    date: input.event.date ?? null,
    venue: input.event.venue ?? null,
    attendees: input.event.attendees ?? drafted.draft.attendees,
    days: input.event.days ?? drafted.draft.days,
  };
  const priced = priceDraft(drafted.draft, event.days, event.venue, ground);
  const client = input.client === undefined ? null : await createClient(tx, companyId, input.client);
  const id = await saveNewProposal(
    tx,
    companyId,
    {
      title: input.title ?? drafted.draft.title,
      scopeSummary: drafted.draft.scopeSummary,
      currency: ground.currency,
      unmet: drafted.draft.unmet,
      draftedBy: drafted.by,
      event,
      clientId: client?.id ?? input.clientId ?? null,
      ...priced,
    },
    today,
    now,
  );
  await recordGeneration(tx, companyId, id, drafted, milliseconds);
  const quota = await settlePlace(tx, work.reservation);
  const proposal = await loadProposal(tx, companyId, id, today);
  if (proposal === null) throw new Error('a proposal vanished while it was saved');
  const details = { drafted_by: drafted.by };
  await recordHistory(tx, companyId, id, { what: 'created', actor: work.actor, now, details });
  const created = { proposal, quota };
  await work.saved?.(tx, created);
  return created;
}
