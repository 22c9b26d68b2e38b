import './tables.ts';

export { answerClient } from './answer-client.ts';
export { askCompany } from './ask-company.ts';
export { type HowMailed, howAnswered, howMailed } from './how-mailed.ts';
export { draftLetter, noMailServer, writeLetter } from './letter-by-hand.ts';
export { listMail, type Mail, readMail } from './list-mail.ts';
export { mailAbout } from './mail-about.ts';
export { mailAboutDisabled } from './mail-about-disabled.ts';
export { mailAboutEnquiry } from './mail-about-enquiries.ts';
export { createMailer, type Mailer, type OutgoingMail } from './mailer.ts';
export { createPeopleMail } from './people-mail.ts';
export { type MailPreview, previewSent } from './preview-sent.ts';
export { remindClients } from './remind-clients.ts';
export { remindSalespeople } from './remind-salespeople.ts';
export { sendDueMail } from './send-due-mail.ts';
export { sendTestMail } from './send-test-mail.ts';
export { listTemplates, resetTemplate, saveTemplate, type ShownTemplate } from './templates.ts';
export type { MailContext, MailOccasion } from './types.ts';
