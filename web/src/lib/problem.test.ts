import { TRPCClientError } from '@trpc/client';
import { expect, it, vi } from 'vitest';
import { TEXTS } from '../texts/index.ts';
import { AuthError, refusedBy } from './auth.ts';
import { isFault, isPassing, sentenceOf } from './problem.ts';
import { reach } from './reach.ts';

vi.hoisted(() => Object.assign(globalThis, { document: { baseURI: 'http://showbill.test/' } }));

it('a mistake of the page is not said to be a server that cannot be reached', () => {
  const mistake = new TypeError("Cannot read properties of undefined (reading 'name')");
  expect([isFault(mistake), isPassing(mistake), sentenceOf(mistake)]).toEqual([true, false, TEXTS.problem.fault]);
});

it('what is not answered may be answered a moment later', async () => {
  const cut = TRPCClientError.from(new TypeError('Failed to fetch'));
  const silent: unknown = await reach('http://127.0.0.1:1/').catch((error: unknown) => error);
  for (const error of [cut, silent]) {
    expect([isFault(error), isPassing(error), sentenceOf(error)]).toEqual([false, true, TEXTS.problem.unreachable]);
  }
});

it('what is refused says why, and is not tried again', () => {
  const refused = new AuthError(400, 'email must be a valid mail address', 'email');
  expect([isFault(refused), isPassing(refused), sentenceOf(refused)]).toEqual([
    false,
    false,
    'Email must be a valid mail address.',
  ]);
});

it('what a proxy refuses in words of its own is no mistake of the page', async () => {
  const refused = await refusedBy(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect([isFault(refused), isPassing(refused), sentenceOf(refused)]).toEqual([false, true, TEXTS.problem.unexplained]);
});
