import type { ProposalBody } from '@showbill/contract';
import { type MoneyBody, withMoney } from '../../proposals/index.ts';

/** As the service itself wrote it; one of before this release is without money. */
type Kept = ProposalBody & { readonly money?: MoneyBody };

/**
 * What is answered about a proposal, of a text in which it stands with its costs apart: a key that knows of money is told of
 * them, any other is not, whichever of them the text was made for.
 */
export function toldOfMoney(text: string, knows: boolean): string {
  const { money, ...proposal }: Kept = JSON.parse(text);
  return JSON.stringify(knows && money !== undefined ? withMoney(proposal, money) : proposal);
}
