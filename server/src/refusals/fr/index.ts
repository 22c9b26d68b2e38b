import type { Refusals } from '../shape.ts';
import { field } from './fields.ts';
import { accounts, chargedDays } from './accounts.ts';
import { roles, statuses } from './names.ts';
import { needs } from './needs.ts';
import { none } from './none.ts';
import { drafting, drafts, life, sales } from './proposals.ts';
import { service } from './service.ts';

export const french: Refusals = {
  ofField: (param, need) => `${field(param)} : ${need}`,
  ofInput: (_part, need) => `les données : ${need}`,
  roles,
  statuses,
  needs,
  accounts,
  chargedDays,
  none,
  drafting,
  drafts,
  life,
  sales,
  service,
};
