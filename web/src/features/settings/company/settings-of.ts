import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../../lib/trpc.ts';

/** What a company sets for itself, as the server tells it. */
export type CompanySettings = inferOutput<typeof trpc.company.settings>;
