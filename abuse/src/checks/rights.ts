import type { Exchange } from './index.ts';
import { refusalsIn } from './refusals.ts';

/** What is said to whoever asks for what is none of theirs; a name of one's own may be taken before that is looked at. */
const KEPT_OUT = new Set(['not_found', 'forbidden', 'conflict']);

/** Nobody carries out what is not theirs to do, and ids of another company name nothing. */
export function faultOfRights({ operation, attempt, answer }: Exchange): string | null {
  const { caller, making, twists } = attempt;
  // another origin, key, cookie or company is another caller
  if (twists.length > 0) return null;
  if (operation.forbidden.includes(caller) && answer.status < 300 && refusalsIn(answer).length === 0)
    return `it is carried out for ${caller}`;
  if (making !== 'ids of another company') return null;
  const codes = refusalsIn(answer).map(({ code }) => String(code));
  const isPage = operation.face === "client's page";
  if (isPage ? answer.status === 404 : codes.length > 0 && codes.every((code) => KEPT_OUT.has(code))) return null;
  if (codes.some((code) => code === 'generation_failed' || code === 'unavailable')) return null;
  return `with ids of another company it answers ${answer.status} ${codes.join(', ')}`;
}
