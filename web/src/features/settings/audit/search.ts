import { ACTOR_KINDS, AUDITED, type AuditKind } from '@showbill/contract/vocabulary';
import type { SearchSchemaInput } from '@tanstack/react-router';
import { isDay } from '../../../lib/days.ts';
import { textOf } from '../../../lib/search.ts';

/** What the log is narrowed down to, as the address holds it. */
export interface AuditAddress {
  readonly q?: string;
  readonly kind?: string;
  /** The id of a person, or a kind of actor. */
  readonly by?: string;
  readonly from?: string;
  readonly to?: string;
}

export function auditSearch(search: Record<string, unknown> & SearchSchemaInput): AuditAddress {
  return textOf(search, ['q', 'kind', 'by', 'from', 'to']);
}

export function isAuditKind(text: string): text is AuditKind {
  return Object.hasOwn(AUDITED, text);
}

/** What the server is asked for; what it would refuse narrows nothing. */
export function askedBy({ q, kind, by, from, to }: AuditAddress) {
  const actor = ACTOR_KINDS.find((each) => each === by);
  return {
    ...(q !== undefined && { text: q.slice(0, 200) }),
    ...(kind !== undefined && isAuditKind(kind) && { kind }),
    ...(by !== undefined && (actor !== undefined || /^[\da-f-]{36}$/iu.test(by)) && { by: actor ?? by }),
    ...(from !== undefined && isDay(from) && { from }),
    ...(to !== undefined && isDay(to) && { to }),
  };
}
