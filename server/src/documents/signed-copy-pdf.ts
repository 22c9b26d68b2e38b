import { type Acceptance, type AgreedRight, contentHash } from '../proposals/index.ts';
import { print } from './press/press.ts';
import type { Order } from './types.ts';

/**
 * What a client accepted, as PDF, with the evidence at its end: with the terms of the acceptance, whatever the company's
 * are by now, and whatever became of the proposal since. Equal input has equal bytes; a company's new logo or colour makes
 * others. `shown` is as it was at the acceptance, the proposal's extras picked; `right` came with it. Throws where the
 * proposal is not what was accepted by `acceptance.contentHash`, and `unavailable` while a hundred others wait.
 */
export async function signedCopyPdf(
  shown: Omit<Order, 'acceptance' | 'right'>,
  acceptance: Acceptance,
  right: AgreedRight | null = null,
): Promise<Uint8Array> {
  const { proposal } = shown;
  if (contentHash(proposal, acceptance.terms, right) !== acceptance.contentHash) {
    throw new Error(`${proposal.number} is not what was accepted at ${acceptance.at.toISOString()}`);
  }
  return print({ ...shown, acceptance, right });
}
