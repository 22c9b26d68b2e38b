import { notifications } from '@mantine/notifications';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { queryClient, trpc } from '../../../lib/trpc.ts';

/** What follows a deed: the proposal as it stands now is shown, what hangs on it is asked for anew, and it is said. */
export function useShown(onClose: () => void) {
  return (proposal: inferOutput<typeof trpc.proposals.get>, message?: string): void => {
    queryClient.setQueryData(trpc.proposals.get.queryKey({ id: proposal.id }), proposal);
    void queryClient.invalidateQueries({ queryKey: trpc.proposals.pathKey() });
    if (message !== undefined) notifications.show({ message });
    onClose();
  };
}
