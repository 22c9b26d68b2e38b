import { AppError } from '../../../platform/errors.ts';
import type { LifeContext } from '../../../proposals/index.ts';
import { dayAt } from './calendar.ts';
import type { PlainCompany } from './plain-records.ts';

/** A company that does things through the program, and the plain records of what it did. */
export interface Hire {
  readonly id: string;
  readonly plain: PlainCompany;
  readonly context: LifeContext;
}

export function todayOf({ plain, context }: Hire): string {
  return dayAt(plain.zone, context.clock.now());
}

/** One of those there are; null where there are none. */
export function pick<T>(of: readonly T[], which: number): T | null {
  return of[which % of.length] ?? null;
}

/** Runs what the rules allow or what they refuse, and throws where that does not come about; undefined: it was refused. */
export async function attempt<T>(isAllowed: boolean, work: () => Promise<T>): Promise<T | undefined> {
  const outcome = await work().then(
    (done) => ({ done }),
    (error: unknown) => ({ error }),
  );
  if ('done' in outcome) {
    if (!isAllowed) throw new Error('what the rules refuse was done');
    return outcome.done;
  }
  if (isAllowed || !(outcome.error instanceof AppError)) throw outcome.error;
  return undefined;
}
