import type { Proposal } from './proposal.ts';

/** What numbers of a sandbox begin with, so that nobody takes one for a real proposal wherever it is read. */
export const TEST_SERIES = 'TEST';

/** Whether a proposal was made in a sandbox. */
export function isTestProposal({ number }: Pick<Proposal, 'number'>): boolean {
  return number.startsWith(TEST_SERIES);
}
