import { isSessionOpen } from '../../../accounts/index.ts';
import { databaseFault } from '../../../platform/database-faults.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Change } from '../change-hub.ts';
import type { MemberContext } from '../context.ts';
import { requireMember, signInFirst } from '../membership.ts';
import { procedure } from '../procedures.ts';
import { toTrpcError } from '../trpc-errors.ts';

/**
 * What changes in the company, from now on, over server-sent events. Only what and which: data is asked for as always.
 * The first is `everything`, as what came before was not heard.
 */
export const changes = procedure.viewer.subscription(({ ctx, signal }) => follow(ctx, signal));

type PageChange = Change & { readonly topic: Exclude<Change['topic'], 'stops'> };

function isForPages(change: Change): change is PageChange {
  return change.topic !== 'stops';
}

/** The stream of one member, until their rights or the process end. */
export async function* follow(ctx: MemberContext, signal: AbortSignal | undefined): AsyncGenerator<PageChange> {
  const { changes: hub, companyId } = ctx;
  const feed = await hub.open(companyId);
  try {
    let checked = performance.now();
    yield { topic: 'everything', id: null };
    for (;;) {
      const batch = await feed.take(hub.recheckMs, signal);
      if (signal?.aborted === true) return;
      const isTeam = batch.some(({ topic }) => topic === 'members' || topic === 'everything');
      if (isTeam || performance.now() - checked >= hub.recheckMs) {
        await stillMember(ctx);
        checked = performance.now();
      }
      yield* batch.filter(isForPages);
    }
  } catch (error) {
    if (error instanceof AppError || databaseFault(error) !== null) throw toTrpcError(error);
    throw error;
  } finally {
    feed.close();
  }
}

/** Throws where the person was signed out, or the company shows them nothing any more, since the stream began. */
async function stillMember({ service, session, companyId }: MemberContext): Promise<void> {
  if (!(await isSessionOpen(service.db, session.id))) throw signInFirst();
  await requireMember(service.db, companyId, session, 'viewer');
}
