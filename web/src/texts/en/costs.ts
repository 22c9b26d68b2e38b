/** What things cost the company itself and what it earns: for those who may change proposals. */
export const costs = {
  cost: 'Cost',
  margin: 'Margin',
  heading: 'Cost and margin',
  private: 'Clients never see this.',
  show: 'Show cost and margin',
  hide: 'Hide cost and margin',
  unitCostOf: (name: string) => `Unit cost: ${name}`,
  ofLine: (margin: string) => `margin ${margin}`,
  atMost: (figure: string) => `at most ${figure}`,
  without: (count: number, shown: string) =>
    count === 1 ? 'Excludes 1 line with no known cost.' : `Excludes ${shown} lines with no known cost.`,
  withoutWon: (count: string) => `excludes ${count} with no known cost`,
  take: 'Use catalogue costs',
  below: (least: string) => `Below your company’s minimum margin of ${least}.`,
  belowByCatalogue: (margin: string, least: string) =>
    `With the costs in your catalogue the margin is ${margin}, below your company’s minimum of ${least}.`,
  send: {
    below: (margin: string, least: string) => `The margin is ${margin}, below your company’s minimum of ${least}.`,
    short: (amount: string) => `It would have to come to ${amount} more before tax.`,
    byOwner: 'An owner has to send it.',
    asOwner: 'As an owner you can send it. The audit log will say so.',
    unknown: (count: number, shown: string) =>
      count === 1
        ? 'The cost of 1 line isn’t known, so the margin may be below your company’s minimum.'
        : `The cost of ${shown} lines isn’t known, so the margin may be below your company’s minimum.`,
  },
  product: {
    label: (currency: string) => `Cost price (${currency}, without tax)`,
    hint: 'What one costs you; leave blank if you don’t know',
  },
  ownLine: 'Unit cost (optional)',
  settings: {
    heading: 'Minimum margin',
    lead: 'A proposal that earns less can only be sent by an owner. Leave blank for no limit.',
    label: 'Minimum margin',
    byOwner: 'Only an owner can change it.',
  },
  key: 'Also tell it costs and margins',
  keyRule: 'What lines cost you and what you earn with a proposal',
};
