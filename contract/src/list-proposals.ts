import { z } from 'zod';
import { proposalSummarySchema } from './proposal.ts';
import { quotaSchema } from './quota.ts';
import { PROPOSAL_STATUSES } from './vocabulary.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d))?$/;

/** A moment with a zone, or a bare date (midnight UTC); a `+` that a query turned into a space is understood. */
const sinceSchema = z.string().transform((value, context) => {
  const [, day = '', time = '00:00', zone = 'Z'] =
    MOMENT.exec(value.toUpperCase().replace(/ (?=\d\d:?\d\d$)/, '+')) ?? [];
  const moment = new Date(`${day}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
  if (z.iso.date().safeParse(day).success && day >= '0001' && !Number.isNaN(moment.getTime())) return moment;
  context.addIssue('must be an ISO 8601 moment with a zone, such as 2026-01-31T09:00:00Z, or a date');
  return z.NEVER;
});

const LIMIT_RANGE = 'must be a whole number from 1 to 100';

/** Described as the integer that it is; a query carries it as text, and what is not digits alone is 0, out of range. */
const limitSchema = z.preprocess(
  (given) => (typeof given === 'string' ? Number(/^[1-9]\d*$/.exec(given)?.[0] ?? 0) : given),
  z.int(LIMIT_RANGE).min(1, LIMIT_RANGE).max(100, LIMIT_RANGE),
);

export const listProposalsQuery = z.object({
  since: sinceSchema.optional().meta({
    description: 'Only proposals created strictly after it: an ISO 8601 moment with a zone, or a date (midnight UTC).',
    example: '2027-03-01T09:00:00Z',
  }),
  status: z
    .enum(PROPOSAL_STATUSES, `must be one of ${PROPOSAL_STATUSES.join(', ')}`)
    .optional()
    .meta({ description: 'Only proposals in this status.' }),
  limit: limitSchema.default(25).meta({ description: '1 to 100; 25 when left out.' }),
  cursor: z
    .string()
    .optional()
    .meta({ description: 'next_cursor of the page before; the other parameters stay the same.' }),
});

export type ListProposalsQuery = z.infer<typeof listProposalsQuery>;

export const proposalListSchema = z
  .object({
    data: z.array(proposalSummarySchema).meta({ description: 'Newest first, without line items.' }),
    count: z.int().meta({ description: 'Length of data.' }),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
    quota: quotaSchema,
  })
  .meta({ id: 'ProposalList' });

export type ProposalListBody = z.infer<typeof proposalListSchema>;
