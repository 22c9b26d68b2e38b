import { z } from 'zod';

export const quotaSchema = z
  .object({
    used: z.int().meta({ description: "Proposals used of this calendar month's allowance." }),
    limit: z.int().meta({ description: 'Monthly allowance.' }),
  })
  .meta({ id: 'Quota', description: 'In every answer where the account is known, errors too.' });

export type QuotaBody = z.infer<typeof quotaSchema>;
