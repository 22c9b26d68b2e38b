import { ERROR_CODES, errorSchema } from '@showbill/contract';
import { type ErrorCode, STATUS_OF_CODE } from '../../platform/errors.ts';

/** What every operation can answer besides its own refusals. */
const ALWAYS: readonly ErrorCode[] = [
  'unauthorized',
  'invalid_key',
  'plan_required',
  'subscription_inactive',
  'invalid_request',
  'request_timeout',
  'rate_limited',
  'internal_error',
  'unavailable',
];

/** The error answers of an operation for its documentation, one for each status, naming the codes it may hold. */
export function refusals(own: readonly ErrorCode[]) {
  const codes = ERROR_CODES.filter((code) => ALWAYS.includes(code) || own.includes(code));
  const statuses = [...new Set(codes.map((code) => STATUS_OF_CODE[code]))];
  return Object.fromEntries(
    statuses.map((status) => {
      const description = codes.filter((code) => STATUS_OF_CODE[code] === status).join(' or ');
      return [status, errorSchema.describe(description)];
    }),
  );
}
