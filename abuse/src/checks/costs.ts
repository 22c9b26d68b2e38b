import type { Exchange } from './index.ts';

/** Names under which costs are told; null says nothing of them. */
const COSTS = /"(?:unit_cost|cost|margin|cost_price|least_margin|earnings|money)":(?!null)/;

/** Neither clients, programs without that scope, assistants nor members who only look are told of costs and margins. */
export function faultOfCosts({ operation: { face }, attempt, answer, request }: Exchange): string | null {
  const isInside = face !== 'public API' && face !== 'MCP' && face !== "client's page";
  // another cookie is another caller
  if (isInside && (attempt.caller !== 'viewer' || attempt.twists.length > 0)) return null;
  const found = COSTS.exec(answer.text)?.[0];
  return found === undefined || request.body?.toString().includes(found) === true ? null : `the answer holds ${found}`;
}
