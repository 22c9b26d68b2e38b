import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { refusalOf } from '../platform/refusal.ts';

/** Checks bodies, queries and parameters with zod; the first thing wrong becomes invalid_request that names the field. */
export const validateWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    return { error: refusalOf(parsed.error, httpPart ?? 'body') };
  };
