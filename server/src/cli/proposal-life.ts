import type { Command } from 'commander';
import { readQuota } from '../accounts/index.ts';
import { mailAbout } from '../mail/index.ts';
import type { Context } from '../platform/context.ts';
import { forCompany } from '../platform/tenancy.ts';
import {
  type Amendment,
  amendProposal,
  type Changed,
  changeProposal,
  companyOfProposal,
  type Deed,
  dispatchJob,
  type LifeContext,
  type Proposal,
  presentProposal,
  presentShortage,
  returnJob,
} from '../proposals/index.ts';
import { calendarDay, dayCount, lineUnits, unitCount } from './arguments.ts';
import { addCommand, type Output, runCommand } from './command.ts';

interface Json {
  json?: boolean;
}

const DEEDS: readonly (readonly [deed: Exclude<Deed, 'view'>, description: string])[] = [
  ['send', 'send a draft or an expired proposal: its stock is held provisionally'],
  ['accept', "accept a sent one on the client's word: its stock is held firmly"],
  ['decline', "decline a sent one on the client's word"],
  ['revise', 'take a sent or declined one back into a draft, for a new version'],
  ['cancel', 'cancel an accepted one whose equipment is not out'],
];

/** What happens to a proposal after it was made. */
export function registerProposalLife(proposal: Command): void {
  for (const [deed, description] of DEEDS) {
    addCommand(proposal, `${deed} <id>`, description).action((id: string, options: Json) =>
      runCommand(options, async (context) => {
        const companyId = await companyOfProposal(context.db, id);
        const changed = await changeProposal(telling(context), companyId, id, deed);
        return shown(context, companyId, changed.proposal, deed === 'accept' ? changed.shortages : null);
      }),
    );
  }

  addCommand(proposal, 'dispatch <id>', 'record that the equipment of an accepted proposal left')
    .option('--on <day>', 'the day it left, YYYY-MM-DD; default: today', calendarDay)
    .action((id: string, options: Json & { on?: string }) =>
      runCommand(options, async (context) => {
        const companyId = await companyOfProposal(context.db, id);
        return shown(context, companyId, await dispatchJob(context, companyId, id, options), null);
      }),
    );

  addCommand(proposal, 'amend <id>', 'make a draft that replaces an accepted proposal once it is accepted itself')
    .option('--date <day>', 'another first day, YYYY-MM-DD', calendarDay)
    .option('--days <number>', 'another number of days', dayCount)
    .option('--units <line=units>', 'other units of a line, 0 to leave it out; may be repeated', lineUnits)
    .action((id: string, options: Json & Amendment) =>
      runCommand(options, async (context) => {
        const companyId = await companyOfProposal(context.db, id);
        const { proposal } = await amendProposal(context, companyId, id, options);
        return shown(context, companyId, proposal, null);
      }),
    );

  const back = addCommand(proposal, 'return <id>', 'record that equipment came back');
  back
    .option('--on <day>', 'the first day that it is back, YYYY-MM-DD; default: today', calendarDay)
    .option('--item <id>', 'only this product; default: all that is out')
    .option('--quantity <units>', 'only so many of the product', unitCount)
    .action((id: string, options: Json & { on?: string; item?: string; quantity?: number }) => {
      const { on, item: productId, quantity } = options;
      if (quantity !== undefined && productId === undefined) {
        back.error('error: --quantity says how many of an --item came back: name the item');
      }
      return runCommand(options, async (context) => {
        const companyId = await companyOfProposal(context.db, id);
        const proposal = await returnJob(context, companyId, id, { on, productId, quantity });
        return shown(context, companyId, proposal, null);
      });
    });
}

function telling(context: Context): LifeContext {
  return { ...context, tell: mailAbout };
}

/** The proposal as the API answers it; after an acceptance with what is short. */
async function shown(
  context: Context,
  companyId: string,
  proposal: Proposal,
  shortages: Changed['shortages'] | null,
): Promise<Output> {
  const quota = await forCompany(context.db, companyId, (tx) => readQuota(tx, companyId, context.clock.now()));
  const document = presentProposal(proposal, quota, context.publicUrl);
  const until = document.status === 'sent' ? `, valid until ${document.valid_until}` : '';
  return {
    document: shortages === null ? document : { ...document, shortages: shortages.map(presentShortage) },
    lines: [
      `${document.number}  ${document.title}  ${document.status}${until}  ${document.share_url}`,
      ...(shortages ?? []).map(
        ({ productName, day, needed, free }) => `  short on ${day}: ${needed} × ${productName} needed, ${free} free`,
      ),
    ],
  };
}
