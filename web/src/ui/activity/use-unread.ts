import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';

/** How much of what clients did this person has not read; 100 where it is more. */
export function useUnread(): number {
  return useQuery(trpc.activity.unread.queryOptions()).data?.count ?? 0;
}
