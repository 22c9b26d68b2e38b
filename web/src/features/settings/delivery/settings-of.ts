import type { DeliveryTable } from '@showbill/contract';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { client, queryClient, type trpc } from '../../../lib/trpc.ts';

export type DeliverySettings = inferOutput<typeof trpc.delivery.settings>;

/** What each part of the settings is given once there is a table. */
export interface TableProps {
  readonly table: DeliveryTable;
  readonly currency: string;
}

export async function saveTable(table: DeliveryTable | null): Promise<void> {
  await client.delivery.save.mutate({ table });
  await readTableAgain();
}

export async function readTableAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [['delivery']] });
  // an editor says what the table would make of its lines
  await queryClient.invalidateQueries({ queryKey: [['proposals', 'get']] });
}
