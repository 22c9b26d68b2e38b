import { createProposalRequest } from '@showbill/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { createDrafter } from '../generation/index.ts';
import { presentProposal, refusalOf } from '../http/index.ts';
import { createProposal, createUnderWay } from '../proposals/index.ts';
import { addCommand, runCommand } from './command.ts';

interface CreateOptions {
  json?: boolean;
  company: string;
  description: string;
  date?: string;
  venue?: string;
  attendees?: number;
  days?: number;
  title?: string;
  clientId?: string;
  currency?: string;
}

export function registerProposal(program: Command): void {
  const proposal = program.command('proposal').description('proposals');

  addCommand(proposal, 'create', 'make a costed draft from a description in plain words')
    .requiredOption('--company <id>', 'whose proposal')
    .requiredOption('--description <text>', 'the event, in up to 10,000 characters')
    .option('--date <day>', 'first day, YYYY-MM-DD')
    .option('--venue <name>', 'city or venue; affects regional prices')
    .option('--attendees <number>', 'how many people', number)
    .option('--days <number>', 'how many days', number)
    .option('--title <title>', 'default: made of kind, size and venue')
    .option('--client-id <id>', 'an existing client')
    .option('--currency <code>', "default: the company's")
    .action((options: CreateOptions) =>
      runCommand(options, async (context) => {
        const { description, date, venue, attendees, days, title, clientId, currency } = options;
        const parsed = createProposalRequest.safeParse({
          event: { description, date, venue, attendees, days },
          title,
          client_id: clientId,
          currency,
        });
        if (!parsed.success) throw refusalOf(parsed.error, 'command');
        await inCompany(context.db, options.company, async () => {}); // says so where there is no such company
        const { event } = parsed.data;
        const generation = {
          ...context,
          drafter: createDrafter(context.config, context.log),
          underWay: createUnderWay(),
        };
        const created = await createProposal(generation, options.company, { event, title, clientId, currency });
        const document = presentProposal(created.proposal, created.quota, context.publicUrl);
        return {
          document,
          lines: [
            `${document.number}  ${document.title}`,
            ...document.line_items.map((line) => {
              const extra = line.is_optional ? '  (optional)' : '';
              return `  ${line.units} × ${line.name}  ${line.total.toFixed(2)}${extra}`;
            }),
            `Total ${document.total} ${document.currency}  ${document.share_url}`,
          ],
        };
      }),
    );
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new InvalidArgumentError('It must be a number.');
  return value;
}
