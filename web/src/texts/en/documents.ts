import type { Layout } from '@showbill/contract';

const layouts: Record<Layout, string> = {
  lines: 'Every line with its price',
  groups: 'Category totals only',
  total: 'One total only',
};

/** How proposals look to clients: on their page and as PDF. */
export const documents = {
  layouts,
  layout: 'Prices shown',
  layoutHint: {
    lines: 'Each item with its quantity, unit price and total.',
    groups: 'Each item with its quantity, priced by category.',
    total: 'Each item with its quantity, and one total.',
  } satisfies Record<Layout, string>,
  pictures: 'Show product pictures',
  picturesHint: 'Beside each line, where its product has one',
  picturesNeedLines: 'Only shown when every line is priced',
  coverNote: 'Cover note',
  coverNoteHint: 'Opens the proposal, above the summary',
  noCoverNote: 'No cover note',
  settings: {
    letterhead: 'Address and bank details',
    letterheadLead: 'Shown on the PDF and at the foot of the page clients see. Leave blank what you don’t want shown.',
    address: 'Address',
    telephone: 'Telephone',
    registrationNumber: 'Registration number',
    registrationNumberRule: 'Company number, as registered',
    bankLine: 'Bank details',
    bankLineRule: 'One line, such as: Sort code 20-00-00, account 12345678',
    defaults: 'New proposals',
    defaultsLead: 'What each new proposal starts with. You can change it on any draft.',
  },
  editor: {
    heading: 'For the client',
  },
  picture: {
    heading: 'Picture',
    lead: 'For proposals that show product pictures.',
    none: 'No picture yet.',
    choose: 'Choose a picture',
    change: 'Choose another',
    remove: 'Remove',
    rule: 'PNG, JPEG or WebP, at most 8 MB',
    tooLarge: 'That picture is over 8 MB. Choose a smaller one.',
    alt: (name: string) => `Picture of ${name}`,
  },
} as const;
