/** What things cost the company itself and what it earns: for those who may change proposals. */
export const costs = {
  cost: 'Cost',
  margin: 'Margin',
  heading: 'Cost and margin',
  private: 'Clients never see this.',
  show: 'Show cost and margin',
  hide: 'Hide cost and margin',
  unitCostOf: (name: string) => `Cost of one: ${name}`,
  ofLine: (margin: string) => `margin ${margin}`,
  atMost: (figure: string) => `at most ${figure}`,
  without: (count: number, shown: string) =>
    count === 1 ? 'Without 1 line of unknown cost.' : `Without ${shown} lines of unknown cost.`,
  withoutWon: (count: string) => `without ${count} of unknown cost`,
  take: 'Use catalogue costs',
  below: (least: string) => `Below your company’s least margin of ${least}.`,
  send: {
    below: (margin: string, least: string) => `The margin is ${margin}, below your company’s least of ${least}.`,
    short: (amount: string) => `It would have to come to ${amount} more before tax.`,
    byOwner: 'An owner has to send it.',
    asOwner: 'As an owner you can send it. The audit log will say so.',
    unknown: (count: number, shown: string) =>
      count === 1
        ? 'The cost of 1 line isn’t known, so the margin may be below your company’s least.'
        : `The cost of ${shown} lines isn’t known, so the margin may be below your company’s least.`,
  },
  product: {
    label: (currency: string) => `Cost price (${currency}, without tax)`,
    hint: 'What one costs you; leave blank if you don’t know',
  },
  ownLine: 'Cost of one (optional)',
  settings: {
    heading: 'Least margin',
    lead: 'A proposal that earns less can only be sent by an owner. Leave blank for no limit.',
    label: 'Least margin',
    byOwner: 'Only an owner can change it.',
  },
  key: 'Also tell it costs and margins',
  keyRule: 'What lines cost you and what you earn with a proposal',
};
