import { speechOf } from '../../languages/index.ts';
import type { AgreedRight, Withdrawal, WithdrawalStatement } from '../../proposals/index.ts';
import type { Block, Letter, MailOccasion } from '../types.ts';
import { answering, dayOf, eventFacts, paragraph, what } from './parts.ts';

/** What happened, and what was declared. */
export interface WithdrawalMatter extends Pick<MailOccasion, 'company' | 'proposal' | 'shareUrl' | 'appUrl' | 'now'> {
  readonly received: Withdrawal;
  readonly by: Pick<WithdrawalStatement, 'name' | 'email'>;
  readonly statement: string;
}

/** The right of withdrawal with which something was accepted, at the end of the letter that confirms it. */
export function noticeBlocks({ notice, language, lastDay }: AgreedRight, shareUrl: string): Block[] {
  const { format, texts } = speechOf(language);
  const says = texts.withdrawal;
  return [
    { type: 'typed', text: `${says.heading}\n${says.until(format.day(lastDay))}\n\n${notice}`, url: shareUrl },
    { type: 'link', label: says.start, url: `${shareUrl}#withdraw` },
  ];
}

/** The acknowledgement of a withdrawal, with its content and its moment. `isOwn`: it goes where who withdrew wants it. */
export function withdrawnToClient(
  { company, proposal, shareUrl, received: { at, ended }, by, statement }: WithdrawalMatter,
  { name, isOwn }: { readonly name: string; readonly isOwn: boolean },
): Letter {
  const speech = speechOf(proposal.language);
  const { format, texts } = speech;
  const { toClient: says, goesOn } = texts.withdrawal;
  const { timeZone } = company;
  return {
    language: speech.language,
    subject: says.subject(company.name, proposal.title),
    blocks: [
      paragraph(texts.letters.hello(name)),
      paragraph(says.text(company.name)),
      {
        type: 'facts',
        facts: [
          { label: says.declared, value: statement },
          { label: says.name, value: by.name },
          { label: says.at, value: `${format.moment(at, timeZone)}, ${format.time(at, timeZone)}` },
        ],
      },
      ...(ended ? [] : [paragraph(goesOn(company.name))]),
      paragraph(isOwn ? says.keep : says.fromPage),
      { type: 'link', label: texts.letters.view, url: shareUrl },
      answering(company, texts.letters.accepted),
    ],
  };
}

/** The notice that a consumer withdrew, to the company. */
export function withdrawnToCompany(matter: WithdrawalMatter): Letter {
  const { company, proposal, appUrl, received, by, statement } = matter;
  const speech = speechOf(company.language);
  const says = speech.texts.withdrawal.toCompany;
  return {
    language: speech.language,
    subject: says.subject(proposal.title, proposal.number),
    blocks: [
      paragraph(says.text(dayOf(speech, matter), by.name, what(speech, proposal))),
      paragraph(statement),
      paragraph(received.ended ? says.ended : says.open),
      paragraph(says.refund),
      { type: 'facts', facts: eventFacts(speech, proposal) },
      { type: 'link', label: speech.texts.letters.open, url: appUrl },
    ],
  };
}
