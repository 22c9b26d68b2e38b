import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { client, type trpc } from '../../lib/trpc.ts';

export type Understood = inferOutput<typeof trpc.proposals.understand>;

const LIMIT = 20_000;

/** What a description says of date, place, people and days, a moment after it was typed; null while nothing is. */
export function useUnderstood(description: string): Understood | null {
  const [settled] = useDebouncedValue(description.trim().slice(0, LIMIT), 300);
  const { data } = useQuery({
    queryKey: ['understood', settled],
    queryFn: () => client.proposals.understand.mutate({ description: settled }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return settled === '' ? null : (data ?? null);
}
