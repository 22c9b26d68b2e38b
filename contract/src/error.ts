import { z } from 'zod';
import { quotaSchema } from './quota.ts';

export const ERROR_CODES = [
  'invalid_request',
  'unauthorized',
  'invalid_key',
  'plan_required',
  'subscription_inactive',
  'scope_required',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'conflict',
  'empty_catalog',
  'rate_limited',
  'quota_exceeded',
  'internal_error',
  'generation_failed',
  'unavailable',
] as const;

export const errorSchema = z
  .object({
    error: z.object({
      code: z.enum(ERROR_CODES).meta({ description: 'Stable; match on this.' }),
      message: z.string().meta({ description: 'What was wrong, where, and what is allowed; for people.' }),
      param: z.string().optional().meta({ description: 'The field at fault.', example: 'event.description' }),
      used: z.int().optional().meta({ description: 'With quota_exceeded.' }),
      limit: z.int().optional().meta({ description: 'With quota_exceeded.' }),
    }),
    quota: quotaSchema.optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorSchema>;
