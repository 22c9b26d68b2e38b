import { mailAddress, text } from '@showbill/contract';
import { z } from 'zod';
import { listSuppliers, removeSupplier, saveSupplier } from '../../../availability/index.ts';
import { procedure, router } from '../procedures.ts';
import { id } from './catalogue-input.ts';

export const suppliers = router({
  /** By name, each with how many sub-hires are from them. */
  list: procedure.viewer.query(({ ctx: { companyId, inCompany } }) =>
    inCompany(async (tx) =>
      (await listSuppliers(tx, companyId)).map(({ subHires, ...supplier }) => ({ ...supplier, sub_hires: subHires })),
    ),
  ),

  /** Adds one, or changes the one whose id is given. */
  save: procedure.editor
    .input(
      z.object({
        id: id.optional(),
        name: text(200),
        email: z.union([z.literal(''), mailAddress], { error: 'must be a valid email address' }),
        phone: text(100, 0),
        notes: text(2000, 0),
      }),
    )
    .mutation(({ ctx: { companyId, inCompany }, input: { email, phone, notes, ...named } }) =>
      inCompany(async (tx) => ({
        id: await saveSupplier(tx, companyId, {
          ...named,
          email: email === '' ? null : email,
          phone: phone || null,
          notes: notes || null,
        }),
      })),
    ),

  remove: procedure.editor
    .input(z.object({ id }))
    .mutation(({ ctx: { companyId, inCompany }, input }) => inCompany((tx) => removeSupplier(tx, companyId, input.id))),
});
