import type { Command } from 'commander';
import { inCompany, wipeSandbox } from '../accounts/index.ts';
import { addCommand, runCommand } from './command.ts';

export function registerSandbox(program: Command): void {
  const sandbox = program.command('sandbox').description('what test keys work in');

  addCommand(sandbox, 'wipe', "delete all that a company's test keys made; the keys and their webhooks stay")
    .requiredOption('--company <id>', "the company's id")
    .action((options: { json?: boolean; company: string }) =>
      runCommand(options, async ({ db }) => {
        const proposals = await inCompany(db, options.company, (tx, { id }) => wipeSandbox(tx, id));
        return { document: { proposals }, lines: [`Test data wiped: ${proposals} proposals`] };
      }),
    );
}
