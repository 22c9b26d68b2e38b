import { queryClient, trpc } from '../../../lib/trpc.ts';

/** Reads anew what shows payments. */
export async function readPaymentsAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: trpc.proposals.get.pathKey() }),
    queryClient.invalidateQueries({ queryKey: trpc.proposals.history.pathKey() }),
    queryClient.invalidateQueries({ queryKey: trpc.payments.pathKey() }),
  ]);
}
