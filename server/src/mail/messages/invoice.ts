import type { InvoiceDocument } from '../../invoices/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { ClientMatter, Fact, Letter } from '../types.ts';
import { answering, paragraph, what } from './parts.ts';

/** An invoice or a credit note to a client, whose paper is attached. Of an invoice that was credited nothing is due. */
export function invoiceToClient(
  { company, proposal, client, shareUrl }: Pick<ClientMatter, 'company' | 'proposal' | 'client' | 'shareUrl'>,
  { kind, number, issuedOn, dueOn, sums, currency, corrects }: Omit<InvoiceDocument, 'proposal'>,
  { isCredited }: { readonly isCredited: boolean },
): Letter {
  const speech = speechOf(proposal.language);
  const { format, texts } = speech;
  const { hello, invoice: says, accepted } = texts.letters;
  const { kinds, facts, gross, credited } = texts.invoices;
  const about = what(speech, proposal);
  const original = isCredited ? says.cancelledText(company.name, number, about) : says.text(company.name, about);
  const text = corrects === null ? original : says.creditText(company.name, corrects.number, about);
  const known: Fact[] = [
    { label: kinds[kind], value: number },
    { label: facts.issued, value: format.day(issuedOn) },
    kind === 'credit'
      ? { label: credited, value: format.money(-sums.gross, currency) }
      : { label: gross, value: format.money(sums.gross, currency) },
    ...(dueOn === null || isCredited ? [] : [{ label: facts.due, value: format.day(dueOn) }]),
  ];
  return {
    language: speech.language,
    subject: says.subject(company.name, `${kinds[kind]} ${number}`),
    blocks: [
      paragraph(hello(client.name)),
      paragraph(text),
      { type: 'facts', facts: known },
      { type: 'link', label: says.view, url: shareUrl },
      answering(company, accepted),
    ],
  };
}
