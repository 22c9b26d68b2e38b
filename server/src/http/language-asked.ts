import { type Language, languageAccepted } from '@showbill/contract';
import type { FastifyRequest } from 'fastify';

/** In which whoever asks reads, as their browser or the application says. */
export function languageAsked({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  return languageAccepted(headers['accept-language'] ?? '') ?? 'en';
}
