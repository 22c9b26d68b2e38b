import { codeRule, type ProposalChange, priceListRule } from '@showbill/contract';
import type { Context } from '../../platform/context.ts';
import { invalidRequest } from '../../platform/errors.ts';

type Sealing = Pick<Context, 'secrets'>;

/**
 * An undoing brings a code or a client's prices back as they were on a proposal, whatever became of them since. Its seal says
 * that they were.
 */
export function sealUndo({ secrets }: Sealing, id: string, undo: readonly ProposalChange[]): ProposalChange[] {
  return undo.map((change) => {
    const back = broughtBack(change);
    return back === null ? change : { ...change, seal: secrets.sign(purposeOf(id), back.text) };
  });
}

/**
 * Changes that bring nothing back but what was there: a code without its seal is entered as any other. Throws `invalid_request`
 * for a client's prices without one, which come with the client alone.
 */
export function requireSealed({ secrets }: Sealing, id: string, changes: readonly ProposalChange[]): ProposalChange[] {
  return changes.map((change, place) => {
    const back = broughtBack(change);
    if (back === null || secrets.verify(purposeOf(id), back.text, back.seal)) return change;
    if (change.kind === 'set_code') return { ...change, rule: undefined };
    throw invalidRequest(`changes.${place}.price_list`, ({ rules }) => rules.asUndone);
  });
}

/** As text with its fields in the order of the schema. */
function broughtBack(change: ProposalChange): { readonly text: string; readonly seal: string } | null {
  if (change.kind === 'set_code' && change.rule) {
    return { text: JSON.stringify(codeRule.parse(change.rule)), seal: change.seal ?? '' };
  }
  if (change.kind === 'set_price_list' && change.price_list) {
    return { text: JSON.stringify(priceListRule.parse(change.price_list)), seal: change.seal ?? '' };
  }
  return null;
}

function purposeOf(id: string): string {
  return `undo ${id.toLowerCase()}`;
}
