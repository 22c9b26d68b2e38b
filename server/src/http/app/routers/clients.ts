import { CLIENT_KINDS, mailAddress, text } from '@showbill/contract';
import { z } from 'zod';
import { eraseClient, foreseeErasure } from '../../../erasure/index.ts';
import { invalidField } from '../../../platform/errors.ts';
import {
  createClient,
  findPriceListOf,
  getClient,
  presentClient,
  searchClients,
  updateClient,
} from '../../../clients/index.ts';
import {
  countProposalsByClient,
  lastLanguageOf,
  presentSummary,
  requirePriceList,
  searchProposals,
} from '../../../proposals/index.ts';
import { NO_MAPPING, saveMapping } from '../../../imports/index.ts';
import { procedure, router } from '../procedures.ts';
import { id, page } from './catalogue-input.ts';
import { clientMappingInput } from './import-mapping.ts';

/** Blank counts as nothing. */
function blankable(most: number) {
  return text(most, 0)
    .nullish()
    .transform((value) => (value === '' ? null : value));
}

const email = z
  .union([z.literal('').transform(() => null), mailAddress.nullable()], { error: 'must be a valid email address' })
  .optional();
const fields = z.object({
  name: text(200),
  email,
  phone: blankable(200),
  company: blankable(200),
  notes: blankable(10_000),
  kind: z.union([z.literal('').transform(() => null), z.enum(CLIENT_KINDS).nullable()]).optional(),
  tax_number: blankable(40),
  address: blankable(300),
  country: blankable(100),
});

export const clients = router({
  /** A page of clients by name, and how many there are in all that hold the words. */
  list: procedure.viewer.input(z.object({ text: text(200, 0).default(''), ...page })).query(({ ctx, input }) =>
    ctx.inCompany(async (tx) => {
      const { clients, count } = await searchClients(tx, ctx.companyId, input);
      const ids = clients.map((client) => client.id);
      const proposals = await countProposalsByClient(tx, ctx.companyId, ids);
      return {
        data: clients.map((client) => ({ ...presentClient(client), proposals: proposals.get(client.id) ?? 0 })),
        count,
      };
    }),
  ),

  get: procedure.viewer.input(z.object({ id })).query(({ ctx, input }) =>
    ctx.inCompany(async (tx) => ({
      ...presentClient(await getClient(tx, ctx.companyId, input.id)),
      /** Of the company's price lists; null: none. */
      price_list_id: await findPriceListOf(tx, ctx.companyId, input.id),
      /** Of their newest proposal; null: they have none. */
      language: await lastLanguageOf(tx, ctx.companyId, input.id),
    })),
  ),

  /** Their proposals, newest first. */
  proposals: procedure.viewer
    .input(z.object({ id, cursor: z.string().max(1000).optional() }))
    .query(({ ctx: { service, companyId, inCompany }, input }) =>
      inCompany(async (tx) => {
        await getClient(tx, companyId, input.id);
        const search = { client_id: input.id, cursor: input.cursor, limit: 50 };
        const { proposals, nextCursor } = await searchProposals(tx, companyId, search, service);
        return {
          data: proposals.map((proposal) => presentSummary(proposal, service.publicUrl)),
          next_cursor: nextCursor,
        };
      }),
    ),

  create: procedure.editor
    .input(fields)
    .mutation(({ ctx, input: { tax_number: taxNumber, ...input } }) =>
      ctx.inCompany((tx) => createClient(tx, ctx.companyId, { ...input, taxNumber })),
    ),

  /** What is left out stays as it is. */
  update: procedure.editor
    .input(fields.partial().extend({ id, price_list_id: z.uuid('must be an id').nullable().optional() }))
    .mutation(({ ctx, input: { id, price_list_id: priceListId, tax_number: taxNumber, ...given } }) =>
      ctx.inCompany(async (tx) => {
        if (priceListId) await requirePriceList(tx, ctx.companyId, priceListId);
        await updateClient(tx, ctx.companyId, id, { ...given, taxNumber, priceListId });
      }),
    ),

  /** Keeps how files like one that was tried are read; the next try and the import follow it. */
  saveMapping: procedure.editor
    .input(clientMappingInput)
    .mutation(({ ctx, input: { key, columns } }) =>
      ctx.inCompany((tx) => saveMapping(tx, ctx.companyId, key, { ...NO_MAPPING, columns })),
    ),

  /** What erasing one would take away. */
  foreseeErasure: procedure.owner.input(z.object({ id })).query(({ ctx: { service, companyId, inCompany }, input }) =>
    inCompany(async (tx) => {
      const erasure = await foreseeErasure(tx, companyId, input.id, service.clock.now());
      return { ...erasure, backups_days: service.config.backups.keep };
    }),
  ),

  /** Erases what is known of one; `name` is theirs, typed by whoever does. */
  erase: procedure.owner
    .input(z.object({ id, name: z.string().max(1000) }))
    .mutation(async ({ ctx: { service, companyId, inCompany, actor }, input }) => {
      const { name } = await inCompany((tx) => getClient(tx, companyId, input.id));
      if (!isSameName(name, input.name)) throw invalidField('name', ({ needs }) => needs.clientName(name));
      await eraseClient(service, companyId, input.id, actor);
    }),
});

/** As somebody types it off a screen. */
function isSameName(name: string, typed: string): boolean {
  return plain(name) === plain(typed);
}

function plain(text: string): string {
  return text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
