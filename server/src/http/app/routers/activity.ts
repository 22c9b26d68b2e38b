import { mailAddress, text } from '@showbill/contract';
import { CLIENT_ANSWER_LIMIT } from '@showbill/contract/limits';
import { z } from 'zod';
import { answerClient, type HowMailed, howAnswered } from '../../../mail/index.ts';
import {
  type Activity,
  countUnread,
  listActivity,
  markAllRead,
  markRead,
  readThread,
  type ThreadEntry,
} from '../../../proposals/index.ts';
import { procedure, router } from '../procedures.ts';
import { actorOf, readerOf } from './actor.ts';

const AT_ONCE = 8;

const id = z.uuid('must be an id');
const moment = z.iso.datetime();
const page = z.object({
  unread: z.boolean().default(false),
  cursor: z.object({ at: moment, id }).optional(),
});

/** What clients did with proposals and what they were answered. What is read, each person has read for themself. */
export const activity = router({
  /** A page of what clients did, newest first. */
  list: procedure.viewer.input(page).query(async ({ ctx, input: { unread, cursor } }) => {
    const before = cursor === undefined ? undefined : { at: new Date(cursor.at), id: cursor.id };
    const asked = { onlyUnread: unread, before, limit: AT_ONCE + 1 };
    const found = await ctx.inCompany((tx) => listActivity(tx, ctx.companyId, readerOf(ctx), asked));
    const entries = found.slice(0, AT_ONCE).map(presentActivity);
    const last = entries.at(-1);
    return {
      entries,
      next_cursor: found.length > AT_ONCE && last !== undefined ? { at: last.at, id: last.id } : null,
    };
  }),

  /** How much one has not read; at most 100. */
  unread: procedure.viewer.query(async ({ ctx }) => ({
    count: await ctx.inCompany((tx) => countUnread(tx, ctx.companyId, readerOf(ctx))),
  })),

  /** All of one proposal, oldest first, and whom an answer goes to. */
  thread: procedure.viewer.input(z.object({ id })).query(({ ctx, input }) => {
    const sendsMail = ctx.service.config.mail !== null;
    return ctx.inCompany(async (tx) => {
      const { entries, ...thread } = await readThread(tx, ctx.companyId, readerOf(ctx), input.id);
      const mailed = await howAnswered(tx, ctx.companyId, input.id, { sendsMail });
      return { ...thread, entries: entries.map((entry) => presentEntry(entry, mailed)), sends_mail: sendsMail };
    });
  }),

  /** One has read what a proposal's client did up to a moment. */
  markRead: procedure.viewer.input(z.object({ id, until: moment })).mutation(({ ctx, input }) => {
    const read = { proposalId: input.id, until: new Date(input.until) };
    return ctx.inCompany((tx) => markRead(tx, ctx.companyId, ctx.user.id, read));
  }),

  /** One has read whatever any client did up to a moment. */
  markAllRead: procedure.viewer
    .input(z.object({ until: moment }))
    .mutation(({ ctx, input }) =>
      ctx.inCompany((tx) => markAllRead(tx, ctx.companyId, readerOf(ctx), new Date(input.until))),
    ),

  /** Answers the client of a proposal; `to`: where it is mailed; null: it is only kept, and passed on by whoever wrote it. */
  answer: procedure.editor
    .input(z.object({ id, text: text(CLIENT_ANSWER_LIMIT), to: mailAddress.nullable() }))
    .mutation(async ({ ctx, input: { id: proposalId, ...answer } }) => {
      await answerClient(ctx.service, ctx.companyId, proposalId, answer, actorOf(ctx));
    }),
});

function presentActivity({ isUnread, isAnswered, ...entry }: Activity) {
  return { ...entry, at: entry.at.toISOString(), unread: isUnread, answered: isAnswered };
}

function presentEntry({ isUnread, mailId, ...entry }: ThreadEntry, mailed: ReadonlyMap<string, HowMailed>) {
  const mail = entry.what === 'answered' ? (mailed.get(mailId ?? '') ?? 'none') : null;
  return {
    ...entry,
    at: entry.at.toISOString(),
    unread: isUnread,
    /** Of an answer: what became of its mail. */
    mail,
  };
}
