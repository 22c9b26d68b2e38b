import { useNetwork } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useSubscription } from '@trpc/tanstack-react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isNotFound } from '../lib/problem.ts';
import { isServerThere, serverIsBack } from '../lib/server-back.ts';
import { startAnew } from '../lib/session.ts';
import { queryClient, trpc } from '../lib/trpc.ts';

type Topic =
  | 'proposals'
  | 'products'
  | 'clients'
  | 'stock'
  | 'jobs'
  | 'members'
  | 'webhooks'
  | 'activity'
  | 'enquiries'
  | 'everything';

/** Which parts of the server's answers may be old once something has changed. */
const OLD_BY: Readonly<Record<Topic, readonly (readonly string[])[]>> = {
  proposals: [
    ['proposals'],
    ['payments'],
    ['invoices'],
    ['withdrawal'],
    ['sales'],
    ['activity'],
    ['availability'],
    ['jobs'],
    ['home'],
    ['clients'],
    ['me', 'company'],
    ['company'],
  ],
  products: [['catalogue'], ['availability'], ['company']],
  clients: [['clients'], ['proposals']],
  stock: [['availability'], ['jobs'], ['catalogue'], ['home'], ['proposals'], ['subHires']],
  jobs: [['jobs']],
  members: [['team'], ['me'], ['sales']],
  webhooks: [['webhooks'], ['home']],
  activity: [['activity'], ['proposals', 'list'], ['proposals', 'history'], ['invoices']],
  enquiries: [['enquiries']],
  everything: [[]],
};

const ASK_MS = 1000;
const CONNECT_MS = 5000;

/**
 * Brings what is on the screen up to date as it changes elsewhere; false while the line is cut. What could not be shown
 * meanwhile is asked for as soon as the line stands again.
 */
export function useChanges(): boolean {
  const router = useRouter();
  const { online } = useNetwork();
  const [cut, setCut] = useState(false);
  const { reset } = useSubscription(
    trpc.changes.subscriptionOptions(undefined, {
      onStarted: () => setCut(false),
      onData: ({ topic }) => {
        setCut(false);
        for (const path of OLD_BY[topic]) {
          void queryClient.invalidateQueries(path.length === 0 ? {} : { queryKey: [path] });
        }
      },
      onError: (error) => {
        // whoever may look at this company no longer sees no more of it
        if (isNotFound(error)) startAnew();
        else setCut(true);
      },
      onConnectionStateChange: ({ state, error }) => setCut(state === 'connecting' && error !== null),
    }),
  );
  const connected = online && !cut;
  useEffect(() => {
    if (connected) return undefined;
    return () => {
      serverIsBack();
      void router.invalidate();
    };
  }, [connected, router]);
  useConnecting(cut, reset);
  return connected;
}

/** The browser itself tries ever more rarely, and not at all after an answer of a proxy or a session that has ended. */
function useConnecting(cut: boolean, reset: () => void): void {
  const connect = useEffectEvent(reset);
  useEffect(() => {
    if (!cut) return undefined;
    let next: ReturnType<typeof setTimeout>;
    let isOver = false;
    async function ask(): Promise<void> {
      const isThere = await isServerThere();
      // waits where the session has ended, until somebody has signed in
      if (isThere)
        await queryClient.fetchQuery(trpc.me.get.queryOptions(undefined, { staleTime: 0 })).catch(() => null);
      if (isOver) return;
      if (isThere) connect();
      next = setTimeout(() => void ask(), isThere ? CONNECT_MS : ASK_MS);
    }
    next = setTimeout(() => void ask(), ASK_MS);
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [cut]);
}
