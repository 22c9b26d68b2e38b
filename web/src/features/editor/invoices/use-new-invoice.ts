import type { InvoiceOrderBody, InvoicePartBody, VatTreatment } from '@showbill/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { client, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { INVOICE_TEXTS } from '../../../texts/invoices/index.ts';
import { readInvoicesAgain } from '../../../ui/invoices/read-invoices-again.ts';

export type OfProposal = inferOutput<typeof trpc.invoices.ofProposal>;
export type InvoicePreview = inferOutput<typeof trpc.invoices.preview>;

type Buyer = InvoiceOrderBody['buyer'];

/** The fields of the form. Empty texts of the last five: as they are proposed. */
interface Values extends Buyer {
  readonly part: string;
  readonly amount: number;
  readonly treatment: string;
  readonly wording: string;
  readonly due_on: string;
  readonly supplied_from: string;
  readonly supplied_to: string;
}

interface NewInvoice {
  /** The proposal's. */
  readonly id: string;
  readonly of: OfProposal;
  readonly onIssued: () => void;
}

/** The form of an invoice, with what it comes to as it is filled in. */
export function useNewInvoice({ id, of, onIssued }: NewInvoice) {
  // as the form was opened, so that what a lost answer has issued is not taken for what is to be issued
  const [rest] = useState(of.rest);
  const saved: Values = {
    part: of.next_row === null ? 'final' : rowPart(of.next_row),
    amount: of.rest,
    ...of.buyer,
    treatment: '',
    wording: '',
    due_on: '',
    supplied_from: '',
    supplied_to: '',
  };
  const form = useSavedForm({
    keptAs: `invoice.${id}`,
    saved,
    save: (values): Promise<unknown> =>
      client.invoices.issue.mutate({ id, ...orderOf(values) }).finally(() => void readInvoicesAgain()),
    onSaved: onIssued,
  });
  const { values } = form;
  const asked = useQuery({
    ...trpc.invoices.preview.queryOptions({
      id,
      part: partOf(values),
      buyer: { kind: values.kind, country: values.country, has_number: numberOf(values).trim() !== '' },
      treatment: treatmentOf(values.treatment),
    }),
    enabled: values.part !== 'amount' || values.amount > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const preview: InvoicePreview | undefined = asked.data;
  return {
    form,
    preview,
    /** Whether that is still of what was filled in before. */
    isStale: asked.isPlaceholderData,
    error: asked.error,
    wording: values.wording === '' ? (preview?.wording ?? '') : values.wording,
    dueOn: values.due_on === '' ? (preview?.due_on ?? '') : values.due_on,
    supplied: suppliedIn(values, preview?.supplied ?? null),
  };

  function orderOf({ part, amount, treatment: _, wording, due_on: dueOn, ...more }: Values): InvoiceOrderBody {
    const { supplied_from: from, supplied_to: to, ...buyer } = more;
    if (preview === undefined) throw new Error('it is not known what it comes to');
    return {
      part: partOf({ part, amount }),
      buyer: { ...buyer, vat_id: numberOf(buyer) },
      treatment: preview.treatment,
      wording: wording === '' ? preview.wording : wording,
      due_on: dueOn === '' ? preview.due_on : dueOn,
      ...(from !== '' && { supplied_from: from }),
      ...(to !== '' && { supplied_to: to }),
      gross: preview.gross,
      rest,
    };
  }
}

/** The days of supply as they are shown: what was typed, else what the proposal says. A last day is shown where it is another. */
function suppliedIn({ supplied_from: from, supplied_to: to }: Values, proposed: InvoicePreview['supplied']) {
  const first = from === '' ? (proposed?.from ?? '') : from;
  const last = proposed !== null && first < proposed.to ? proposed.to : '';
  return { from: first, to: to === '' ? last : to };
}

/** Consumers have none, whatever was typed before they were said to be. */
function numberOf({ kind, vat_id: number }: Pick<Buyer, 'kind' | 'vat_id'>): string {
  return kind === 'consumer' ? '' : number;
}

/** How the choice of a row of the schedule is written in the form. */
export function rowPart(position: number): string {
  return `row-${position}`;
}

function partOf({ part, amount }: Pick<Values, 'part' | 'amount'>): InvoicePartBody {
  if (part === 'final') return { kind: 'final' };
  return part === 'amount' ? { kind: 'amount', amount } : { kind: 'row', position: Number(part.slice('row-'.length)) };
}

/** As it was chosen; null: as it is proposed. */
function treatmentOf(chosen: string): VatTreatment | null {
  return chosen in INVOICE_TEXTS.treatments ? (chosen as VatTreatment) : null;
}
