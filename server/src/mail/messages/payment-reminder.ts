import { speechOf } from '../../languages/index.ts';
import { type ReminderOccasion, rowLabel } from '../../payments/index.ts';
import type { DuePayment } from '../../proposals/index.ts';
import type { ClientMatter, Letter } from '../types.ts';
import { answering, paragraph, what } from './parts.ts';

interface Reminding extends Pick<ClientMatter, 'company' | 'proposal' | 'client' | 'shareUrl'> {
  readonly row: DuePayment['row'];
  /** When the row is due. */
  readonly dueOn: string;
  readonly occasion: ReminderOccasion;
}

/** That a payment is due soon, or was and is not here, to the client. */
export function paymentReminder({ company, proposal, client, shareUrl, row, dueOn, occasion }: Reminding): Letter {
  const speech = speechOf(proposal.language);
  const { payment: says, hello, viewAgreed } = speech.texts.letters;
  const [subject, text] = occasion === 'before' ? [says.subject, says.text] : [says.subjectOver, says.textOver];
  const day = speech.format.day(dueOn);
  const label = rowLabel(speech, row);
  return {
    language: speech.language,
    subject: subject(company.name, label, proposal.title, day),
    blocks: [
      paragraph(hello(client.name)),
      paragraph(text(company.name, what(speech, proposal), day)),
      {
        type: 'facts',
        facts: [
          { label: says.payment, value: label },
          { label: says.due, value: day },
          { label: says.open, value: speech.format.money(row.amount - row.paid, proposal.currency) },
        ],
      },
      { type: 'link', label: viewAgreed, url: shareUrl },
      answering(company, says),
    ],
  };
}
