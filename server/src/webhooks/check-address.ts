import { invalidRequest } from '../platform/errors.ts';
import type { WebhookContext } from './context.ts';

/** Refuses an address that events cannot be sent to: throws `invalid_request` with the reason. */
export async function checkAddress({ outbound }: Pick<WebhookContext, 'outbound'>, url: string): Promise<void> {
  const checked = await outbound.check(url);
  if (!checked.ok) throw invalidRequest('url', `url ${checked.reason}`);
}
