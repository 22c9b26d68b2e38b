import type { ServerResponse } from 'node:http';
import { AppError } from '../../platform/errors.ts';

/** Forms that are read at a time, of all companies: each may hold more than 10 MB several times. */
const MOST = 4;
const FULL = 'several forms are being read just now: try again in a few seconds';

let taken = 0;

/**
 * Takes one of this process's places for a form that is sent, before its body is read, until its answer closes. Throws
 * `unavailable` where others have them all.
 */
export function takeFormPlace(answer: ServerResponse): void {
  // its sender went while it waited: nothing would give the place back
  if (answer.closed) return;
  if (taken >= MOST) throw new AppError('unavailable', FULL, { retryAfterSeconds: 5 });
  taken += 1;
  answer.once('close', () => {
    taken -= 1;
  });
}
