/** "500? Projector rental", "£80 Gazebo", "250  Equipment (power strips)". */
const COST = /^[ \t]*(?:[-*•][ \t]+)?(?:[£$€][ \t]?)?\d[\d.,]{1,8}[ \t]?(?:[?£$€]|EUR|CHF)?[ \t]+(?=[\p{L}(])/u;
const TOTAL =
  /^[ \t]*(?:[-*•][ \t]+)?(?:[£$€][ \t]?)?\d[\d.,]{1,8}[ \t]?(?:[?£$€]|EUR|CHF)?[ \t]+(?:sub-?|grand |estimated )?(?:total|sum|summe|gesamt|insgesamt|somme|suma|totaal)\b/iu;
const RULED = /^[ \t]*[-=_—]{3,}[ \t]*$/u;
const OF_MONEY =
  /\b(?:budget\p{L}*|costs?|costing|expenses|expenditure|outgoings|kosten\p{L}*|ausgaben|dépenses|coûts?|presupuesto|gastos|costes|begroting|uitgaven)\b/iu;
const HEAD = 6; // lines before the first figure
const LEAST = 2; // lines with a sum beside the total

/** A budget by lines, each with its sum before what it is for, down to a total: the sums count nothing, and no line heads the next. */
export function withoutCosts(description: string): string {
  if (!OF_MONEY.test(description)) return description;
  const lines = description.split('\n');
  let first = 0;
  let sums: number[] = [];
  lines.forEach((line, index) => {
    if (TOTAL.test(line) && sums.length >= LEAST) {
      if (OF_MONEY.test(lines.slice(Math.max(0, first - HEAD), first).join('\n')))
        for (const at of [...sums, index]) lines[at] = (lines[at] ?? '').replace(COST, '- ');
      sums = [];
    } else if (COST.test(line)) {
      if (sums.length === 0) first = index;
      sums.push(index);
    } else if (line.trim() !== '' && !RULED.test(line)) sums = [];
  });
  return lines.join('\n');
}
