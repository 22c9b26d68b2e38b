import type { AppRouter } from '@showbill/server/app-api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import {
  createTRPCClient,
  type HTTPLinkOptions,
  httpBatchStreamLink,
  httpLink,
  httpSubscriptionLink,
  splitLink,
} from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { LANGUAGE } from '../texts/index.ts';
import { addressOf } from './address.ts';
import { currentCompany } from './company.ts';
import { isPassing, isSignedOut, retryAfterOf } from './problem.ts';
import { signedInAgain, timesSignedIn } from './sign-in-again.ts';
import { waitForSignIn } from './wait-for-sign-in.ts';

const URL_OF_CALLS = addressOf('app/trpc');

/** Called where the server says that nobody is signed in, and nobody was before. */
let onSignedOut: () => void = () => {};

export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/** Of calls, only those that nobody was here for; of the rest, a file that is sent: the person sends it once more. */
function noticeSignedOut(error: unknown): void {
  if (!isSignedOut(error)) return;
  if (isSomebodyHere()) void signedInAgain();
  else onSignedOut();
}

/** Whether somebody works on the page; before that, there is a page to sign in. */
function isSomebodyHere(): boolean {
  return queryClient.getQueryData(trpc.me.get.queryKey()) !== undefined;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSignedOut }),
  mutationCache: new MutationCache({ onError: noticeSignedOut }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && isPassing(error),
      retryDelay: (failures, error) => (retryAfterOf(error) ?? 2 ** failures) * 1000,
      refetchOnWindowFocus: false, // changes come by themselves
    },
  },
});

/**
 * Calls that wait for no others to go with. Some sign somebody in: a cookie goes before the answer, which a stream has
 * begun by then. An edit is sent while its page is being left.
 */
const SENT_ALONE: readonly string[] = ['signUp', 'confirmSignUp', 'invitation.signUp', 'proposals.edit'];

/** What a page sends while it is left arrives all the same, up to what a browser takes of such: 64 KiB at a time. */
const MOST_KEPT_ALIVE = 16_384;

const fetchPastLeaving: NonNullable<HTTPLinkOptions<never>['fetch']> = (input, init) =>
  fetch(input, {
    ...init,
    signal: init?.signal ?? null,
    keepalive: typeof init?.body === 'string' && init.body.length <= MOST_KEPT_ALIVE,
  });

const headers = () => ({ 'x-company': currentCompany() ?? '', 'accept-language': LANGUAGE });

/** The server's procedures, called as the company that is worked in. */
export const client = createTRPCClient<AppRouter>({
  links: [
    waitForSignIn({ isOpen: isSomebodyHere, signedIn: signedInAgain, times: timesSignedIn }),
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({
        url: URL_OF_CALLS,
        connectionParams: () => ({ company: currentCompany() ?? '' }),
      }),
      false: splitLink({
        condition: ({ path }) => SENT_ALONE.includes(path),
        true: httpLink({ url: URL_OF_CALLS, headers, fetch: fetchPastLeaving }),
        false: httpBatchStreamLink({ url: URL_OF_CALLS, headers }),
      }),
    }),
  ],
});

/** The same for the query library: `useQuery(trpc.clients.list.queryOptions(…))`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
