import { isDeepStrictEqual } from 'node:util';
import type { DraftedBy } from '@showbill/contract';
import type { PaymentTermsJson } from '../../accounts/index.ts';
import { jsonOfTerms, type PaymentTerms } from '../../payments/index.ts';
import type { LineItem, Proposal } from '../proposal.ts';
import { storedChange } from '../stored-price-change.ts';
import type { StoredPriceChange } from '../tables.ts';
import type { Wording } from '../wording/index.ts';

/** What a proposal is made from. Prices are those of the catalogue on the day of making, but for lines of the company's own. */
export interface TemplateContent {
  readonly title: string;
  readonly scopeSummary: string;
  readonly wording: Wording;
  readonly attendees: number | null;
  readonly days: number;
  readonly currency: string;
  readonly draftedBy: DraftedBy;
  readonly discount: StoredPriceChange | null;
  readonly surcharge: StoredPriceChange | null;
  /** Left out: the company's, as they are when something is made from it. */
  readonly paymentTerms?: PaymentTermsJson;
  readonly lines: readonly TemplateLine[];
}

type Changing =
  | 'quantity'
  | 'total'
  | 'unitPrice'
  | 'unitCost'
  | 'picked'
  | 'priceSetByHand'
  | 'words'
  | 'kind'
  | 'id'
  | 'delivery';

export interface TemplateLine extends Omit<LineItem, Changing> {
  /** Minor units as text: what a line that is not in the catalogue costs. */
  readonly unitPrice: string;
  /** The same of what it costs the company; null, or none in templates of before: not known. */
  readonly unitCost?: string | null;
}

/**
 * What of a proposal a template keeps: nothing of its client, neither their words nor notes, date and venue. Its payment terms,
 * unless they are `usual`, which new proposals begin with, or name a date.
 */
export function contentOf(proposal: Proposal, usual: PaymentTerms | null): TemplateContent {
  const { title, scopeSummary, wording, event, currency, discount, surcharge, lines } = proposal;
  return {
    title,
    scopeSummary,
    wording,
    attendees: event.attendees,
    days: event.days,
    currency,
    draftedBy: proposal.draftedBy,
    discount: discount && storedChange(discount),
    surcharge: surcharge && storedChange(surcharge),
    ...ownTerms(proposal, usual),
    lines: lines.map((line) => ({
      catalogItemId: line.catalogItemId,
      category: line.category,
      name: line.name,
      unit: line.unit,
      units: line.units,
      hours: line.hours,
      days: line.days,
      unitPrice: String(line.unitPrice),
      unitCost: line.unitCost === null ? null : String(line.unitCost),
      // what a client picked is an option for the next
      optional: line.optional || line.picked,
      // how its price was made tells where it went
      reason: line.delivery === null ? line.reason : '',
      unitsSetByHand: line.unitsSetByHand,
    })),
  };
}

function ownTerms(
  { paymentTerms: terms }: Proposal,
  usual: PaymentTerms | null,
): Pick<TemplateContent, 'paymentTerms'> {
  if (terms === null || isDeepStrictEqual(terms, usual)) return {};
  const { instalments, rest, early } = terms;
  const days = [...instalments.map(({ due }) => due), rest, ...(early === null ? [] : [early.due])];
  return days.some(({ from }) => from === 'day') ? {} : { paymentTerms: jsonOfTerms(terms) };
}
