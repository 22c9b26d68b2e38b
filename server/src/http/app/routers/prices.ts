import { codeInput, priceListInput, ruleInput } from '@showbill/contract';
import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import { dayIn } from '../../../platform/clock.ts';
import {
  countUses,
  letClientsEnterCodes,
  readRuleSettings,
  removeCode,
  removePriceList,
  removeRule,
  saveCode,
  savePriceList,
  saveRule,
} from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';

const id = z.uuid('must be an id');
const one = z.object({ id });

/** What a company adds to and takes off its proposals by rule. */
export const prices = router({
  settings: procedure.viewer.query(({ ctx: { service, companyId, inCompany, role } }) =>
    inCompany(async (tx) => {
      const { timeZone, currency, leastMargin } = await getCompany(tx, companyId);
      const { rules, priceLists, codes, clientsEnterCodes } = await readRuleSettings(tx, companyId);
      const uses = await countUses(tx, companyId, dayIn(timeZone, service.clock.now()));
      return {
        currency,
        rules: [...rules],
        price_lists: [...priceLists],
        /** `used`: by how many proposals that are open or accepted. */
        codes: codes.map((code) => ({ ...code, used: uses.get(code.code) ?? 0 })),
        clients_enter_codes: clientsEnterCodes,
        /** Whether only an owner may let clients enter codes, and change codes while they do. */
        codes_by_owner: role === 'editor' && leastMargin !== null,
      };
    }),
  ),

  /** Makes a rule, or changes the one that `id` names. */
  saveRule: procedure.editor
    .input(z.object({ id: id.optional(), rule: ruleInput, active: z.boolean() }))
    .mutation(async ({ ctx: { companyId, inCompany }, input: { rule, ...input } }) => ({
      id: await inCompany((tx) => saveRule(tx, companyId, { ...rule, ...input })),
    })),

  removeRule: procedure.editor
    .input(one)
    .mutation(({ ctx: { companyId, inCompany }, input }) => inCompany((tx) => removeRule(tx, companyId, input.id))),

  savePriceList: procedure.editor
    .input(z.object({ id: id.optional(), list: priceListInput }))
    .mutation(async ({ ctx: { companyId, inCompany }, input: { list, ...input } }) => ({
      id: await inCompany((tx) => savePriceList(tx, companyId, { ...list, ...input })),
    })),

  removePriceList: procedure.editor
    .input(one)
    .mutation(({ ctx: { companyId, inCompany }, input }) =>
      inCompany((tx) => removePriceList(tx, companyId, input.id)),
    ),

  saveCode: procedure.editor
    .input(z.object({ id: id.optional(), code: codeInput }))
    .mutation(async ({ ctx: { companyId, inCompany, role }, input: { code, ...input } }) => ({
      id: await inCompany((tx) => saveCode(tx, companyId, { ...code, ...input }, { mayDecide: role === 'owner' })),
    })),

  removeCode: procedure.editor
    .input(one)
    .mutation(({ ctx: { companyId, inCompany }, input }) => inCompany((tx) => removeCode(tx, companyId, input.id))),

  letClientsEnterCodes: procedure.editor
    .input(z.object({ allowed: z.boolean() }))
    .mutation(({ ctx: { companyId, inCompany, role }, input }) =>
      inCompany((tx) => letClientsEnterCodes(tx, companyId, input.allowed, { mayDecide: role === 'owner' })),
    ),
});
