import type { EditorBody, EditorLineBody } from '@showbill/contract';

/** For tests: a line by the day. */
export function lineOf(fields: Partial<EditorLineBody> & { readonly id: string }): EditorLineBody {
  return {
    catalog_item_id: `product of ${fields.id}`,
    category: 'audio',
    name: fields.id,
    quantity: 0,
    unit: 'day',
    unit_price: 38,
    total: 0,
    units: 1,
    days: 2,
    hours: null,
    is_optional: false,
    picked: false,
    reason: '',
    price_set_by_hand: false,
    words: null,
    shortages: [],
    ...fields,
  };
}

/** For tests: a draft for two days, charged as one and a half, with 20 % of tax. */
export function draftOf(lines: readonly EditorLineBody[], fields: Partial<EditorBody> = {}): EditorBody {
  return {
    id: 'p',
    number: 'P-2026-0001',
    status: 'draft',
    title: 'A title',
    currency: 'GBP',
    subtotal: 0,
    total: 0,
    scope_summary: '',
    adjustments: [],
    unmet: [],
    assumptions: [],
    questions: [],
    event: { description: 'Words', date: '2027-03-12', venue: null, attendees: 100, days: 2 },
    client: null,
    language: 'en',
    drafted_by: 'builtin',
    version: 1,
    replaces: null,
    share_url: 'http://showbill.test/p/x',
    app_url: 'http://showbill.test/proposals/p',
    valid_until: null,
    created_at: '2026-11-20T10:00:00.000Z',
    updated_at: '2026-11-20T10:00:00.000Z',
    sent_at: null,
    viewed_at: null,
    accepted_at: null,
    declined_at: null,
    quota: { used: 1, limit: 120 },
    revision: 1,
    stale: [],
    follows: [],
    notes: null,
    layout: 'lines',
    pictures: false,
    cover_note: null,
    signed: false,
    discount: null,
    surcharge: null,
    tax: { percent: 20, label: 'VAT' },
    company_tax: { percent: 20, label: 'VAT' },
    charged_days: {
      rows: [
        { days: 1, charged: 1 },
        { days: 2, charged: 1.5 },
      ],
      beyond_rate: 0.5,
    },
    line_items: lines,
    ...fields,
  };
}
