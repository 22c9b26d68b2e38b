import type { Command } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { setExchangeRate } from '../catalogue/index.ts';
import { addCommand, runCommand } from './command.ts';

export function registerRate(program: Command): void {
  const rate = program.command('rate').description('exchange rates');

  addCommand(rate, 'set', "set a company's rate between two currencies")
    .requiredOption('--company <id>', "the company's id")
    .requiredOption('--from <code>', 'ISO 4217 code')
    .requiredOption('--to <code>', 'ISO 4217 code')
    .requiredOption('--rate <rate>', 'units of `to` for one of `from`, such as 1.17')
    .action((options: { json?: boolean; company: string; from: string; to: string; rate: string }) =>
      runCommand(options, async ({ db }) => {
        const { from, to, rate } = await inCompany(db, options.company, (tx) =>
          setExchangeRate(tx, options.company, options),
        );
        return { document: { from, to, rate: Number(rate) }, lines: [`1 ${from} = ${Number(rate)} ${to}`] };
      }),
    );
}
