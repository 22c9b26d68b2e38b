import { createProposalRequest } from '@showbill/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { findClient } from '../../../clients/index.ts';
import { getEnquiry } from '../../../enquiries/index.ts';
import type { Progress } from '../../../generation/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { createProposal } from '../../../proposals/index.ts';
import { CHANNEL } from '../change-hub.ts';
import type { MemberContext } from '../context.ts';
import { procedure } from '../procedures.ts';
import { withProgress } from '../progress.ts';
import { toTrpcError } from '../trpc-errors.ts';
import { actorOf } from './actor.ts';

const creation = z.uuid('must be an id');
const request = createProposalRequest.and(z.object({ creation, enquiry: z.uuid('must be an id').optional() }));

/** What a creation tells while it runs; at its end the proposal, and nothing after it. */
export type CreationNews =
  | ({ readonly kind: 'progress' } & Progress)
  | { readonly kind: 'made'; readonly proposal_id: string; readonly number: string };

/**
 * Makes a draft and tells of each stage. A connection that drops stops nothing: the draft is finished and stands in the
 * list. `creation` is an id of the caller's by which it can be stopped.
 */
export const create = procedure.editor.input(request).mutation(async ({ ctx, input }) => {
  const { enquiry } = input;
  await requireClient(ctx, input.client_id);
  if (enquiry !== undefined) await ctx.inCompany((tx) => getEnquiry(tx, ctx.companyId, enquiry));
  return creating(ctx, input);
});

/** Stops a creation, whichever server runs it; one that is saved already stays. */
export const stop = procedure.editor.input(z.object({ creation })).mutation(async ({ ctx, input }) => {
  const notice = JSON.stringify({ company: ctx.companyId, topic: 'stops', id: input.creation.toLowerCase() });
  await ctx.inCompany((tx) => sql`select pg_notify(${CHANNEL}, ${notice})`.execute(tx));
});

async function* creating(ctx: MemberContext, input: z.output<typeof request>): AsyncGenerator<CreationNews> {
  const { event, title, client, client_id: clientId, currency } = input;
  const wanted = { event, title, client, clientId, currency, enquiryId: input.enquiry };
  const news = withProgress<Progress, { id: string; number: string }>(async (report) => {
    const stopping = await hearStops(ctx, input.creation.toLowerCase());
    try {
      const options = { report, stop: stopping.signal, actor: actorOf(ctx) };
      return await createProposal(ctx.service, ctx.companyId, wanted, options);
    } finally {
      stopping.end();
    }
  });
  try {
    for (;;) {
      const { done, value } = await news.next();
      if (done === true) return yield { kind: 'made', proposal_id: value.id, number: value.number };
      yield { kind: 'progress', ...value };
    }
  } catch (error) {
    throw toTrpcError(error);
  }
}

/** A signal that a person's wish to stop a creation aborts, until `end`. */
async function hearStops({ changes, companyId, service }: MemberContext, id: string) {
  const feed = await changes.open(companyId);
  const [stop, over] = [new AbortController(), new AbortController()];
  const listen = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const heard = await feed.take(changes.recheckMs, over.signal);
      if (heard.some((change) => change.topic === 'stops' && change.id === id)) stop.abort();
    }
  };
  listen().catch((error: unknown) => {
    // the server ends: its generations are waited for, and nobody can stop them any more
    if (!(error instanceof DOMException)) service.log.warn({ err: error }, 'a wish to stop cannot be heard');
  });
  return {
    signal: stop.signal,
    end() {
      over.abort();
      feed.close();
    },
  };
}

async function requireClient(ctx: MemberContext, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const found = isUuid(id) ? await ctx.inCompany((tx) => findClient(tx, ctx.companyId, id)) : null;
  if (found === null) {
    throw new AppError('not_found', (texts) => texts.none.clientHere, { param: 'client_id' });
  }
}
