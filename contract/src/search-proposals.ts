import { z } from 'zod';
import { day, text } from './fields.ts';
import { PROPOSAL_STATUSES } from './vocabulary.ts';

/** How the web application's list of proposals can be sorted. `total`: by the figure, whatever the currency. */
export const PROPOSAL_SORTS = ['created', 'updated', 'date', 'total'] as const;
export type ProposalSort = (typeof PROPOSAL_SORTS)[number];

/** What the web application looks for in a company's proposals. */
export const proposalSearch = z.object({
  /** Words that number, title, client or venue hold, each somewhere, case ignored; of more than eight, the first. */
  text: text(200, 0).optional(),
  /** As they count today; none: all. */
  statuses: z.array(z.enum(PROPOSAL_STATUSES)).max(PROPOSAL_STATUSES.length).optional(),
  client_id: z.uuid('must be an id').optional(),
  /** The salesperson's; null: nobody's. */
  owner_id: z.uuid('must be an id').nullable().optional(),
  tag_id: z.uuid('must be an id').optional(),
  /** First day of the event, inclusive. */
  from: day.optional(),
  to: day.optional(),
  /** Default: created. What has no date stands last either way. */
  sort: z.enum(PROPOSAL_SORTS).optional(),
  /** Default: the newest, latest or largest first. */
  ascending: z.boolean().optional(),
  /** Goes on with a search that was the same. */
  cursor: z.string().max(1000).optional(),
  limit: z
    .number()
    .refine((value) => Number.isInteger(value) && value >= 1 && value <= 100, 'must be a whole number from 1 to 100')
    .default(50),
});

export type ProposalSearch = z.output<typeof proposalSearch>;
