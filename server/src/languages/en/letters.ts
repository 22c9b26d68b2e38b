/** Mails to clients and to the company about proposals. */
export const letters = {
  /** Whom a letter speaks to where nobody's name is known. */
  nobody: 'there',
  client: 'the client',
  hello: (name: string) => `Hello ${name},`,
  facts: {
    when: 'When',
    where: 'Where',
    total: 'Total',
    including: (total: string, tax: string) => `${total}, including ${tax}`,
    validUntil: 'Valid until',
  },
  furtherNotice: 'further notice',
  view: 'View proposal',
  viewAgreed: 'View the agreed proposal',
  open: 'Open the proposal',
  copyAttached: 'The signed copy is attached.',
  supplier: {
    subject: (what: string) => `Hire request: ${what}`,
    ask: 'Could you hire us this?',
    what: 'Equipment',
    arrives: 'Arrives',
    goesBack: 'Goes back',
    reference: 'Our reference',
    price: 'Please let us know whether you have it and your price.',
  },
  sent: {
    subject: (company: string, title: string) => `${company}: ${title}`,
    first: (company: string, what: string) => `${company} has made you a proposal: ${what}.`,
    again: (company: string, what: string) => `${company} has sent you a new version of its proposal: ${what}.`,
    reply: (company: string) =>
      `To ask a question or change something, reply to this email. Your reply goes to ${company}.`,
    noReply: (company: string) =>
      `To ask a question or change something, contact ${company} directly: replies to this email aren’t read.`,
  },
  expiring: {
    subject: (company: string, title: string, day: string) => `${company}: ${title} is open until ${day}`,
    subjectSoon: (company: string, title: string) => `${company}: ${title} closes soon`,
    text: (company: string, what: string, day: string) => `The proposal from ${company} is open until ${day}: ${what}.`,
    textSoon: (company: string, what: string) => `The proposal from ${company} closes soon: ${what}.`,
    reply: (company: string) =>
      `To ask a question, change something or get more time, reply to this email. Your reply goes to ${company}.`,
    noReply: (company: string) =>
      `To ask a question, change something or get more time, contact ${company} directly: replies to this email aren’t read.`,
  },
  answer: {
    subject: (title: string, number: string) => `Re: ${title} (${number})`,
    asked: 'You asked:',
    about: (what: string) => `This is about ${what}.`,
    reply: (company: string) => `To ask something else, reply to this email. Your reply goes to ${company}.`,
    noReply: (company: string) =>
      `To ask something else, contact ${company} directly: replies to this email aren’t read.`,
  },
  accepted: {
    subject: (company: string, title: string) => `${company}: ${title} is accepted`,
    byYou: (day: string, company: string, what: string) =>
      `Thank you. On ${day} you accepted this proposal from ${company}: ${what}.`,
    bySomebody: (day: string, name: string, company: string, what: string) =>
      `Thank you. On ${day} ${name} accepted this proposal from ${company}: ${what}.`,
    recorded: (day: string, company: string, what: string) =>
      `${company} recorded on ${day} that you accepted its proposal: ${what}.`,
    reply: (company: string) => `If anything isn’t right, reply to this email. Your reply goes to ${company}.`,
    noReply: (company: string) =>
      `If anything isn’t right, contact ${company} directly: replies to this email aren’t read.`,
  },
  invoice: {
    /** `document`: Invoice INV-2026-0042. */
    subject: (company: string, document: string) => `${document} from ${company}`,
    text: (company: string, what: string) => `${company} has sent you an invoice for ${what}. It is attached as a PDF.`,
    creditText: (company: string, number: string, what: string) =>
      `${company} has cancelled invoice ${number} for ${what}. The credit note is attached as a PDF.`,
    /** Of an invoice that was credited. */
    cancelledText: (company: string, number: string, what: string) =>
      `${company} has cancelled invoice ${number} for ${what}: there is nothing to pay. A copy is attached as a PDF.`,
    view: 'View proposal and invoices',
  },
  /** Of a payment that is due soon, or was. */
  payment: {
    subject: (company: string, payment: string, title: string, day: string) =>
      `${company}: ${payment} for ${title} is due on ${day}`,
    subjectOver: (company: string, payment: string, title: string, day: string) =>
      `${company}: ${payment} for ${title} was due on ${day}`,
    text: (company: string, what: string, day: string) =>
      `A reminder from ${company}: a payment for ${what} is due on ${day}.`,
    textOver: (company: string, what: string, day: string) =>
      `A payment to ${company} for ${what} was due on ${day} and hasn’t been recorded yet. If you have paid, ignore this email.`,
    payment: 'Payment',
    due: 'Due',
    open: 'To pay',
    reply: (company: string) => `If anything isn’t right, reply to this email. Your reply goes to ${company}.`,
    noReply: (company: string) =>
      `If anything isn’t right, contact ${company} directly: replies to this email aren’t read.`,
  },
  toCompany: {
    accepted: (title: string, number: string) => `Accepted: ${title} (${number})`,
    acceptedShort: (title: string, number: string) => `Accepted, short of stock: ${title} (${number})`,
    acceptedBy: (day: string, name: string, what: string) => `On ${day} ${name} accepted ${what}.`,
    acceptedRecorded: (day: string, name: string, what: string) =>
      `It was recorded on ${day} that ${name} accepted ${what}.`,
    shortages: 'You don’t have enough stock for it:',
    shortage: (product: string, day: string, needed: string, free: string) =>
      `${product}, ${day}: ${needed} needed, ${free} free`,
    more: (count: string) => `and ${count} more`,
    declined: (title: string, number: string) => `Declined: ${title} (${number})`,
    declinedBy: (day: string, name: string, what: string) => `On ${day} ${name} declined ${what}.`,
    declinedRecorded: (day: string, name: string, what: string) =>
      `It was recorded on ${day} that ${name} declined ${what}.`,
    released: 'Its equipment is free again.',
    reason: 'Their reason:',
    question: (title: string, number: string) => `Question: ${title} (${number})`,
    asks: (name: string, email: string, what: string) => `${name} (${email}) asks about ${what}:`,
    answer: (name: string) => `To answer ${name}, reply to this email.`,
  },
  closing: {
    subject: (title: string, number: string, day: string) => `Expires on ${day}: ${title} (${number})`,
    subjectSoon: (title: string, number: string) => `Expires soon: ${title} (${number})`,
    text: (what: string, day: string) => `${what} expires on ${day}.`,
    textSoon: (what: string) => `${what} expires soon.`,
    unseen: (name: string) => `${name} hasn’t viewed it yet.`,
    unseenByClient: 'The client hasn’t viewed it yet.',
    seen: (name: string) => `${name} has viewed it and hasn’t answered yet.`,
    seenByClient: 'The client has viewed it and hasn’t answered yet.',
    client: 'Client',
  },
  enquiries: {
    one: 'One new enquiry',
    many: (count: string) => `${count} new enquiries`,
    oneCame: 'An enquiry came in through the form on your website.',
    manyCame: (count: string) => `${count} enquiries came in through the form on your website.`,
    next: 'Nothing is drafted and nobody is answered until one of you does so.',
    open: 'Open enquiries',
  },
  test: {
    subject: 'Test mail from Showbill',
    text: 'This is a test. Mail from Showbill reaches this address.',
  },
  webhook: {
    subject: 'A webhook was disabled',
    text: (url: string, reason: string) =>
      `Events are no longer sent to ${url}: ${reason}. Events waiting for it won’t be sent.`,
    id: 'Webhook',
    url: 'URL',
    next:
      'Once the receiver works again, resume the webhook, or delete it and add a new one. ' +
      'For what happened in the meantime, see the list of proposals.',
  },
} as const;
