import type { InvitationMail } from '../../accounts/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

/** The invitation into a company's team. */
export function invitationToPerson({ language, companyName, invitedBy, role, url, validDays }: InvitationMail): Letter {
  const { texts, format } = speechOf(language);
  const { invitation } = texts.people;
  return {
    language,
    subject: invitation.subject(companyName),
    blocks: [
      paragraph(invitedBy === null ? invitation.invited(companyName) : invitation.invitedBy(invitedBy, companyName)),
      paragraph(invitation.may[role]),
      { type: 'link', label: invitation.join, url },
      paragraph(invitation.rule(format.count(validDays))),
    ],
  };
}
