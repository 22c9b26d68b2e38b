import type { Refusals } from '../shape.ts';
import { field } from './fields.ts';
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

export const french: Refusals = {
  ofField: (param, need) => `${field(param)} : ${need}`,
  ofInput: (_part, need) => `les données : ${need}`,
  named: field,
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
