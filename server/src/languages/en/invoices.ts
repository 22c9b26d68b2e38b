/** Invoices and credit notes on paper. */
export const invoices = {
  kinds: { deposit: 'Deposit invoice', part: 'Part invoice', final: 'Invoice', credit: 'Credit note' },
  depositFor: (number: string, title: string) => `Deposit for ${number}: ${title}`,
  partFor: (number: string, title: string) => `Part payment for ${number}: ${title}`,
  /** A line that takes off what was invoiced before. */
  less: (number: string) => `Less invoice ${number}`,
  correcting: (number: string, day: string) => `Cancels invoice ${number} of ${day}`,
  facts: {
    buyer: 'Bill to',
    issued: 'Date',
    due: 'Due',
    supplied: 'Date of supply',
    period: 'Period of supply',
    proposal: 'Proposal',
    reference: 'Your reference',
  },
  /** When a deposit is supplied. */
  inAdvance: 'Not yet supplied (advance payment)',
  net: 'Net',
  tax: (label: string, rate: string) => `${label} ${rate} %`,
  gross: 'Total',
  toPay: 'To pay',
  credited: 'Credited',
  /** What was invoiced before, with the tax in it. */
  deducted: (number: string, day: string) => `Less invoice ${number} of ${day}`,
  including: (tax: string) => `including ${tax}`,
  payTo: 'Pay to',
  account: 'Account',
  withReference: (number: string) => `Please quote ${number}.`,
  taxId: 'Tax number',
  test: 'Test: not an invoice',
} as const;
