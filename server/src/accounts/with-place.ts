import type { Context } from '../platform/context.ts';
import { withHeartbeat } from '../platform/heartbeat.ts';
import { extendLease, giveBackPlace, HEARTBEAT_SECONDS, type Reservation, reservePlace } from './allowance.ts';

/**
 * Holds a place of the allowance while a proposal is made. `work` settles it (`settlePlace`) in the transaction that
 * saves; where it fails, the place is given back. Throws `quota_exceeded`.
 */
export async function withPlace<T>(
  { db, clock, log }: Context,
  companyId: string,
  work: (place: Reservation) => Promise<T>,
): Promise<T> {
  const place = await reservePlace(db, companyId, clock.now());
  try {
    return await withHeartbeat(
      log,
      HEARTBEAT_SECONDS,
      () => extendLease(db, place),
      () => work(place),
    );
  } catch (error) {
    await giveBackPlace(db, place).catch((failure: unknown) =>
      // the lease runs out and the sweep gives it back
      log.error({ err: failure, reservation: place.id }, 'a reserved place could not be given back'),
    );
    throw error;
  }
}
