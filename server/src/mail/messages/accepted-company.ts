import { type Speech, speechOf } from '../../languages/index.ts';
import type { Block, Letter, MailOccasion } from '../types.ts';
import { dayOf, eventFacts, paragraph, what } from './parts.ts';

const SHORTAGES_LISTED = 20;

/** The notice of an acceptance, to the company, with the days on which its stock falls short. */
export function acceptedToCompany(occasion: MailOccasion): Letter {
  const { company, proposal, appUrl, by, shortages, signature } = occasion;
  const speech = speechOf(company.language);
  const { toCompany, copyAttached, client, open } = speech.texts.letters;
  const [day, which] = [dayOf(speech, occasion), what(speech, proposal)];
  const name = proposal.client?.name ?? client;
  const subject = shortages.length === 0 ? toCompany.accepted : toCompany.acceptedShort;
  return {
    language: speech.language,
    subject: subject(proposal.title, proposal.number),
    blocks: [
      paragraph(
        by === 'client'
          ? toCompany.acceptedBy(day, signature === null ? name : `${signature.name} (${signature.email})`, which)
          : toCompany.acceptedRecorded(day, name, which),
      ),
      { type: 'facts', facts: eventFacts(speech, proposal) },
      ...(signature === null ? [] : [paragraph(copyAttached)]),
      ...shortagesOf(speech, shortages),
      { type: 'link', label: open, url: appUrl },
    ],
  };
}

function shortagesOf({ texts, format }: Speech, shortages: MailOccasion['shortages']): Block[] {
  if (shortages.length === 0) return [];
  const { toCompany } = texts.letters;
  const listed = shortages.slice(0, SHORTAGES_LISTED);
  const more = shortages.length - listed.length;
  return [
    paragraph(toCompany.shortages),
    {
      type: 'list',
      items: [
        ...listed.map(({ productName, day, needed, free }) =>
          toCompany.shortage(productName, format.day(day), format.count(needed), format.count(free)),
        ),
        ...(more === 0 ? [] : [toCompany.more(format.count(more))]),
      ],
    },
  ];
}
