import { PROPOSAL_STATUSES, type ProposalStatus } from '@showbill/contract';
import { type Command, Option } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { AppError } from '../platform/errors.ts';
import { findProposals, getProposal, locateProposal, presentSummary } from '../proposals/index.ts';
import { listLength } from './arguments.ts';
import { addCommand, runCommand } from './command.ts';
import { type OfProposal, onProposal, shown } from './proposal-life.ts';
import { costInWords, openPointsInWords, summaryInWords } from './proposal-words.ts';

/** What there is of proposals. */
export function registerFindProposals(proposal: Command): void {
  addCommand(proposal, 'list', 'proposals, newest first')
    .requiredOption('--company <id>', "the company's id")
    .addOption(new Option('--status <status>', 'only proposals with this status').choices(PROPOSAL_STATUSES))
    .option('--limit <number>', 'maximum number, up to 1,000', listLength, 100)
    .action((options: { json?: boolean; company: string; status?: ProposalStatus; limit: number }) =>
      runCommand(options, async (context) => {
        const { company, status, limit } = options;
        await inCompany(context.db, company, async () => {}); // says so where there is no such company
        const { proposals, hasMore } = await findProposals(context, company, { status, limit });
        const document = proposals.map((each) => presentSummary(each, context.publicUrl));
        const rest = hasMore ? [`showing the newest ${limit}; use --limit for more, --status for one status`] : [];
        return { document, lines: [...document.map(summaryInWords), ...rest] };
      }),
    );

  onProposal(proposal, 'show', 'one proposal with its lines, as the API returns it').action(
    (reference: string, options: OfProposal) =>
      runCommand(options, async (context) => {
        const { companyId, id } = await locateProposal(context.db, reference, options.company);
        const found = await getProposal(context, companyId, id);
        if (found === null) throw new AppError('not_found', (texts) => texts.none.proposal(reference));
        const { document, lines } = await shown(context, companyId, found);
        return { document, lines: [...lines, ...costInWords(document), ...openPointsInWords(document)] };
      }),
  );
}
