import type { TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { isSignedOut } from './problem.ts';

interface Waiting {
  /** Whether somebody works on the page; before that, a refusal is handed on. */
  readonly isOpen: () => boolean;
  /** Resolves once they have signed in again. */
  readonly signedIn: () => Promise<void>;
  /** How often they have. */
  readonly times: () => number;
}

/** A call that is refused because the session has ended is made again once somebody has signed in, and nothing is lost. */
export function waitForSignIn<Router extends AnyRouter>({ isOpen, signedIn, times }: Waiting): TRPCLink<Router> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let running: Unsubscribable | null = null;
        let isOver = false;
        function call(): void {
          const before = times();
          running = next(op).subscribe({
            next: (value) => observer.next(value),
            complete: () => observer.complete(),
            error(error) {
              if (isSignedOut(error) && isOpen()) void callAgain(times() > before);
              else observer.error(error);
            },
          });
        }
        /** What was asked before they signed in is not asked of them once more. */
        async function callAgain(isLate: boolean): Promise<void> {
          if (!isLate) await signedIn();
          if (!isOver) call();
        }
        call();
        return () => {
          isOver = true;
          running?.unsubscribe();
        };
      });
}
