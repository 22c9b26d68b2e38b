import { unfold } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

const paths: Readonly<Record<string, (of: World['extremes']) => string>> = {
  home: () => '/',
  list: () => '/proposals',
  board: () => '/proposals?view=board',
  report: () => '/proposals/report',
  draft: ({ proposals }) => `/proposals/${proposals.draft}`,
  undated: ({ proposals }) => `/proposals/${proposals.undated}`,
  sent: ({ proposals }) => `/proposals/${proposals.sent}`,
  accepted: ({ proposals }) => `/proposals/${proposals.accepted}`,
  jobs: () => '/jobs',
  month: () => '/jobs?view=month',
  job: ({ proposals }) => `/jobs/${proposals.overdue}`,
  availability: () => '/availability',
  catalogue: () => '/catalogue',
  product: ({ product }) => `/catalogue/${product}`,
  clients: () => '/clients',
  client: ({ client }) => `/clients/${client}`,
  company: () => '/settings/company',
  team: () => '/settings/team',
  keys: () => '/settings/keys',
  webhook: ({ webhook }) => `/settings/webhooks?webhook=${webhook}`,
  sales: () => '/settings/sales',
};

/** Pages of a company of the longest names and the largest figures. */
export const extremePages: readonly Picture[] = [
  ...Object.entries(paths).map(
    ([name, at]): Picture => ({ name: `extreme-${name}`, who: 'extreme', at: ({ extremes }) => at(extremes) }),
  ),
  {
    name: 'extreme-opened',
    who: 'extreme',
    at: ({ extremes }) => `/proposals/${extremes.proposals.draft}`,
    act: unfold,
  },
  ...(['draft', 'sent', 'accepted', 'declined'] as const).map(
    (name): Picture => ({ name: `extreme-page-${name}`, who: 'guest', at: ({ extremes }) => extremes.pages[name] }),
  ),
];
