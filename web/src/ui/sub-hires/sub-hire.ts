import { notifications } from '@mantine/notifications';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatDay } from '../../lib/days.ts';
import { formatCount } from '../../lib/format.ts';
import { queryClient, trpc } from '../../lib/trpc.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';

const texts = SUB_HIRE_TEXTS;

export type SubHire = inferOutput<typeof trpc.subHires.list>['data'][number];

/** Reads anew what shows sub-hires, and says where units are short now. */
export async function subHiresChanged(
  short: readonly { readonly day: string; readonly short: number }[],
): Promise<void> {
  const [first, ...more] = short;
  if (first !== undefined) {
    const said = texts.short(formatCount(first.short), formatDay(first.day));
    const rest = more.length === 0 ? null : texts.shortMore(formatCount(more.length));
    notifications.show({ message: [said, rest].filter(Boolean).join(' ') });
  }
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
