import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { client, queryClient, type trpc } from '../../lib/trpc.ts';

export type Understood = inferOutput<typeof trpc.proposals.understand>;

const LIMIT = 20_000;
const LONGEST_WAIT_MS = 3000;

/** What a description says of date, place, client, people and days, a moment after it was typed; null while nothing is. */
export function useUnderstood(description: string): Understood | null {
  const [settled] = useDebouncedValue(wordsOf(description), 300);
  const { data } = useQuery({
    ...understanding(settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  return settled === '' ? null : (data ?? null);
}

/** The same for a description that was typed this moment; null where it cannot be said soon. */
export async function understandNow(description: string): Promise<Understood | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT_MS, null);
  });
  const found = queryClient.fetchQuery(understanding(wordsOf(description))).catch(() => null);
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}

function understanding(words: string) {
  return queryOptions({
    queryKey: ['understood', words],
    queryFn: () => client.proposals.understand.mutate({ description: words }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

function wordsOf(description: string): string {
  return description.trim().slice(0, LIMIT);
}
