import type { Command } from 'commander';
import { readQuota } from '../accounts/index.ts';
import { isEquipmentOut, type Shortage } from '../availability/index.ts';
import { mailAbout } from '../mail/index.ts';
import type { Context } from '../platform/context.ts';
import { addDays } from '../platform/days.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import {
  type Actor,
  type Amendment,
  amendProposal,
  type Changed,
  changeProposal,
  type Deed,
  dispatchJob,
  type LifeContext,
  locateProposal,
  type Proposal,
  presentProposal,
  presentShortage,
  returnJob,
} from '../proposals/index.ts';
import { calendarDay, dayCount, lineUnits, unitCount } from './arguments.ts';
import { addCommand, runCommand } from './command.ts';

export interface OfProposal {
  json?: boolean;
  company?: string;
}

const OPERATOR: Actor = { kind: 'command' };

const DEEDS: readonly (readonly [deed: Exclude<Deed, 'view'>, description: string])[] = [
  ['send', 'send a draft or an expired proposal: its stock is held provisionally'],
  ['accept', 'mark a sent proposal as accepted: its stock is held firmly'],
  ['decline', 'mark a sent proposal as declined'],
  ['revise', 'turn a sent or declined proposal back into a draft, as a new version'],
  ['cancel', 'cancel an accepted proposal whose equipment is not out'],
];

/** What happens to a proposal after it was made. */
export function registerProposalLife(proposal: Command): void {
  for (const [deed, description] of DEEDS) {
    onProposal(proposal, deed, description).action((reference: string, options: OfProposal) =>
      runCommand(options, async (context) => {
        const { companyId, id } = await locateProposal(context.db, reference, options.company);
        const by = { actor: OPERATOR, mayBeBelow: true };
        const changed = await changeProposal(telling(context), companyId, id, deed, by);
        if (deed !== 'accept') return shown(context, companyId, changed.proposal);
        const { document, lines } = await shown(context, companyId, changed.proposal);
        return {
          document: { ...document, shortages: changed.shortages.map(presentShortage) },
          lines: [...lines, ...shortagesInWords(changed.shortages)],
        };
      }),
    );
  }

  onProposal(proposal, 'dispatch', 'record that the equipment of an accepted proposal has left')
    .option('--on <day>', 'the day it left, YYYY-MM-DD; default: today', calendarDay)
    .action((reference: string, options: OfProposal & { on?: string }) =>
      runCommand(options, async (context) => {
        const { companyId, id } = await locateProposal(context.db, reference, options.company);
        return shown(
          context,
          companyId,
          await dispatchJob(context, companyId, id, { on: options.on, actor: OPERATOR }),
        );
      }),
    );

  onProposal(proposal, 'amend', 'create a draft that replaces an accepted proposal once accepted')
    .option('--date <day>', 'new first day, YYYY-MM-DD', calendarDay)
    .option('--days <number>', 'new number of days', dayCount)
    .option('--units <line=units>', 'new units of a line, 0 to remove it; can be repeated', lineUnits)
    .action((reference: string, options: OfProposal & Amendment) =>
      runCommand(options, async (context) => {
        const { companyId, id } = await locateProposal(context.db, reference, options.company);
        const { proposal } = await amendProposal(context, companyId, id, options, OPERATOR);
        return shown(context, companyId, proposal);
      }),
    );

  const back = onProposal(proposal, 'return', 'record that equipment has come back');
  back
    .option('--on <day>', 'the first day it is back, YYYY-MM-DD; default: today', calendarDay)
    .option('--item <id>', 'only this product; default: everything that is out')
    .option('--quantity <units>', 'only this many of the product', unitCount)
    .action((reference: string, options: OfProposal & { on?: string; item?: string; quantity?: number }) => {
      const { on, item: productId, quantity } = options;
      if (quantity !== undefined && productId === undefined) {
        back.error('error: --quantity needs an --item');
      }
      return runCommand(options, async (context) => {
        const { companyId, id } = await locateProposal(context.db, reference, options.company);
        if (productId !== undefined && !isUuid(productId)) {
          throw new AppError('not_found', (texts) => texts.none.product(productId));
        }
        const proposal = await returnJob(context, companyId, id, { on, productId, quantity, actor: OPERATOR });
        const { document, lines } = await shown(context, companyId, proposal);
        const isOut = await forCompany(context.db, companyId, (tx) => isEquipmentOut(tx, companyId, id));
        const rest = isOut ? 'some of its equipment is still out' : 'all of its equipment is back';
        return { document, lines: [...lines, `  ${rest}`] };
      });
    });
}

/** A command about one proposal, which is named by its id or its number. */
export function onProposal(proposal: Command, name: string, description: string): Command {
  return addCommand(proposal, name, description)
    .argument('<proposal>', 'its id, or its number such as P-2026-0001')
    .option('--company <id>', "the company's id, needed where several have this number");
}

function telling(context: Context): LifeContext {
  return { ...context, tell: mailAbout };
}

/** The proposal as the API answers it, and in words how it stands and what it holds. */
export async function shown(context: Context, companyId: string, proposal: Proposal) {
  const quota = await forCompany(context.db, companyId, (tx) => readQuota(tx, companyId, context.clock.now()));
  const document = presentProposal(proposal, quota, context.publicUrl);
  const { number, title, status, share_url: shareUrl } = document;
  const isHeld = status === 'sent' || status === 'accepted';
  const until = status === 'sent' ? `, valid until ${document.valid_until}` : '';
  const left = proposal.dispatchedOn === null ? '' : `, left on ${proposal.dispatchedOn}`;
  return {
    document,
    lines: [
      `${number}  ${title}  ${status}${until}${left}  ${shareUrl}`,
      ...(isHeld && proposal.event.date === null ? ['  it has no date: no stock is held for it'] : []),
    ],
  };
}

/** A line for each product and the days in a row on which as much of it is short. */
function shortagesInWords(shortages: Changed['shortages']): string[] {
  const spells: { first: Shortage; last: string }[] = [];
  for (const shortage of shortages) {
    const spell = spells.findLast(({ first }) => first.productId === shortage.productId);
    const goesOn =
      spell !== undefined &&
      spell.first.needed === shortage.needed &&
      spell.first.free === shortage.free &&
      addDays(spell.last, 1) === shortage.day;
    if (goesOn) spell.last = shortage.day;
    else spells.push({ first: shortage, last: shortage.day });
  }
  return spells.map(({ first: { productName, day, needed, free }, last }) => {
    const days = last === day ? `on ${day}` : `from ${day} to ${last}`;
    return `  short ${days}: ${needed} × ${productName} needed, ${free} free`;
  });
}
