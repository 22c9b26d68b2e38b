/** A draft as it is first written; its money is of no account here. */
export function draftOf(job: {
  readonly date: string | null;
  readonly days: number;
  readonly lines: readonly { readonly productId: string | null; readonly units: number; readonly optional?: boolean }[];
  readonly replaces?: string | undefined;
}) {
  const { date, days, lines, replaces } = job;
  return {
    title: 'A job',
    scopeSummary: '',
    currency: 'GBP',
    subtotal: 0n,
    total: 0n,
    unmet: [],
    assumptions: [],
    questions: [],
    draftedBy: 'builtin' as const,
    event: { description: 'A job', date, venue: null, attendees: null, days },
    clientId: null,
    adjustments: [],
    adjustedWith: { chargedDays: null, taxRate: null, taxLabel: 'VAT', rules: [] },
    replaces,
    lines: lines.map(({ productId, units, optional = false }) => ({
      catalogItemId: productId,
      category: 'audio' as const,
      name: 'A product',
      unit: 'event' as const,
      units,
      hours: null,
      days,
      quantity: units,
      unitPrice: 0n,
      total: 0n,
      optional,
      reason: '',
    })),
  };
}
