import { type Operation, TRPCClientError } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import { describe, expect, it, vi } from 'vitest';
import { waitForSignIn } from './wait-for-sign-in.ts';

vi.hoisted(() => Object.assign(globalThis, { document: { baseURI: 'http://showbill.test/' } }));

const REFUSED = TRPCClientError.from({ error: { code: -32_001, message: 'sign in first', data: { httpStatus: 401 } } });
const operation: Operation = { id: 1, type: 'query', path: 'me.get', input: undefined, context: {}, signal: null };

/** Makes a call that is refused as often as is said, and writes down what comes of it. */
function call({ refusals, isOpen = true, isLate = false }: { refusals: number; isOpen?: boolean; isLate?: boolean }) {
  const signIn = Promise.withResolvers<void>();
  const seen: string[] = [];
  let tries = 0;
  const link = waitForSignIn<AnyRouter>({
    reason: () => (isOpen ? 'ended' : null),
    signedIn: () => signIn.promise,
    times: () => (isLate ? tries : 0),
  })({});
  const running = link({
    op: operation,
    next: () =>
      observable((observer) => {
        tries += 1;
        if (tries <= refusals) observer.error(REFUSED);
        else {
          observer.next({ result: { type: 'data', data: 'done' } });
          observer.complete();
        }
      }),
  }).subscribe({
    next: () => seen.push('answered'),
    error: () => seen.push('refused'),
    complete: () => seen.push('complete'),
  });
  return { seen, running, tries: () => tries, signIn: () => (signIn.resolve(), signIn.promise) };
}

describe('a call of somebody whose session has ended', () => {
  it('waits, and is made again once they have signed in', async () => {
    const { seen, tries, signIn } = call({ refusals: 1 });
    expect([seen, tries()]).toEqual([[], 1]);
    await signIn();
    expect([seen, tries()]).toEqual([['answered', 'complete'], 2]);
  });

  it('is made again at once where they have signed in since it was made', async () => {
    const { seen, tries } = call({ refusals: 1, isLate: true });
    await Promise.resolve();
    expect([seen, tries()]).toEqual([['answered', 'complete'], 2]);
  });

  it('is not made again where nobody waits for it any more', async () => {
    const { seen, running, tries, signIn } = call({ refusals: 1 });
    running.unsubscribe();
    await signIn();
    expect([seen, tries()]).toEqual([[], 1]);
  });

  it('is refused where nobody works on the page yet', () => {
    expect(call({ refusals: 1, isOpen: false }).seen).toEqual(['refused']);
  });
});
