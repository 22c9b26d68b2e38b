import { AppError } from '../platform/errors.ts';

/** Exports of all companies at a time in this process: each has a connection and compresses meanwhile. */
const MOST = 2;
const BUSY = 'another company is being exported just now: try again in half a minute';

const taken = new Set<string>();

/** Takes a company's one place among the exports of this process; returns what gives it back. Throws `unavailable`. */
export function takeExportPlace(companyId: string): () => void {
  if (taken.has(companyId) || taken.size >= MOST) throw new AppError('unavailable', BUSY, { retryAfterSeconds: 30 });
  taken.add(companyId);
  return () => taken.delete(companyId);
}
