import { Command, CommanderError } from 'commander';
import { registerBackup } from './cli/backup.ts';
import { registerCatalogue } from './cli/catalogue.ts';
import { registerClient } from './cli/client.ts';
import { registerCompany } from './cli/company.ts';
import { registerEvaluate } from './cli/evaluate.ts';
import { registerKey } from './cli/key.ts';
import { registerMail } from './cli/mail.ts';
import { registerMigrate } from './cli/migrate.ts';
import { registerModel } from './cli/model.ts';
import { registerPaper } from './cli/paper.ts';
import { registerProposal } from './cli/proposal.ts';
import { registerRate } from './cli/rate.ts';
import { registerRegion } from './cli/region.ts';
import { registerSandbox } from './cli/sandbox.ts';
import { registerServe } from './cli/serve.ts';
import { registerStock } from './cli/stock.ts';
import { registerUser } from './cli/user.ts';
import { registerVersion } from './cli/version.ts';
import { registerWebhook } from './cli/webhook.ts';

/** Runs one command, as it is typed behind the program's name; sets the exit code of the process. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  const program = new Command('showbill')
    .description('Costed event proposals from a plain-language description, priced from your own catalogue.')
    .exitOverride();

  registerServe(program);
  registerMigrate(program);
  registerBackup(program);
  registerCompany(program);
  registerKey(program);
  registerSandbox(program);
  registerCatalogue(program);
  registerRegion(program);
  registerRate(program);
  registerClient(program);
  registerPaper(program);
  registerProposal(program);
  registerStock(program);
  registerMail(program);
  registerModel(program);
  registerEvaluate(program);
  registerUser(program);
  registerWebhook(program);
  registerVersion(program);

  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // commander has said what is wrong; asking for help is not wrong
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
}

if (import.meta.main) await runCommandLine(process.argv.slice(2));
