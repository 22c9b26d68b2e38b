import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../lib/trpc.ts';

export type Plan = inferOutput<typeof trpc.jobs.plan>;
