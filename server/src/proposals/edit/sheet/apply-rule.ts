import type { CodeRule, ProposalChange } from '@showbill/contract';
import { withRule } from '@showbill/contract/sums';
import { AppError, invalidRequest } from '../../../platform/errors.ts';
import type { At } from './at.ts';
import type { Sheet } from './sheet.ts';

type Change<Kind extends ProposalChange['kind']> = Extract<ProposalChange, { kind: Kind }>;

/** A rule that is not there any more needs no switching. */
export function switchRule(sheet: Sheet, { rule_id: id, off }: Change<'switch_rule'>, { param }: At): Sheet {
  const rule = sheet.rules.find((each) => each.id === id);
  if (rule === undefined || rule.off === off) return sheet;
  if (rule.kind === 'waiver' && !rule.optional) {
    throw invalidRequest(`${param}.off`, ({ rules }) => rules.always(rule.label));
  }
  return { ...sheet, rules: sheet.rules.map((each) => (each === rule ? { ...each, off } : each)) };
}

/** The rules with a code. Throws `invalid_request` for one that cannot be had. */
export function rulesWithCode(sheet: Sheet, { code, rule }: Change<'set_code'>, at: At): Sheet['rules'] {
  if (code === null) return withRule(sheet.rules, 'code', null);
  return withRule(sheet.rules, 'code', rule?.code === code ? rule : requireCode(code, at));
}

/** The rules with the price list of another client. */
export function rulesForClient(sheet: Sheet, { client_id: id, follow }: Change<'set_client'>, at: At): Sheet['rules'] {
  if (follow === false || id === sheet.clientId) return sheet.rules;
  return withRule(sheet.rules, 'price_list', at.ground.priceLists.get(id ?? '') ?? null);
}

function requireCode(code: string, { ground, param }: At): CodeRule {
  const found = ground.codes.get(code) ?? (({ rules }) => rules.unknown(code));
  if (typeof found !== 'function') return found;
  throw new AppError('invalid_request', found, { param: `${param}.code` });
}
