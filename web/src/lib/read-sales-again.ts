import { queryClient, trpc } from './trpc.ts';

/** Reads anew what shows how proposals are sold. */
export async function readSalesAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: trpc.sales.pathKey() }),
    queryClient.invalidateQueries({ queryKey: trpc.home.pathKey() }),
    queryClient.invalidateQueries({ queryKey: trpc.proposals.list.pathKey() }),
    queryClient.invalidateQueries({ queryKey: trpc.proposals.history.pathKey() }),
  ]);
}
