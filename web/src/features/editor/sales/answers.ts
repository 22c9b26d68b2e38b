import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../../lib/trpc.ts';

/** How a proposal is being sold. */
export type ProposalSales = inferOutput<typeof trpc.sales.get>;
