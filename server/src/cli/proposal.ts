import { type Command, InvalidArgumentError } from 'commander';
import { addCommand, runCommand } from './command.ts';
import type { CreateProposalOptions } from './create-proposal.ts';
import { registerFindProposals } from './find-proposals.ts';
import { registerProposalLife } from './proposal-life.ts';

export function registerProposal(program: Command): void {
  const proposal = program.command('proposal').description('proposals');

  addCommand(proposal, 'create', 'create a costed draft from a plain-language description')
    .requiredOption('--company <id>', "the company's id")
    .requiredOption('--description <text>', 'the event, in up to 10,000 characters')
    .option('--date <day>', 'first day, YYYY-MM-DD')
    .option('--venue <name>', 'city or venue; affects regional prices')
    .option('--attendees <number>', 'number of people', number)
    .option('--days <number>', 'number of days', number)
    .option('--title <title>', 'default: made from the kind of event, size and venue')
    .option('--client-id <id>', 'an existing client')
    .option('--currency <code>', "default: the company's")
    .action((options: CreateProposalOptions) =>
      runCommand(options, async (context) => {
        // loaded when it is wanted, with the engine and the presenter
        const { createProposalFor } = await import('./create-proposal.ts');
        return createProposalFor(context, options);
      }),
    );

  registerFindProposals(proposal);
  registerProposalLife(proposal);
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It must be a number.');
  return value;
}
