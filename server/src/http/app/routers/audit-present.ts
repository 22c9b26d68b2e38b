import type { Language } from '@showbill/contract';
import { z } from 'zod';
import type { AuditEntry } from '../../../audit/index.ts';
import { saidIn } from '../../../refusals/index.ts';

const changes = z.array(z.object({ field: z.string(), was: z.unknown(), now: z.unknown() }));

/** An entry as the application shows it, what is told of it named in a person's language. */
export function presentAudit({ at, details, ...entry }: AuditEntry, language: Language) {
  return { ...entry, at: at.toISOString(), facts: factsIn(details, language) };
}

/** Each thing that is told, and each field that was changed with what it was and is. */
function factsIn({ fields, ...rest }: AuditEntry['details'], language: Language) {
  const named = (field: string) => saidIn(language, (texts) => texts.named(field));
  const told = Object.entries(rest).filter(([, value]) => value !== null);
  return [
    ...(changes.safeParse(fields).data ?? []).map(({ field, was, now }) => ({
      name: named(field),
      value: `${plain(was)} → ${plain(now)}`,
    })),
    ...told.map(([field, value]) => ({ name: named(field), value: plain(value) })),
  ];
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
