import { accounts, chargedDays } from './accounts.ts';
import { catalogue } from './catalogue.ts';
import { companySignIn } from './company-sign-in.ts';
import { delivery } from './delivery.ts';
import { imports } from './imports.ts';
import { roles, statuses } from './names.ts';
import { needs } from './needs.ts';
import { none } from './none.ts';
import { invoiceParts, invoices } from './invoices.ts';
import { payments } from './payments.ts';
import { drafting, drafts, life, sales } from './proposals.ts';
import { rules } from './rules.ts';
import { service } from './service.ts';
import { stock } from './stock.ts';
import { webhooks } from './webhooks.ts';

/** What is refused, in English: to the letter what the public API answers. */
export const english = {
  /** A field and what it must be. */
  ofField: (field: string, need: string) => `${field} ${need}`,
  /** The same of what was sent as a whole. */
  ofInput: (part: string, need: string) => `the ${part} ${need}`,
  /** A field, where what it was and is is listed. */
  named: (field: string) => field.replaceAll('_', ' '),
  roles,
  statuses,
  needs,
  accounts,
  chargedDays,
  companySignIn,
  catalogue,
  imports,
  stock,
  webhooks,
  none,
  drafting,
  drafts,
  life,
  sales,
  rules,
  delivery,
  invoiceParts,
  invoices,
  payments,
  service,
};
