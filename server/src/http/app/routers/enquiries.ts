import { z } from 'zod';
import {
  changeForm,
  countEnquiries,
  deleteEnquiry,
  dismissEnquiry,
  ENQUIRY_STATES,
  type Enquiry,
  FORM_FIELDS,
  getEnquiry,
  listEnquiries,
  readForm,
  renewForm,
  SCHEMES,
} from '../../../enquiries/index.ts';
import { recogniseClient } from '../../../clients/index.ts';
import { forCompany } from '../../../platform/tenancy.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';

const AT_ONCE = 20;

const id = z.uuid('must be an id');
const one = z.object({ id });
const page = z.object({
  state: z.enum(ENQUIRY_STATES).default('new'),
  cursor: z.object({ at: z.iso.datetime(), id }).optional(),
});
const form = z.object({
  on: z.boolean().optional(),
  origins: z.array(z.string().max(1000)).max(100).optional(),
  fields: z.array(z.enum(FORM_FIELDS)).max(20).optional(),
  colour: z.string().nullable().optional(),
  scheme: z.enum(SCHEMES).optional(),
  intro: z.string().nullable().optional(),
  privacy_url: z.string().nullable().optional(),
});

/** What strangers sent with the form on the company's website, and that form. */
export const enquiries = router({
  /** A page of them, newest first. */
  list: procedure.viewer.input(page).query(async ({ ctx, input: { state, cursor } }) => {
    const before = cursor === undefined ? undefined : { at: new Date(cursor.at), id: cursor.id };
    const found = await ctx.inCompany((tx) => listEnquiries(tx, ctx.companyId, { state, before, limit: AT_ONCE + 1 }));
    const entries = found.slice(0, AT_ONCE).map(present);
    const last = entries.at(-1);
    return {
      entries,
      next_cursor: found.length > AT_ONCE && last !== undefined ? { at: last.received_at, id: last.id } : null,
    };
  }),

  /** How many nobody has dealt with, and whether there is anything to look at: a form in use, or enquiries. */
  count: procedure.viewer.query(({ ctx }) => ctx.inCompany((tx) => countEnquiries(tx, ctx.companyId))),

  /** One, and the client whom it is from, where they are known. */
  get: procedure.viewer.input(one).query(({ ctx, input }) =>
    ctx.inCompany(async (tx) => {
      const enquiry = await getEnquiry(tx, ctx.companyId, input.id);
      return {
        ...present(enquiry),
        client: await recogniseClient(tx, ctx.companyId, { email: enquiry.email, names: [] }),
      };
    }),
  ),

  /** Puts one aside, or takes it up again. */
  dismiss: procedure.editor
    .input(z.object({ id, dismissed: z.boolean() }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => dismissEnquiry(tx, ctx.companyId, input.id, input.dismissed))),

  delete: procedure.editor
    .input(one)
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => deleteEnquiry(tx, ctx.companyId, input.id))),

  /** The form for the company's website, as it is or would begin. */
  form: procedure.owner.query(({ ctx }) => presentForm(ctx)),

  changeForm: procedure.owner
    .input(form)
    .mutation(async ({ ctx, input: { on, privacy_url: privacyUrl, ...input } }) => {
      await ctx.inCompany((tx) => changeForm(tx, ctx.companyId, { ...input, isOn: on, privacyUrl }));
      return presentForm(ctx);
    }),

  /** Gives it another address. */
  renewForm: procedure.owner.mutation(async ({ ctx }) => {
    await ctx.inCompany((tx) => renewForm(tx, ctx.companyId));
    return presentForm(ctx);
  }),
});

async function presentForm({ service, companyId }: MemberContext) {
  const known = await forCompany(service.db, companyId, (tx) => readForm(tx, companyId));
  return {
    on: known?.isOn ?? false,
    origins: known?.origins ?? [],
    fields: known?.fields ?? FORM_FIELDS,
    colour: known?.colour ?? null,
    scheme: known?.scheme ?? ('auto' as const),
    intro: known?.intro ?? null,
    privacy_url: known?.privacyUrl ?? null,
    /** Null until it was switched on once. */
    url: known === null ? null : `${service.publicUrl}/forms/${known.token}`,
  };
}

function present({ receivedAt, ...enquiry }: Enquiry) {
  return { ...enquiry, received_at: receivedAt.toISOString() };
}
