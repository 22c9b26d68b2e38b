import { resolve } from 'node:path';
import type { Command } from 'commander';
import { companyNamed, type InvitationMail } from '../accounts/index.ts';
import { addCommand, type CommandContext, runCommand } from './command.ts';

interface Json {
  json?: boolean;
}

/** Below `company`. */
export function registerCompanyArchive(company: Command): void {
  addCommand(company, 'export <company>', 'write all that belongs to a company to an archive (docs/company-archive.md)')
    .argument('[file]', 'default: a name of the company and the day, in the current folder')
    .action((named: string, file: string | undefined, options: Json) =>
      runCommand(options, async (context) => {
        const { archiveName, exportCompany } = await load();
        const { id, name } = await companyNamed(context.db, named);
        const path = resolve(file ?? archiveName(name, context.clock.now()));
        const exported = await exportCompany(context, id, path);
        const size = `${(exported.bytes / 1e6).toFixed(1)} MB`;
        return { document: exported, lines: [`${path}  ${size}, ${count(exported.proposals)} of ${name}`] };
      }),
    );

  addCommand(
    company,
    'import <file>',
    'make the company of an archive in this installation, and invite those of its people who have an account here',
  ).action((file: string, options: Json) =>
    runCommand(options, async (context) => {
      const { importCompany } = await load();
      const { invitations, ...imported } = await importCompany(context, resolve(file));
      const isMailed = await sendInvitations(context, invitations);
      const { id, name } = imported.company;
      const invited = invitations.map(({ to }) => to);
      const links = isMailed ? [] : invited.map(linkCommand);
      return {
        document: { ...imported, invited },
        lines: [`${id}  ${name}  ${count(imported.proposals)}, ${invited.length} invited`, ...links],
      };
    }),
  );
}

/** False where no mail server is set. */
async function sendInvitations(context: CommandContext, invitations: readonly InvitationMail[]): Promise<boolean> {
  const { createMailer, createPeopleMail } = await import('../mail/index.ts');
  const mailer = createMailer(context.config);
  const mail = createPeopleMail({ ...context, mailer, ending: new AbortController().signal });
  for (const invitation of invitations) mail.sendInvitation(invitation);
  await context.underWay.idle();
  return mailer !== null;
}

function linkCommand(email: string): string {
  return `no mail server is set: showbill user link --invitation ${email} prints their link`;
}

/** When it is wanted: the other commands start without it. */
function load() {
  return import('../company-archive/index.ts');
}

function count(proposals: number): string {
  return `${proposals} ${proposals === 1 ? 'proposal' : 'proposals'}`;
}
