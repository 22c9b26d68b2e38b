import { ROLES, type Role } from '@showbill/contract';
import { type Command, Option } from 'commander';
import {
  createMember,
  findPerson,
  inCompany,
  invitationUrl,
  openSignIn,
  renewInvitationToken,
  resetSecondFactor,
} from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';
import { addCommand, refusing, runCommand } from './command.ts';
import { addPasswordOptions, type PasswordOptions, passwordOf } from './password.ts';

interface Json {
  json?: boolean;
}

export function registerUser(program: Command): void {
  const user = program.command('user').description('people who sign in');

  const create = addCommand(user, 'create', 'create a user in a company')
    .requiredOption('--company <id>', "the company's id")
    .requiredOption('--email <address>', 'the email they sign in with');
  addPasswordOptions(create, '10 to 128 characters')
    .option('--name <name>', 'their name; default: the part of the email before the @')
    .addOption(new Option('--role <role>', 'their role').choices(ROLES).default('owner'))
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

  addCommand(
    user,
    'link <email>',
    'print a link to set a new password or accept an invitation, where email is not set up',
  )
    .option('--invitation', 'for the newest open invitation, even if the person already has an account')
    .action((email: string, options: Json & { invitation?: boolean }) =>
      runCommand(options, async (context) => {
        const reset = options.invitation === true ? null : await resetLink(context, email);
        const url = reset ?? (await invitationLink(context, email));
        if (url === null) {
          const known = options.invitation === true ? '' : 'no person and ';
          throw new AppError('not_found', inEnglish(`there is ${known}no open invitation with the address ${email}`));
        }
        return { document: { url }, lines: [url] };
      }),
    );

  addCommand(
    user,
    'reset-second-factor <email>',
    'let a person who lost their app, passkeys and recovery codes sign in with their password alone',
  ).action((email: string, options: Json) =>
    runCommand(options, async ({ db }) => {
      const person = await findPerson(db, email);
      if (person === null) throw new AppError('not_found', inEnglish(`there is no person with the address ${email}`));
      await resetSecondFactor(db, person.id);
      return { document: { id: person.id, email: person.email }, lines: [`${person.email} has no second factor now`] };
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
