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
import { codeOf, isPassing, isSignedOut, retryAfterOf } from './problem.ts';
import { isCompanyOpen, type SignInReason, signedInAgain, timesSignedIn } from './sign-in-again.ts';
import { waitForSignIn } from './wait-for-sign-in.ts';

const URL_OF_CALLS = addressOf('app/trpc');

/** Called where the server says that nobody is signed in, and nobody was before. */
let onSignedOut: () => void = () => {};

export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/** Called where the company that is worked in shows nothing before the person has a second factor. */
let onFactorRequired: () => void = () => {};

export function whenFactorRequired(listener: () => void): void {
  onFactorRequired = listener;
}

/** Of calls, only those that nobody was here for; of the rest, a file that is sent: the person sends it once more. */
function noticeRefusal(error: unknown): void {
  if (codeOf(error) === 'second_factor_required') onFactorRequired();
  const reason = reasonToSignIn(error);
  if (reason !== null) void signedInAgain(reason);
  else if (isSignedOut(error)) onSignedOut();
}

/** Why whoever works on the page has to sign in before this is done; null: it is refused for good, or nobody works here yet. */
function reasonToSignIn(error: unknown): SignInReason | null {
  if (isSignedOut(error)) return isSomebodyHere() ? 'ended' : null;
  return codeOf(error) === 'company_sign_in_required' && isCompanyOpen() ? 'company' : null;
}

/** Whether somebody works on the page; before that, there is a page to sign in. */
function isSomebodyHere(): boolean {
  return queryClient.getQueryData(trpc.me.get.queryKey()) !== undefined;
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeRefusal }),
  mutationCache: new MutationCache({ onError: noticeRefusal }),
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
 * Calls sent on their own, not in a batch. Those that sign somebody in set a cookie, which has to come before the answer,
 * and a batch has begun its answer by then. An edit may be sent as its page closes, when a batch would come too late.
 */
const SENT_ALONE: readonly string[] = ['signUp', 'confirmSignUp', 'invitation.signUp', 'proposals.edit'];

/** Characters. Browsers finish requests with `keepalive` after the page has closed, but only 64 KiB of them at a time. */
const MOST_AFTER_CLOSING = 16_384;

const fetchAfterClosing: NonNullable<HTTPLinkOptions<never>['fetch']> = (input, init) =>
  fetch(input, {
    ...init,
    signal: init?.signal ?? null,
    keepalive: typeof init?.body === 'string' && init.body.length <= MOST_AFTER_CLOSING,
  });

const headers = () => ({ 'x-company': currentCompany() ?? '', 'accept-language': LANGUAGE });

/** The server's procedures, called as the company that is worked in. */
export const client = createTRPCClient<AppRouter>({
  links: [
    waitForSignIn({ reason: reasonToSignIn, signedIn: signedInAgain, times: timesSignedIn }),
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({
        url: URL_OF_CALLS,
        connectionParams: () => ({ company: currentCompany() ?? '' }),
      }),
      false: splitLink({
        condition: ({ path }) => SENT_ALONE.includes(path),
        true: httpLink({ url: URL_OF_CALLS, headers, fetch: fetchAfterClosing }),
        false: httpBatchStreamLink({ url: URL_OF_CALLS, headers }),
      }),
    }),
  ],
});

/** The same for the query library: `useQuery(trpc.clients.list.queryOptions(…))`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
