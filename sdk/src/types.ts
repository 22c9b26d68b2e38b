import type { components, operations } from './generated/api.ts';

type Schemas = components['schemas'];

export type CreateProposal = Schemas['CreateProposal'];
export type Proposal = Schemas['Proposal'];
export type ProposalSummary = Schemas['ProposalSummary'];
export type ProposalList = Schemas['ProposalList'];
export type ProposalStatus = Proposal['status'];
export type LineItem = Schemas['LineItem'];
export type Quota = Schemas['Quota'];
export type Account = Schemas['Account'];
export type Availability = Schemas['Availability'];
export type AvailabilityRecord = Schemas['AvailabilityRecord'];
export type CreateWebhook = Schemas['CreateWebhook'];
export type CreatedWebhook = Schemas['CreatedWebhook'];

type PageQuery = NonNullable<operations['listProposals']['parameters']['query']>;
/** Which proposals a list holds; `limit` is how many come with one request. */
export type ProposalQuery = Omit<PageQuery, 'cursor'>;
export type ProposalPageQuery = PageQuery;

type DaysAndItems = operations['getAvailability']['parameters']['query'];
/** A range of days, both inclusive, and ids of catalogue items; every tracked product where they are left out. */
export type AvailabilityQuery = Omit<DaysAndItems, 'items'> & { readonly items?: readonly string[] };

type AnyEvent = Schemas['Event'];
export type EventKind = AnyEvent['type'];
/** What a webhook is sent, told apart by `type`. `data` is the proposal as a list shows it, at that moment. */
export type WebhookEvent = { [Kind in EventKind]: Omit<AnyEvent, 'type'> & { readonly type: Kind } }[EventKind];

export type ApiErrorBody = Schemas['Error'];
export type ApiErrorCode = ApiErrorBody['error']['code'];
