import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../lib/trpc.ts';

/** What the server tells of today. */
export type Overview = inferOutput<typeof trpc.home.get>;
