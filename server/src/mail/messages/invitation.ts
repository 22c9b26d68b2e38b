import type { Role } from '@showbill/contract';
import type { InvitationMail } from '../../accounts/index.ts';
import type { Letter } from '../types.ts';
import { paragraph } from './parts.ts';

const MAY: Record<Role, string> = {
  owner: 'You will be an owner: you may do everything, people and API keys included.',
  editor: 'You will be an editor: you may work on proposals, stock, catalogue and clients.',
  viewer: 'You will be a viewer: you may look at everything and change nothing.',
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
        `The link is for this address, works once, within ${validDays} days. If you expected none, do nothing.`,
      ),
    ],
  };
}
