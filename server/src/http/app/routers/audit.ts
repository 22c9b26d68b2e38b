import { ACTOR_KINDS, AUDITED, type AuditKind, day } from '@showbill/contract';
import { z } from 'zod';
import { keepAuditFor } from '../../../accounts/index.ts';
import { type AuditSearch, listAudit, recordAudit } from '../../../audit/index.ts';
import { procedure, router } from '../procedures.ts';
import { presentAudit } from './audit-present.ts';

const PAGE = 50;
/** What a file holds at most: the newest. */
const MOST_EXPORTED = 20_000;

const KINDS = Object.keys(AUDITED) as [AuditKind, ...AuditKind[]];

const filter = z.object({
  text: z.string().max(200, 'must have at most 200 characters').optional(),
  kind: z.enum(KINDS).optional(),
  /** The id of a person, or all that is done by no person of theirs. */
  by: z.union([z.uuid('must be an id'), z.enum(ACTOR_KINDS)]).optional(),
  from: day.optional(),
  to: day.optional(),
});

const before = z.object({ at: z.iso.datetime(), id: z.uuid('must be an id') });

/** What was done in the company, by whom and when: its owners' business. */
export const audit = router({
  /** A page of entries, newest first; `before` is the last one of the page before. */
  list: procedure.owner.input(filter.extend({ before: before.optional() })).query(({ ctx, input }) =>
    ctx.inCompany(async (tx) => {
      const { before: last, ...wanted } = input;
      const found = await listAudit(tx, ctx.companyId, {
        ...searchOf(wanted, PAGE + 1),
        before: last && { at: new Date(last.at), id: last.id },
      });
      return {
        data: found.slice(0, PAGE).map((entry) => presentAudit(entry, ctx.language)),
        has_more: found.length > PAGE,
      };
    }),
  ),

  /** The entries for a file, newest first; that they were taken out is written down as well. */
  export: procedure.owner.input(filter).mutation(({ ctx, input }) =>
    ctx.inCompany(async (tx) => {
      const found = await listAudit(tx, ctx.companyId, searchOf(input, MOST_EXPORTED + 1));
      const data = found.slice(0, MOST_EXPORTED).map((entry) => presentAudit(entry, ctx.language));
      await recordAudit(tx, ctx.companyId, { what: 'export.audit_log', details: { entries: data.length } });
      return { data, has_more: found.length > MOST_EXPORTED };
    }),
  ),

  /** For how long entries are kept. */
  keepFor: procedure.owner
    .input(z.object({ months: z.int() }))
    .mutation(({ ctx, input }) => ctx.inCompany((tx) => keepAuditFor(tx, ctx.companyId, input.months))),
});

function searchOf({ by, ...rest }: z.output<typeof filter>, limit: number): AuditSearch {
  const kind = ACTOR_KINDS.find((each) => each === by);
  return { ...rest, limit, by: by === undefined ? undefined : kind === undefined ? { user: by } : { kind } };
}
