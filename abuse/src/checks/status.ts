import type { Exchange } from './index.ts';
import { refusalsIn } from './refusals.ts';

/** What a server has to do without for a while. */
export type Withheld = 'nothing' | 'model' | 'database';

/** No fault of ours is ever answered; 502 for a generation alone, 503 only while the database is away. */
export function faultOfStatus({ answer }: Exchange, withheld: Withheld): string | null {
  const { status, headers } = answer;
  for (const { code, httpStatus } of refusalsIn(answer)) {
    if (httpStatus < 500) continue;
    if (code === 'generation_failed' && httpStatus === 502) continue;
    if (code === 'unavailable' && httpStatus === 503 && withheld === 'database') continue;
    return `it answers ${httpStatus} ${String(code)} while ${withheld} is withheld`;
  }
  if (status < 100 || status > 599) return `it answers the status ${status}`;
  if (status === 503) {
    if (withheld !== 'database') return 'it answers 503 while the database is there';
    return Number(headers['retry-after']) > 0 ? null : 'it answers 503 without Retry-After';
  }
  return status >= 500 && status !== 502 ? `it answers ${status}` : null;
}
