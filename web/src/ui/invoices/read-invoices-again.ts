import { queryClient, trpc } from '../../lib/trpc.ts';

/** Reads anew what shows invoices. */
export async function readInvoicesAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: trpc.invoices.pathKey() });
}
