import type { TemplateKind } from '@showbill/contract';

const kinds: Record<TemplateKind, string> = {
  'proposal.sent': 'Proposal sent',
  'proposal.expiring': 'Reminder',
  'proposal.accepted': 'Signed copy',
};

/** Mail to clients: written over before it goes, put into a company's own words, tried. */
export const mailing = {
  to: 'To',
  cc: 'Cc',
  ccRule: 'Up to five addresses, separated by commas',
  subject: 'Subject',
  text: 'Message',
  badAddress: (address: string) => `“${address}” isn’t an email address.`,
  tooManyCc: 'Enter no more than five addresses.',
  noLink: 'The message has no link to the proposal.',
  sentDone: 'Sent',
  markedDone: 'Marked as sent. The link is copied.',
  markedOnly: (link: string) => `Marked as sent. Copy the link and pass it on: ${link}`,
  noServer: 'This server doesn’t send email. Mark the proposal as sent, then pass the link on yourself.',
  noRecipient: 'Without an address no email goes out. Mark the proposal as sent, then pass the link on yourself.',
  markedAsSent: 'marked as sent',
  sentFailed: 'sent, but the email could not be delivered',
  byHand: {
    'proposal.expiring': {
      action: 'Send a reminder',
      title: (number: string) => `Send a reminder of ${number}`,
      submit: 'Send the reminder',
      done: 'The reminder is on its way',
    },
    'proposal.accepted': {
      action: 'Email the signed copy',
      title: (number: string) => `Email the signed copy of ${number}`,
      submit: 'Send the signed copy',
      done: 'The signed copy is on its way',
    },
  },
  loading: 'Loading the message…',
  noServerByHand: 'This server doesn’t send email.',
  templates: {
    heading: 'Messages to clients',
    lead: 'Write each message in your own words. You can still change it before you send it.',
    loading: 'Loading messages…',
    kinds,
    kind: 'Kind of message',
    own: 'Your own words',
    usual: 'Showbill’s default',
    placeholders: 'You can use',
    preview: 'Preview',
    reset: 'Reset to default',
    unknown: (names: string) => `${names} can’t be filled in. Use one of the placeholders below.`,
    sample: {
      client: 'Ada Marsh',
      number: 'P-2026-0042',
      title: 'Sales conference for 250',
      link: 'https://example.com/p/A1b2C3d4',
      valid_until: 'Friday 4 December 2026',
      details: 'When: Friday 12 March 2027\nWhere: Corn Exchange, Leeds\nTotal: £8,412.60, including VAT 20 %',
      date: 'Friday 20 November 2026',
    },
  },
  check: {
    heading: 'Email',
    ready: 'This server sends email to clients.',
    hint: 'This server doesn’t send email yet. To turn it on, your administrator sets SMTP_URL and MAIL_FROM and restarts Showbill.',
    until: 'Until then, messages are kept here and you pass links on yourself.',
    send: 'Send a test email',
    taken: (to: string) => `The mail server accepted a test email to ${to}.`,
    refused: (to: string) => `The test email to ${to} was not accepted.`,
    answer: 'The mail server’s answer',
  },
} as const;
