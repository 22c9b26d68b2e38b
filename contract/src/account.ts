import { z } from 'zod';
import { quotaSchema } from './quota.ts';
import { PLANS } from './vocabulary.ts';

export const accountSchema = z
  .object({
    company_id: z.uuid(),
    company_name: z.string(),
    currency: z.string().meta({ description: 'ISO 4217.', example: 'GBP' }),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2.', example: 'GB' }),
    plan: z.enum(PLANS),
    quota: quotaSchema,
  })
  .meta({ id: 'Account' });

export type AccountBody = z.infer<typeof accountSchema>;
