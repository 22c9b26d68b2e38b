import type { TRPCLink } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { SignInReason } from './sign-in-again.ts';

interface Waiting {
  /** Why whoever works on the page has to sign in; null: a refusal of another kind, or nobody works there yet. */
  readonly reason: (error: unknown) => SignInReason | null;
  /** Resolves once they have signed in again. */
  readonly signedIn: (reason: SignInReason) => Promise<void>;
  /** How often they have. */
  readonly times: () => number;
}

/** A call that is refused until somebody signs in is made again once they have, and nothing is lost. */
export function waitForSignIn<Router extends AnyRouter>({ reason, signedIn, times }: Waiting): TRPCLink<Router> {
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
              const why = reason(error);
              if (why === null) observer.error(error);
              else void callAgain(why, times() > before);
            },
          });
        }
        /** What was asked before they signed in is not asked of them once more. */
        async function callAgain(why: SignInReason, isLate: boolean): Promise<void> {
          if (!isLate) await signedIn(why);
          if (!isOver) call();
        }
        call();
        return () => {
          isOver = true;
          running?.unsubscribe();
        };
      });
}
