import type { CodeRule, PriceListRule, RuleKind, TotalRule } from '../rules.ts';

const ORDER: readonly RuleKind[] = ['season', 'price_list', 'code', 'waiver', 'minimum'];

/** Rules with another one of a kind of which there is one at most, at its place; null: with none. */
export function withRule(
  rules: readonly TotalRule[],
  kind: 'price_list' | 'code',
  rule: PriceListRule | CodeRule | null,
): readonly TotalRule[] {
  const others = rules.filter((each) => each.kind !== kind);
  return rule === null ? others : inOrder([...others, rule]);
}

/** As a proposal keeps them. */
export function inOrder(rules: readonly TotalRule[]): readonly TotalRule[] {
  return rules.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

export function ruleOf<Kind extends RuleKind>(
  rules: readonly TotalRule[],
  kind: Kind,
): Extract<TotalRule, { kind: Kind }> | null {
  return rules.find((rule): rule is Extract<TotalRule, { kind: Kind }> => rule.kind === kind) ?? null;
}
