import type { EventKind, ProposalStatus, ProposalSummaryBody } from '@showbill/contract';
import { addDays } from '../platform/days.ts';
import { newId } from '../platform/ids.ts';

const STATUS: Readonly<Record<EventKind, ProposalStatus>> = {
  'proposal.sent': 'sent',
  'proposal.viewed': 'sent',
  'proposal.accepted': 'accepted',
  'proposal.declined': 'declined',
};

/** A proposal that does not exist, as an event of that kind would show it: to try what receives events. */
export function testEventData(kind: EventKind, currency: string, publicUrl: string, now: Date): ProposalSummaryBody {
  const id = newId();
  const moment = now.toISOString();
  const today = moment.slice(0, 10);
  return {
    id,
    number: `P-${today.slice(0, 4)}-0000`,
    status: STATUS[kind],
    title: 'Test event',
    currency,
    subtotal: 100,
    total: 120,
    scope_summary: 'A made-up proposal, sent to try this subscription.',
    adjustments: [{ kind: 'tax', label: 'VAT 20 %', amount: 20 }],
    unmet: [],
    assumptions: [],
    questions: [],
    event: { description: 'Test event', date: addDays(today, 30), venue: null, attendees: 50, days: 1 },
    client: null,
    drafted_by: 'builtin',
    version: 1,
    replaces: null,
    share_url: `${publicUrl}/p/test`,
    app_url: `${publicUrl}/proposals/${id}`,
    valid_until: addDays(today, 14),
    created_at: moment,
    updated_at: moment,
    sent_at: moment,
    viewed_at: kind === 'proposal.sent' ? null : moment,
    accepted_at: kind === 'proposal.accepted' ? moment : null,
    declined_at: kind === 'proposal.declined' ? moment : null,
  };
}
