import type { Role } from '@showbill/contract';
import type { InvitationMail } from '../../accounts/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

const MAY: Record<Role, string> = {
  owner: 'You’ll be an owner, able to do everything, including managing people and API keys.',
  editor: 'You’ll be an editor, able to work on proposals, stock, the catalogue and clients.',
  viewer: 'You’ll be a viewer, able to see everything but change nothing.',
};

/** The invitation into a company's team. */
export function invitationToPerson({ companyName, invitedBy, role, url, validDays }: InvitationMail): Letter {
  return {
    subject: `Join ${companyName} on Showbill`,
    blocks: [
      paragraph(
        invitedBy === null
          ? `You have been invited to join ${companyName} on Showbill.`
          : `${invitedBy} has invited you to join ${companyName} on Showbill.`,
      ),
      paragraph(MAY[role]),
      { type: 'link', label: 'Join', url },
      paragraph(
        `The link is for this email address only, works once and expires in ${validDays} days. If unexpected, ignore it.`,
      ),
    ],
  };
}
