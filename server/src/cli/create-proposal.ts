import { createProposalRequest } from '@showbill/contract';
import { inCompany } from '../accounts/index.ts';
import { createBuiltinDrafter, createDrafter } from '../generation/index.ts';
import { refusalOf } from '../platform/refusal.ts';
import { createProposal } from '../proposals/index.ts';
import type { CommandContext, Output } from './command.ts';
import { costInWords } from './proposal-words.ts';

export interface CreateProposalOptions {
  readonly json?: boolean;
  readonly company: string;
  readonly description: string;
  readonly date?: string;
  readonly venue?: string;
  readonly attendees?: number;
  readonly days?: number;
  readonly title?: string;
  readonly clientId?: string;
  readonly currency?: string;
}

/** Makes a proposal as POST /v1/proposals does, with the same checks, and prints it as the API answers it. */
export async function createProposalFor(context: CommandContext, options: CreateProposalOptions): Promise<Output> {
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
  const planner = createBuiltinDrafter();
  const generation = {
    ...context,
    drafter: createDrafter(context.config, context.log, planner),
    sandboxDrafter: planner,
  };
  const input = { event, title, clientId, currency };
  const by = { actor: { kind: 'command' } } as const;
  const { money: _money, ...document } = await createProposal(generation, options.company, input, by);
  return {
    document,
    lines: [`${document.number}  ${document.title}  ${document.share_url}`, ...costInWords(document)],
  };
}
