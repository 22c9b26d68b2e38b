import { AppError } from '../../platform/errors.ts';

/** Imports of all companies at a time, those that wait included: each may hold a file of 20 MB. */
const MOST = 10;
const FULL = 'several files are being imported just now: try again in half a minute';

const taken = new Set<string>();

/**
 * Takes a company's one place among the imports of this process, before anything is read or asked; returns what gives it
 * back. Throws `conflict` where the company has it already, `unavailable` where too many others do.
 */
export function takeImportPlace(companyId: string): () => void {
  if (taken.has(companyId)) throw importUnderWay();
  if (taken.size >= MOST) throw new AppError('unavailable', FULL, { retryAfterSeconds: 30 });
  taken.add(companyId);
  return () => taken.delete(companyId);
}

export function importUnderWay(): AppError {
  return new AppError('conflict', ({ catalogue }) => catalogue.importUnderWay, {
    retryAfterSeconds: 10,
  });
}
