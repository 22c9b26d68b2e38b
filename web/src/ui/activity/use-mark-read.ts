import { useMutation } from '@tanstack/react-query';
import { queryClient, trpc } from '../../lib/trpc.ts';

/** Marks what clients did as read by this person; every mark of it goes. */
export function useMarkRead() {
  const one = useMutation(trpc.activity.markRead.mutationOptions({ onSuccess: readAnew }));
  const all = useMutation(trpc.activity.markAllRead.mutationOptions({ onSuccess: readAnew }));
  return { markRead: one.mutate, markAllRead: all.mutate, isPending: one.isPending || all.isPending };
}

async function readAnew(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(trpc.activity.pathFilter()),
    queryClient.invalidateQueries(trpc.proposals.list.pathFilter()),
  ]);
}
