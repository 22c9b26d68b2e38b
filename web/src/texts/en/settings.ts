import type { EventKind, Role } from '@showbill/contract';

const roles: Record<Role, string> = { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' };

const rights: Record<Role, string> = {
  owner: 'Everything, people and keys included',
  editor: 'Everything but people and keys',
  viewer: 'Looks, and changes nothing',
};

const events: Record<EventKind, string> = {
  'proposal.sent': 'Proposal sent',
  'proposal.viewed': 'Proposal viewed by the client',
  'proposal.accepted': 'Proposal accepted',
  'proposal.declined': 'Proposal declined',
};

/** What a company sets for itself. */
export const settings = {
  title: 'Settings',
  tabs: {
    company: 'Company',
    team: 'Team',
    keys: 'API keys',
    webhooks: 'Webhooks',
    plan: 'Plan and usage',
    mail: 'Mail',
  },
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  shownOnce: 'It is shown here once and never again.',
  team: {
    lead: 'Who works here, and what they may do.',
    loading: 'Reading the team',
    members: 'Members',
    roles,
    rights,
    you: 'you',
    name: 'Name',
    role: 'Role',
    since: 'Since',
    roleOf: (name: string) => `Role of ${name}`,
    remove: 'Remove',
    removeWhom: (name: string) => `Remove ${name}`,
    removeText: (name: string, company: string) =>
      `${name} sees nothing of ${company} from then on. What they made stays.`,
    leave: 'Leave',
    leaveText: (company: string) => `You see nothing of ${company} from then on, until somebody invites you again.`,
    leaveTitle: (company: string) => `Leave ${company}`,
    invite: 'Invite',
    inviteTitle: 'Invite somebody',
    email: 'Mail address',
    send: 'Send the invitation',
    sent: (email: string) => `An invitation is on its way to ${email}. It holds for 7 days.`,
    noMail: 'This server sends no mail. Whoever runs it makes the link of an invitation with this command:',
    made: (email: string) => `${email} is invited, for 7 days.`,
    open: 'Invitations',
    none: 'Nobody is invited at the moment.',
    until: (day: string) => `open until ${day}`,
    withdraw: 'Withdraw',
    withdrawOf: (email: string) => `Withdraw the invitation of ${email}`,
  },
  keys: {
    lead: 'A program that has a key may do all that the company may. Give each program one of its own.',
    reference: 'API reference',
    loading: 'Reading the keys',
    empty: 'Here stand the keys that your programs use to make and read proposals.',
    ownersOnly: 'Keys may do all that the company may, and are shown to its owners alone.',
    notOnPlan: 'The API is part of the plan Business. A key made now is refused until the company is on it.',
    create: 'Create a key',
    name: 'What is it for',
    namePlaceholder: 'Website enquiry form',
    submit: 'Create',
    madeTitle: 'Your new key',
    made: (name: string) => `Copy the key for “${name}” now.`,
    key: 'Key',
    column: { name: 'Name', key: 'Key', created: 'Made', used: 'Last used' },
    never: 'Never',
    revoked: (when: string) => `Revoked ${when}`,
    revoke: 'Revoke',
    revokeWhich: (name: string) => `Revoke “${name}”`,
    revokeText: 'Programs that use it are refused from their next request on. It cannot be taken back.',
    showRevoked: (count: number) => (count === 1 ? 'Show 1 revoked key' : `Show ${count} revoked keys`),
  },
  events,
} as const;
