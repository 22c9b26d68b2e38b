import { mailLetter, proposalChanges, proposalSearch } from '@showbill/contract';
import { z } from 'zod';
import { getClient } from '../../../clients/index.ts';
import { howMailed, previewSent } from '../../../mail/index.ts';
import type { Tx } from '../../../platform/db.ts';
import { toMajor } from '../../../platform/money/index.ts';
import {
  amendProposal,
  type Changed,
  changeProposal,
  type Deed,
  deleteDraft,
  duplicateProposal,
  editProposal,
  findAddable,
  foreseeSending,
  openEditor,
  presentEarnings,
  presentEditor,
  presentShortage,
  presentSummary,
  readHistory,
  renewShareLink,
  reviseReplacing,
  searchProposals,
  type Sending,
  unreadAmong,
} from '../../../proposals/index.ts';
import type { MemberContext } from '../context.ts';
import { procedure, router } from '../procedures.ts';
import { actorOf, readerOf } from './actor.ts';
import { create, stop } from './creation.ts';
import { knowsCosts, withoutCosts } from './knows-costs.ts';
import { marksOf, outcomeOf, outcomeWish } from './sales-present.ts';
import { understandWords } from './understand.ts';

const id = z.uuid('must be an id');
const one = z.object({ id });
/** Another product in the place of one, on all of its lines. */
const replacing = z.object({ id, instead: z.object({ item: id, by: id }).optional() });
const words = z.string().max(200);
const historyPage = z.object({ id, before: z.object({ at: z.iso.datetime(), id }).optional() });

export const proposals = router({
  list: procedure.viewer.input(proposalSearch).query(({ ctx, input }) =>
    ctx.inCompany(async (tx) => {
      const { proposals: found, nextCursor } = await searchProposals(tx, ctx.companyId, input, ctx.service);
      const ids = found.map((proposal) => proposal.id);
      const marks = await marksOf(tx, ctx.companyId, ids);
      const unread = await unreadAmong(tx, ctx.companyId, readerOf(ctx), ids);
      return {
        proposals: found.map((proposal) => ({
          ...presentSummary(proposal, ctx.service.publicUrl),
          ...marks(proposal.id),
          /** Whether the client did something that one has not read. */
          unread: unread.has(proposal.id),
        })),
        next_cursor: nextCursor,
      };
    }),
  ),

  /** A proposal as its editor shows it. */
  get: procedure.viewer.input(z.object({ id: z.string() })).query(({ ctx, input }) => present(ctx, input.id)),

  history: procedure.viewer.input(historyPage).query(({ ctx, input: { id: proposalId, before } }) => {
    const page = before === undefined ? {} : { before: { at: new Date(before.at), id: before.id } };
    const sendsMail = ctx.service.config.mail !== null;
    return ctx.inCompany(async (tx) => {
      const all = await readHistory(tx, ctx.companyId, proposalId, page);
      const entries = knowsCosts(ctx) ? all : withoutCosts(all);
      const mailed = await howMailed(tx, ctx.companyId, proposalId, { sendsMail });
      return entries.map(({ at, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        /** Of a sending: what became of its mail. */
        mail: entry.what === 'sent' ? (mailed.get(at.toISOString()) ?? 'none') : null,
      }));
    });
  }),

  create,
  stop,
  understand: understandWords,

  /** All of the changes or none; `undo` are those that take them back. */
  edit: procedure.editor
    .input(z.object({ id, changes: proposalChanges }))
    .mutation(async ({ ctx, input: { id: proposalId, changes } }) => {
      const { undo } = await editProposal(ctx.service, ctx.companyId, proposalId, changes, actorOf(ctx));
      return { proposal: await present(ctx, proposalId), undo };
    }),

  /** The mail that sending it would write to the client, and its last day. */
  foreseeSending: procedure.viewer.input(one).query(async ({ ctx, input }) => {
    const { sending, recipient, letter, isKindOpen } = await ctx.inCompany(async (tx) => {
      const sending = await foreseeSending(tx, ctx.companyId, input.id, ctx.service);
      const { recipient, ...letter } = await previewSent(tx, sending);
      return { sending, recipient, letter, isKindOpen: await isClientKindOpen(tx, sending) };
    });
    return {
      mail: recipient === null ? null : { recipient, ...letter },
      /** What would be written, whether or not the client has an address. */
      letter,
      sends_mail: ctx.service.config.mail !== null,
      /** What the company earns with it: for those who may send it. */
      earnings: knowsCosts(ctx) ? earningsOf(sending) : null,
      /** Whether it would go out before the company said what tax it charges. */
      tax_undecided: !sending.company.taxDecided && sending.proposal.sentAt === null,
      valid_until: sending.proposal.validUntil,
      /** Whether nobody has said if the client is a consumer, which decides on a right of withdrawal. */
      client_kind_open: isKindOpen,
    };
  }),

  /** `mail`: as the person wrote it; null: none goes. Left out: as the company usually writes it. */
  send: procedure.editor
    .input(z.object({ id, mail: mailLetter.nullish() }))
    .mutation(async ({ ctx, input: { id: proposalId, mail: letter } }) => {
      const details = { letter, actor: actorOf(ctx), mayBeBelow: ctx.role === 'owner' };
      return changed(ctx, await changeProposal(ctx.service, ctx.companyId, proposalId, 'send', details));
    }),
  /** On the client's word; `outcome`: why it was lost. */
  decline: procedure.editor
    .input(z.object({ id, outcome: outcomeWish }))
    .mutation(async ({ ctx, input: { id: proposalId, outcome } }) => {
      const details = { outcome: outcomeOf(outcome), actor: actorOf(ctx) };
      return changed(ctx, await changeProposal(ctx.service, ctx.companyId, proposalId, 'decline', details));
    }),

  /** The draft of its next version; `instead`: with another product in the place of one, both or neither. */
  revise: procedure.editor.input(replacing).mutation(async ({ ctx, input: { id: proposalId, instead } }) => {
    const { service, companyId } = ctx;
    const actor = actorOf(ctx);
    return changed(
      ctx,
      instead === undefined
        ? await changeProposal(service, companyId, proposalId, 'revise', { actor })
        : await reviseReplacing(service, companyId, proposalId, instead, actor),
    );
  }),
  cancel: deed('cancel'),

  /** On the client's word, with the options that they pick; `outcome`: why it was won. */
  accept: procedure.editor
    .input(z.object({ id, picked: z.array(id).max(1000).optional(), outcome: outcomeWish }))
    .mutation(async ({ ctx, input: { id: proposalId, picked, outcome } }) => {
      const details = { picked, outcome: outcomeOf(outcome), actor: actorOf(ctx) };
      return changed(ctx, await changeProposal(ctx.service, ctx.companyId, proposalId, 'accept', details));
    }),

  /** Gives the client's page another address: the one before opens nothing any more. */
  renewLink: procedure.editor.input(one).mutation(async ({ ctx, input }) => {
    await renewShareLink(ctx.service, ctx.companyId, input.id, actorOf(ctx));
    return { proposal: await present(ctx, input.id), shortages: [] };
  }),

  /** The draft that is to replace an accepted one; `instead`: with another product in the place of one. */
  amend: procedure.editor.input(replacing).mutation(async ({ ctx, input: { id: proposalId, instead } }) => {
    const { proposal } = await amendProposal(ctx.service, ctx.companyId, proposalId, { instead }, actorOf(ctx));
    return { id: proposal.id, number: proposal.number };
  }),

  duplicate: procedure.editor.input(one).mutation(async ({ ctx, input }) => {
    const { proposal } = await duplicateProposal(ctx.service, ctx.companyId, input.id, actorOf(ctx));
    return { id: proposal.id, number: proposal.number };
  }),

  delete: procedure.editor.input(one).mutation(async ({ ctx, input }) => {
    await deleteDraft(ctx.service, ctx.companyId, input.id, actorOf(ctx));
  }),

  /** What could become a line of it, with the least that is free on its days. */
  addable: procedure.viewer.input(z.object({ id, text: words })).query(async ({ ctx, input }) => {
    const { currency, products } = await findAddable(ctx.service, ctx.companyId, input.id, input.text);
    return products.map(({ unitPrice, tightestDay, ...product }) => ({
      ...product,
      unit_price: unitPrice === null ? null : toMajor(unitPrice, currency),
      tightest_day: tightestDay,
    }));
  }),
});

function deed(transition: Exclude<Deed, 'accept' | 'decline' | 'revise' | 'send' | 'view'>) {
  return procedure.editor.input(one).mutation(async ({ ctx, input }) => {
    const details = { actor: actorOf(ctx) };
    return changed(ctx, await changeProposal(ctx.service, ctx.companyId, input.id, transition, details));
  });
}

async function changed(ctx: MemberContext, { proposal, shortages }: Changed) {
  return { proposal: await present(ctx, proposal.id), shortages: shortages.map(presentShortage) };
}

async function present(ctx: MemberContext, proposalId: string) {
  const editor = await openEditor(ctx.service, ctx.companyId, proposalId);
  return presentEditor(editor, ctx.service.publicUrl, { knowsCosts: knowsCosts(ctx) });
}

function earningsOf({ proposal, company, catalogueCosts }: Sending) {
  return presentEarnings(proposal, company.leastMargin, catalogueCosts);
}

async function isClientKindOpen(tx: Tx, { company, proposal: { client } }: Sending): Promise<boolean> {
  if (!company.withdrawal.isOffered || client === null) return false;
  return (await getClient(tx, company.id, client.id)).kind === null;
}
