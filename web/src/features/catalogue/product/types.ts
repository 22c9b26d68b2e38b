import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../../lib/trpc.ts';

/** A product as the server tells it. */
export type ProductBody = inferOutput<typeof trpc.catalogue.get>;
export type AccessoryBody = ProductBody['accessories'][number];
