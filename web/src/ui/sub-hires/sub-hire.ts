import { notifications } from '@mantine/notifications';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { type ShortDays, shortMessage } from './short-message.ts';

export type SubHire = inferOutput<typeof trpc.subHires.list>['data'][number];

/** Reads anew what shows sub-hires, and says where units are short now. */
export async function subHiresChanged(short: ShortDays = [], { wereShort = false } = {}): Promise<void> {
  const message = shortMessage(short, { wereShort });
  if (message !== null) notifications.show({ message });
  await Promise.all(
    [
      trpc.subHires.pathKey(),
      trpc.suppliers.pathKey(),
      trpc.proposals.get.pathKey(),
      trpc.availability.pathKey(),
      trpc.jobs.pathKey(),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
