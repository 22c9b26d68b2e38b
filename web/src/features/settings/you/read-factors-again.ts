import { queryClient, trpc } from '../../../lib/trpc.ts';

/** After one was added or removed. */
export function readFactorsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: trpc.secondFactor.get.queryKey() });
  void queryClient.invalidateQueries({ queryKey: [['team']] });
}
