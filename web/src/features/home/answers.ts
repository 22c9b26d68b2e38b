import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../../server/src/http/app/index.ts';

/** What the server tells of today. */
export type Overview = inferRouterOutputs<AppRouter>['home']['get'];
