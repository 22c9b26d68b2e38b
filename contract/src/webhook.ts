import { z } from 'zod';
import { moment, optional } from './fields.ts';
import { proposalSummarySchema } from './proposal.ts';
import { quotaSchema } from './quota.ts';
import { EVENT_KINDS } from './vocabulary.ts';

const kinds = z
  .array(z.enum(EVENT_KINDS, `must be one of ${EVENT_KINDS.join(', ')}`))
  .min(1, 'must name at least one kind, or be left out for all of them')
  .transform((events) => [...new Set(events)]);

export const createWebhookRequest = z
  .object({
    url: z.string().meta({
      description: 'Where events are sent: https, publicly addressable, at most 2,048 characters.',
      example: 'https://crm.example.com/hooks/showbill',
    }),
    events: optional(kinds).meta({ description: 'Kinds of event; all of them when left out.' }),
  })
  .meta({ id: 'CreateWebhook' });

export type CreateWebhookRequest = z.infer<typeof createWebhookRequest>;

export const createdWebhookSchema = z
  .object({
    id: z.uuid(),
    url: z.string().meta({ description: 'As it was given.' }),
    events: z.array(z.enum(EVENT_KINDS)),
    created_at: moment,
    signing_secret: z.string().meta({
      description: 'whsec_ and base64 of 32 bytes. Shown here and never again.',
    }),
    quota: quotaSchema,
  })
  .meta({ id: 'CreatedWebhook' });

export type CreatedWebhookBody = z.infer<typeof createdWebhookSchema>;

export const deletedWebhookSchema = z
  .object({ id: z.uuid(), deleted: z.literal(true), quota: quotaSchema })
  .meta({ id: 'DeletedWebhook' });

export type DeletedWebhookBody = z.infer<typeof deletedWebhookSchema>;

/** What a subscriber is sent. */
export const eventSchema = z
  .object({
    type: z.enum(EVENT_KINDS),
    timestamp: moment.meta({ description: 'When it happened.' }),
    data: proposalSummarySchema
      .extend({
        company_id: z.uuid(),
        test: z
          .literal(true)
          .optional()
          .meta({ description: 'Only in a test: an event of the sandbox, or one that was sent by hand.' }),
      })
      .meta({ description: 'The proposal as a list shows it, at that moment.' }),
  })
  .meta({ id: 'Event' });
