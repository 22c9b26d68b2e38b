import { deliveryTable, deliveryWanted } from '@showbill/contract';
import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import { readDeliveryTable, saveDeliveryTable } from '../../../delivery/index.ts';
import { previewDelivery } from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';

const id = z.uuid('must be an id');

/** What delivery costs at a company, and what it would on a proposal. */
export const delivery = router({
  /** `table`: null: there is none. */
  settings: procedure.viewer.query(({ ctx: { companyId, inCompany } }) =>
    inCompany(async (tx) => {
      const { currency, country } = await getCompany(tx, companyId);
      return { currency, country, table: await readDeliveryTable(tx, companyId) };
    }),
  ),

  /** Null takes it away. */
  save: procedure.editor
    .input(z.object({ table: deliveryTable.nullable() }))
    .mutation(({ ctx: { companyId, inCompany }, input }) =>
      inCompany(async (tx) => saveDeliveryTable(tx, await getCompany(tx, companyId), input.table)),
    ),

  /** What a delivery of a proposal would come to; null: the company has no table for that. */
  preview: procedure.viewer
    .input(z.object({ id, wanted: deliveryWanted }))
    .query(({ ctx: { service, companyId }, input }) => previewDelivery(service, companyId, input.id, input.wanted)),
});
