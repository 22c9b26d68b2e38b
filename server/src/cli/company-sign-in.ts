import type { Command } from 'commander';
import { companyNamed, inCompany, stopRequiringProvider } from '../accounts/index.ts';
import { addCommand, runCommand } from './command.ts';

interface Json {
  json?: boolean;
}

/** Below `company`. */
export function registerCompanySignIn(company: Command): void {
  addCommand(
    company,
    'allow-passwords <company>',
    "let members sign in with their passwords again, where the company's own sign-in fails",
  ).action((named: string, options: Json) =>
    runCommand(options, async ({ db }) => {
      const { id, name } = await companyNamed(db, named);
      await inCompany(db, id, (tx) => stopRequiringProvider(tx, id));
      return { document: { id, name }, lines: [`members of ${name} may sign in with their passwords again`] };
    }),
  );
}
