import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../../lib/trpc.ts';

export type BoardColumn = inferOutput<typeof trpc.sales.board>['columns'][number];
export type Card = BoardColumn['cards'][number];
