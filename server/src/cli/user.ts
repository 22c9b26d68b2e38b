import { ROLES, type Role } from '@showbill/contract';
import { type Command, Option } from 'commander';
import { createMember, inCompany, invitationUrl, openSignIn, renewInvitationToken } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { addCommand, refusing, runCommand } from './command.ts';
import { addPasswordOptions, type PasswordOptions, passwordOf } from './password.ts';

interface Json {
  json?: boolean;
}

export function registerUser(program: Command): void {
  const user = program.command('user').description('people who sign in');

  const create = addCommand(user, 'create', 'make a person who can sign in, as a member of a company')
    .requiredOption('--company <id>', 'which company')
    .requiredOption('--email <address>', 'what they sign in with');
  addPasswordOptions(create, '10 to 128 characters')
    .option('--name <name>', 'what they are called; default: the address before its @')
    .addOption(new Option('--role <role>', 'what they may do').choices(ROLES).default('owner'))
    .action((options: Json & PasswordOptions & { company: string; email: string; name?: string; role: Role }) =>
      refusing(async () => {
        // asked for before anything is opened, however long it takes to be typed
        const password = await passwordOf(create, options);
        await runCommand(options, async ({ db }) => {
          await inCompany(db, options.company, () => Promise.resolve());
          const { id, email } = await createMember(db, options.company, { ...options, password });
          return { document: { id, email }, lines: [`${id}  ${email}  ${options.role}`] };
        });
      }),
    );

  addCommand(user, 'link <email>', 'a link to set a new password, or to accept an invitation, where no mail carries it')
    .option('--invitation', 'that of the newest open invitation, also where the person can sign in already')
    .action((email: string, options: Json & { invitation?: boolean }) =>
      runCommand(options, async (context) => {
        const reset = options.invitation === true ? null : await resetLink(context, email);
        const url = reset ?? (await invitationLink(context, email));
        if (url === null) {
          const known = options.invitation === true ? '' : 'no person and ';
          throw new AppError('not_found', `there is ${known}no open invitation with the address ${email}`);
        }
        return { document: { url }, lines: [url] };
      }),
    );
}

async function resetLink(context: Context, email: string): Promise<string | null> {
  const noMail = { sendReset: () => {}, sendInvitation: () => {}, sendSignUp: () => {} };
  const signIn = await openSignIn({ ...context, peopleMail: noMail }, '/app/auth');
  return signIn.resetLink(email);
}

async function invitationLink({ db, clock, publicUrl }: Context, email: string): Promise<string | null> {
  const token = await renewInvitationToken(db, email, clock.now());
  return token === null ? null : invitationUrl(publicUrl, token);
}
