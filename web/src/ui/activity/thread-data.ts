import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../lib/trpc.ts';

/** What the server tells of a thread. */
export type ThreadData = inferOutput<typeof trpc.activity.thread>;
