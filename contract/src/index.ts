export { type AccountBody, accountSchema } from './account.ts';
export {
  type AvailabilityBody,
  type AvailabilityQuery,
  availabilityQuery,
  availabilitySchema,
} from './availability.ts';
export {
  DISTANCE_UNITS,
  type DeliveryMade,
  type DeliveryTable,
  type DeliveryVehicle,
  type DeliveryWanted,
  type DeliveryZone,
  type DistanceUnit,
  deliveryTable,
  deliveryWanted,
  type LineDelivery,
  type PricedDelivery,
  TRIPS,
  type Trip,
} from './delivery.ts';
export {
  eventFields,
  lineFields,
  type ProposalChange,
  placing,
  proposalChange,
  proposalChanges,
  type TextList,
} from './edit.ts';
export type {
  DeliveryHintBody,
  EarningsBody,
  EditorBody,
  EditorLineBody,
  EditorPaymentsBody,
  LineShortageBody,
  PaymentRowBody,
  PriceChangeBody,
  QuestionedPaymentBody,
  ReceivedPaymentBody,
  TaxBody,
} from './editor.ts';
export { ERROR_CODES, type ErrorBody, errorSchema } from './error.ts';
export { count, day, mailAddress, note, optional, text } from './fields.ts';
export {
  type InvoiceBuyerBody,
  type InvoicedBody,
  type InvoiceSentBody,
  type InvoiceOrderBody,
  type InvoicePartBody,
  type InvoiceSettingsBody,
  invoiceBuyer,
  invoiceOrder,
  invoicePart,
  invoiceSettings,
} from './invoices.ts';
export {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
  LOCALES,
  languageAccepted,
  pluralIn,
  type Translated,
} from './languages.ts';
export {
  ANSWER_LIMIT,
  ATTENDEES_LIMIT,
  COVER_NOTE_LIMIT,
  DAYS_LIMIT,
  DESCRIPTION_LIMIT,
  DUE_DAYS_LIMIT,
  INSTALMENTS_LIMIT,
  LINES_LIMIT,
  NAME_LIMIT,
  PAYMENT_NOTE_LIMIT,
  QUESTION_LIMIT,
  UNITS_LIMIT,
  VAT_WORDING_LIMIT,
  VENUE_LIMIT,
} from './limits.ts';
export {
  type MailLetter,
  type MailTemplate,
  mailLetter,
  mailTemplate,
} from './mail.ts';
export {
  type ListProposalsQuery,
  listProposalsQuery,
  type ProposalListBody,
  proposalListSchema,
} from './list-proposals.ts';
export {
  type NewPaymentBody,
  newPayment,
  type PaymentDue,
  type EarlyPaymentBody,
  type PaymentScheduleRowBody,
  type PaymentTermsBody,
  paymentDue,
  paymentScheduleRowSchema,
  paymentTerms,
} from './payments.ts';
export {
  type CreateProposalRequest,
  createProposalRequest,
  type LineItemBody,
  lineItemSchema,
  type ProposalBody,
  type ProposalSummaryBody,
  proposalSchema,
  proposalSummarySchema,
  type ShortageBody,
} from './proposal.ts';
export { type QuotaBody, quotaSchema } from './quota.ts';
export { replaceLine } from './replace-line.ts';
export {
  type CodeInput,
  type CodeRule,
  codeInput,
  codeRule,
  codeText,
  type PriceListInput,
  type PriceListRule,
  priceListInput,
  priceListRule,
  type RuleInput,
  ruleInput,
  type SeasonRule,
  type TotalRule,
} from './rules.ts';
export { PROPOSAL_SORTS, type ProposalSearch, type ProposalSort, proposalSearch } from './search-proposals.ts';
export { fillTemplate, PLACEHOLDERS, type Placeholder, TEMPLATE_KINDS, type TemplateKind } from './template.ts';
export * from './vocabulary.ts';
export {
  type CreatedWebhookBody,
  type CreateWebhookRequest,
  createdWebhookSchema,
  createWebhookRequest,
  type DeletedWebhookBody,
  deletedWebhookSchema,
  eventSchema,
} from './webhook.ts';
