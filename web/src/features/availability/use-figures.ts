import { useQueries, useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import type { PackedFigures } from './figures.ts';

/** The days that the grid has, and how its products are read. */
export interface GridRange {
  readonly from: string;
  readonly days: number;
}

/** The figures of some pages of the products, by product, as far as they have been read. */
export function useFigures({ from, days }: GridRange, pages: readonly number[]) {
  return useQueries({
    queries: pages.map((page) => trpc.availability.figures.queryOptions({ from, days, page })),
    combine: (results) => {
      const figures = new Map<string, PackedFigures>();
      for (const { data } of results) for (const item of data?.items ?? []) figures.set(item.id, item);
      const failed = results.filter(({ error }) => error !== null);
      return {
        figures,
        error: failed[0]?.error ?? null,
        retry: () => {
          for (const { refetch } of failed) void refetch();
        },
      };
    },
  });
}

/** Reads the figures of pages that may not have been looked at. */
export function useAllFigures() {
  const queryClient = useQueryClient();
  return async ({ from, days }: GridRange, pages: readonly number[]): Promise<Map<string, PackedFigures>> => {
    const answers = await Promise.all(
      pages.map((page) => queryClient.fetchQuery(trpc.availability.figures.queryOptions({ from, days, page }))),
    );
    return new Map(answers.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  };
}
