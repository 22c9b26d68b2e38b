import './tables.ts';

export { checkAddress, checkAddressText } from './check-address.ts';
export type { DisabledWebhook, WebhookContext } from './context.ts';
export { companyOfDelivery, type DeliveryTry, listTries, readRequest, sendAgain } from './delivery-log.ts';
export { type Dispatcher, deliverDue, startDispatcher } from './dispatcher.ts';
export { recordEvent, sendTestEvent } from './events.ts';
export { pruneDeliveries } from './prune.ts';
export { type HeardEvent, hearEvents, heardRequest, listenerSecret } from './listen.ts';
export { countReplay, type Replay, replayEvents } from './replay.ts';
export { asCurl, type WebhookRequest } from './request.ts';
export { newSealedSecret } from './signing.ts';
export {
  companyOfWebhook,
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  rotateSecret,
  setWebhookStatus,
  type Webhook,
} from './subscriptions.ts';
