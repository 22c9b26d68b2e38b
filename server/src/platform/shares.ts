import { AppError } from './errors.ts';

/** Lets so many pieces of work of each company run at once; others wait for their turn, first come, first served. */
export interface Shares {
  /**
   * Runs `work` once there is a place. Throws `unavailable` where too many wait already, or for longer than the patience;
   * whoever has gone (`signal`) waits no longer.
   */
  run<T>(companyId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export interface ShareLimits {
  readonly places: number;
  readonly patienceMs: number;
  /** Of one company, at once. */
  readonly mostWaiting: number;
}

interface Company {
  running: number;
  readonly waiting: Set<() => void>;
}

export function createShares({ places, patienceMs, mostWaiting }: ShareLimits): Shares {
  const companies = new Map<string, Company>();

  function wait({ waiting }: Company, signal: AbortSignal | undefined): Promise<void> {
    if (waiting.size >= mostWaiting) return Promise.reject(busy());
    if (signal?.aborted === true) return Promise.reject(gone());
    return new Promise((resolve, reject) => {
      const giveUp = (error: AppError) => {
        waiting.delete(take);
        settle();
        reject(error);
      };
      const take = () => {
        settle();
        resolve();
      };
      const timer = setTimeout(() => giveUp(busy()), patienceMs);
      const onGone = () => giveUp(gone());
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onGone);
      };
      signal?.addEventListener('abort', onGone);
      waiting.add(take);
    });
  }

  function leave(companyId: string, company: Company): void {
    const [next] = company.waiting;
    if (next !== undefined) {
      // the place goes from hand to hand
      company.waiting.delete(next);
      next();
      return;
    }
    company.running -= 1;
    if (company.running === 0) companies.delete(companyId);
  }

  return {
    async run(companyId, work, signal) {
      const company = companies.get(companyId) ?? { running: 0, waiting: new Set() };
      companies.set(companyId, company);
      if (company.running < places) company.running += 1;
      else await wait(company, signal);
      try {
        return await work();
      } finally {
        leave(companyId, company);
      }
    },
  };
}

function busy(): AppError {
  return new AppError('unavailable', 'too much is under way for this company at once; please try again', {
    retryAfterSeconds: 2,
  });
}

/** For the log alone: nobody is there to read it. */
export function gone(): AppError {
  return new AppError('unavailable', 'whoever asked has hung up', { retryAfterSeconds: 1 });
}
