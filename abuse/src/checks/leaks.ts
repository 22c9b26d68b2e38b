import { z } from 'zod';
import { readTable } from '../../../server/src/platform/data-files.ts';
import type { Ground } from '../ground/index.ts';
import type { Exchange } from './index.ts';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** No answer holds a word, an id or a token of another company, unless it was sent along. */
export function faultOfOther({ request, answer }: Exchange, { other, secretsOfOther }: Ground): string | null {
  const text = answerText(answer);
  if (text.toLowerCase().includes(other.marker.toLowerCase())) return 'the answer holds words of another company';
  const asked = sentWith(request);
  for (const [id] of text.matchAll(UUID)) {
    const known = id.toLowerCase();
    if (secretsOfOther.has(known) && !asked.toLowerCase().includes(known))
      return `the answer holds ${id} of another company`;
  }
  for (const secret of secretsOfOther) {
    if (!secret.includes('-') && text.includes(secret) && !asked.includes(secret)) {
      return 'the answer holds a secret of another company';
    }
  }
  return null;
}

/** What only the program's own faults show: where it stands, how it asks its database, what it is made of. */
const INSIDES = readTable(
  new URL('./insides.csv', import.meta.url),
  z.strictObject({ what: z.string(), pattern: z.string().min(1), case: z.enum(['as it is', 'any']) }),
).map(({ what, pattern, case: letters }) => ({ what, pattern: new RegExp(pattern, letters === 'any' ? 'i' : '') }));

/** No answer tells of the program's insides. */
export function faultOfInsides({ request, answer }: Exchange): string | null {
  const text = answerText(answer);
  for (const { what, pattern } of INSIDES) {
    const found = pattern.exec(text);
    if (found !== null && !sentWith(request).includes(found[0])) return `the answer holds ${what}: ${found[0].trim()}`;
  }
  return null;
}

/** What may be said again, as it was sent along. */
function sentWith({ path, body, headers }: Exchange['request']): string {
  return `${decoded(path)} ${body?.toString() ?? ''} ${Object.values(headers).join(' ')}`;
}

function answerText({ text, headers }: Exchange['answer']): string {
  const { 'request-id': _, date: __, ...rest } = headers;
  return `${text}\n${Object.values(rest).flat().join('\n')}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
