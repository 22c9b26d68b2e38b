import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import type { Outbound } from '../platform/outbound/index.ts';

/** A subscription that was ended for its failures. */
export interface DisabledWebhook {
  readonly companyId: string;
  readonly id: string;
  readonly url: string;
  readonly reason: string;
  readonly now: Date;
}

export interface WebhookContext extends Context {
  /** The way out. */
  readonly outbound: Outbound;
  /** Tells the company, by rows written in the same transaction. */
  readonly tellDisabled: (tx: Tx, webhook: DisabledWebhook) => Promise<void>;
}
