import type { CreateProposalRequest, ProposalBody, ProposalListBody } from '@showbill/contract';
import { askApi } from './api.ts';
import { peekQuery, putQuery } from './query.ts';
import { currentKey } from './session.ts';

const RECENT = 10;
export const RECENT_PATH = `v1/proposals?limit=${RECENT}`;

/** What the form sends: the event alone. */
export interface NewProposal {
  readonly event: CreateProposalRequest['event'];
}

export function proposalPath(id: string): string {
  return `v1/proposals/${encodeURIComponent(id)}`;
}

/** Makes a proposal and puts it where the page and the list of recent ones look, so that neither asks again. */
export async function makeProposal(body: NewProposal, idempotencyKey: string): Promise<ProposalBody> {
  const key = currentKey();
  const proposal = await askApi<ProposalBody>({ path: 'v1/proposals', body, idempotencyKey });
  if (key !== currentKey()) return proposal;
  putQuery(proposalPath(proposal.id), proposal);
  const recent = peekQuery(RECENT_PATH) as ProposalListBody | undefined;
  if (recent !== undefined) {
    const { line_items: _, quota, ...summary } = proposal;
    const others = recent.data.filter(({ id }) => id !== proposal.id);
    const data = [summary, ...others].slice(0, RECENT);
    const list: ProposalListBody = { ...recent, data, count: data.length, quota };
    putQuery(RECENT_PATH, list);
  }
  return proposal;
}
