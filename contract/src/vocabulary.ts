/** The closed word lists of the public API. */

export const CATEGORIES = [
  'audio',
  'lighting',
  'video',
  'staging',
  'rigging',
  'power',
  'communications',
  'backline',
  'furniture',
  'structures',
  'climate',
  'sanitation',
  'catering',
  'decor',
  'crew',
  'transport',
  'consumables',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Pricing units: what one unit of `quantity` is. */
export const UNITS = ['day', 'week', 'hour', 'event', 'each', 'metre', 'square_metre', 'kilometre', 'person'] as const;
export type Unit = (typeof UNITS)[number];

export const PROPOSAL_STATUSES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'cancelled'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const ADJUSTMENT_KINDS = ['multi_day', 'discount', 'surcharge', 'tax'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** As what a client hires. */
export const CLIENT_KINDS = ['business', 'consumer'] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

export const PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'cheque', 'early_payment', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** A row of a payment schedule: on acceptance, one of several by date, what is left, or all of it at once. */
export const PAYMENT_ROW_KINDS = ['deposit', 'instalment', 'rest', 'full'] as const;
export type PaymentRowKind = (typeof PAYMENT_ROW_KINDS)[number];

/** For a part before the rest, for all of it less what was invoiced before, and what takes another one back. */
export const INVOICE_KINDS = ['deposit', 'part', 'final', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** How value-added tax is dealt with: charged, owed by the buyer instead, not charged by law, or not due at all. */
export const VAT_TREATMENTS = ['standard', 'reverse_charge', 'exempt', 'outside_scope'] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];

/** Why one of them is proposed. */
export const VAT_REASONS = [
  'home',
  'no_tax_charged',
  'no_vat_at_home',
  'business_in_eu',
  'business_abroad',
  'consumer_abroad',
] as const;
export type VatReason = (typeof VAT_REASONS)[number];

/** What numbers follow each other in, by company and year. */
export const INVOICE_SERIES = ['invoice', 'credit_note'] as const;
export type InvoiceSeries = (typeof INVOICE_SERIES)[number];

/** As what an invoice is handed out to programs. */
export const INVOICE_DATA_FORMATS = ['ubl', 'xrechnung'] as const;
export type InvoiceDataFormat = (typeof INVOICE_DATA_FORMATS)[number];
/** As what an invoice is handed out. */
export const INVOICE_FORMATS = ['pdf', ...INVOICE_DATA_FORMATS] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** How a row stands on a day; one that is paid in part and late is overdue. */
export const PAYMENT_STATES = ['due', 'partly_paid', 'paid', 'overdue'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const PLANS = ['starter', 'business'] as const;
export type Plan = (typeof PLANS)[number];

export const SUBSCRIPTION_STATES = ['active', 'past_due', 'cancelled'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const DRAFTERS = ['model', 'builtin'] as const;
export type DraftedBy = (typeof DRAFTERS)[number];

export const EVENT_KINDS = ['proposal.sent', 'proposal.viewed', 'proposal.accepted', 'proposal.declined'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** How a proposal shows its lines to the client: each with its price, or only what each category or all of it costs. */
export const LAYOUTS = ['lines', 'groups', 'total'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Units of a supplier: asked for, to come for sure, or called off. */
export const SUB_HIRE_STATES = ['asked', 'confirmed', 'cancelled'] as const;
export type SubHireState = (typeof SUB_HIRE_STATES)[number];

/** What a key may do: read, change things as well, and know what the company itself pays and earns. Every key reads. */
export const KEY_SCOPES = ['read', 'write', 'money'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** What is written in a company's audit log, by what it is about. */
export const AUDITED = {
  account: [
    'signed_in',
    'signed_out',
    'session_ended',
    'password_changed',
    'second_factor_added',
    'second_factor_removed',
    'second_factor_reset',
    'recovery_codes_renewed',
    'passkey_added',
    'passkey_removed',
  ],
  member: [
    'invited',
    'invitation_withdrawn',
    'joined',
    'role_changed',
    'removed',
    'left',
    'provider_linked',
    'provider_unlinked',
  ],
  key: ['created', 'revoked', 'test_data_wiped'],
  settings: [
    'changed',
    'logo_changed',
    'logo_removed',
    'region_saved',
    'region_removed',
    'rate_saved',
    'rate_removed',
    'price_rule_saved',
    'price_rule_removed',
    'price_list_saved',
    'price_list_removed',
    'discount_code_saved',
    'discount_code_removed',
    'delivery_saved',
    'delivery_removed',
    'mail_template_saved',
    'mail_template_reset',
    'provider_saved',
    'provider_removed',
    'enquiry_form_changed',
    'enquiry_form_renewed',
  ],
  catalogue: ['imported', 'created', 'changed', 'archived', 'restored', 'prices_changed', 'picture_changed'],
  stock: [
    'bought',
    'sold',
    'counted',
    'held',
    'released',
    'sub_hire_asked',
    'sub_hire_mailed',
    'sub_hire_confirmed',
    'sub_hire_changed',
    'sub_hire_cancelled',
    'supplier_saved',
    'supplier_removed',
  ],
  proposal: [
    'created',
    'sent',
    'accepted',
    'declined',
    'revised',
    'cancelled',
    'replaced',
    'expired',
    'amended',
    'deleted',
    'link_renewed',
    'dispatched',
    'returned',
    'undone',
    'payment_recorded',
    'payment_undone',
    'payment_questioned',
    'payment_refunded',
    'refund_questioned',
    'withdrawn',
  ],
  webhook: ['created', 'removed', 'paused', 'resumed', 'secret_rotated', 'replayed'],
  client: ['imported', 'erased'],
  enquiry: ['drafted', 'dismissed', 'reopened', 'deleted'],
  invoice: ['issued', 'credited', 'sent'],
  export: ['catalogue', 'audit_log', 'company', 'invoices'],
} as const;
export type AuditKind = keyof typeof AUDITED;
/** `key.revoked` */
export type Audited = { [Kind in AuditKind]: `${Kind}.${(typeof AUDITED)[Kind][number]}` }[AuditKind];

/** Who may have done something: a person, a program with a key, a client on their page, the operator, the service. */
export const ACTOR_KINDS = ['user', 'key', 'client', 'command', 'service'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What a person may do in a company: everything, all but people and keys, or only look. */
export const ROLES = ['owner', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
