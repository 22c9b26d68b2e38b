export {
  type CallOptions,
  type ClientOptions,
  type CreateOptions,
  type CreateProposalOptions,
  Showbill,
} from './client.ts';
export type { Environment } from './environment.ts';
export { type ErrorCode, ShowbillError } from './errors.ts';
export type { CreationProgress } from './progress.ts';
export type {
  Account,
  Availability,
  AvailabilityQuery,
  AvailabilityRecord,
  CreatedWebhook,
  CreateProposal,
  CreateWebhook,
  EventKind,
  LineItem,
  Proposal,
  ProposalList,
  ProposalPageQuery,
  ProposalQuery,
  ProposalStatus,
  ProposalSummary,
  Quota,
  WebhookEvent,
} from './types.ts';
export { type VerifyOptions, verifyWebhook, type WebhookHeaders } from './verify-webhook.ts';
