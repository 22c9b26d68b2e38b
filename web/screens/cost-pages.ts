import { ask, press } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

const draft = ({ proposals }: World) => `/proposals/${proposals.draft}`;

/** Cost and margin: hidden, in the dialog of sending below the least, and where the least is set. */
export const costPages: readonly Picture[] = [
  { name: 'costs-hidden', at: draft, act: press('button', 'Hide cost and margin') },
  {
    name: 'costs-below',
    at: draft,
    act: async (page, world) => {
      await world.call('company.setLeastMargin', { least_margin: 90 });
      await ask('Send')(page);
      await page.getByText('As an owner you can send it.').waitFor();
      await world.call('company.setLeastMargin', { least_margin: null });
    },
  },
];
