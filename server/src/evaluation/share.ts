/** A share as what it is made of: nothing to count is a full share. */
export interface Share {
  readonly of: number;
  readonly count: number;
}

/** Parts in all, from 0 to 1. */
export function ratio({ count, of }: Share, whenNone = 1): number {
  return of === 0 ? whenNone : count / of;
}

export function share<T>(all: readonly T[], holds: (each: T) => boolean): Share {
  return { count: all.filter(holds).length, of: all.length };
}

export function sum<T>(all: readonly T[], value: (each: T) => number): number {
  return all.reduce((total, each) => total + value(each), 0);
}
