import type { Command } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { listMail, type Mail } from '../mail/index.ts';
import { addCommand, runCommand } from './command.ts';

const MOST = 100;

export function registerMail(program: Command): void {
  const mail = program.command('mail').description('mail to clients and to the company');

  addCommand(mail, 'list', `the newest ${MOST} mails: sent, waiting, failed or kept`)
    .requiredOption('--company <id>', "the company's id")
    .action((options: { json?: boolean; company: string }) =>
      runCommand(options, ({ db }) =>
        inCompany(db, options.company, async (tx) => {
          const mails = await listMail(tx, options.company, MOST);
          return { document: mails.map(present), lines: mails.map(inWords) };
        }),
      ),
    );
}

function present(mail: Mail) {
  return {
    id: mail.id,
    proposal_id: mail.proposalId,
    kind: mail.kind,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text,
    state: mail.state,
    tries: mail.tries,
    last_error: mail.lastError,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
  };
}

function inWords({ createdAt, state, recipient, subject, lastError }: Mail): string {
  const why = lastError === null ? '' : `  (${lastError})`;
  return `${createdAt.toISOString()}  ${state}  ${recipient ?? 'the company'}  ${subject}${why}`;
}
