import { useNetwork } from '@mantine/hooks';
import { useRouter } from '@tanstack/react-router';
import { useSubscription } from '@trpc/tanstack-react-query';
import { useEffect, useState } from 'react';
import { isNotFound } from '../lib/problem.ts';
import { startAnew } from '../lib/session.ts';
import { noticeSignedOut, queryClient, trpc } from '../lib/trpc.ts';

type Topic = 'proposals' | 'products' | 'clients' | 'stock' | 'jobs' | 'members' | 'webhooks' | 'everything';

/** Which parts of the server's answers may be old once something has changed. */
const OLD_BY: Readonly<Record<Topic, readonly (readonly string[])[]>> = {
  proposals: [['proposals'], ['availability'], ['jobs'], ['home'], ['clients'], ['me', 'company'], ['company']],
  products: [['catalogue'], ['availability'], ['company']],
  clients: [['clients'], ['proposals']],
  stock: [['availability'], ['jobs'], ['catalogue'], ['home'], ['proposals']],
  jobs: [['jobs']],
  members: [['team'], ['me']],
  webhooks: [['webhooks'], ['home']],
  everything: [[]],
};

/**
 * Brings what is on the screen up to date as it changes elsewhere; false while the line is cut. What could not be shown
 * meanwhile is asked for as soon as the line stands again.
 */
export function useChanges(): boolean {
  const router = useRouter();
  const { online } = useNetwork();
  const [cut, setCut] = useState(false);
  useSubscription(
    trpc.changes.subscriptionOptions(undefined, {
      onStarted: () => setCut(false),
      onData: ({ topic }) => {
        setCut(false);
        for (const path of OLD_BY[topic]) {
          void queryClient.invalidateQueries(path.length === 0 ? {} : { queryKey: [path] });
        }
      },
      onError: (error) => {
        noticeSignedOut(error);
        // whoever may look at this company no longer sees no more of it
        if (isNotFound(error)) startAnew();
      },
      onConnectionStateChange: ({ state, error }) => setCut(state === 'connecting' && error !== null),
    }),
  );
  const connected = online && !cut;
  useEffect(() => {
    if (connected) return undefined;
    return () => void router.invalidate();
  }, [connected, router]);
  return connected;
}
