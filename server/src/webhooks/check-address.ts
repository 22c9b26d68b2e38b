import { invalidField } from '../platform/errors.ts';
import type { WebhookContext } from './context.ts';

/** Refuses an address whose text shows that events cannot be sent to it: throws `invalid_request` with the reason. */
export function checkAddressText({ outbound }: Pick<WebhookContext, 'outbound'>, url: string): void {
  const checked = outbound.checkText(url);
  if (!checked.ok) throw invalidField('url', checked.reason);
}

/** The same, and where its name leads now. */
export async function checkAddress({ outbound }: Pick<WebhookContext, 'outbound'>, url: string): Promise<void> {
  const checked = await outbound.check(url);
  if (!checked.ok) throw invalidField('url', checked.reason);
}
