import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../lib/trpc.ts';

export type Report = inferOutput<typeof trpc.sales.report>;
export type KeptLinesReport = inferOutput<typeof trpc.sales.keptLines>;
export type Figures = Report['all'];
