import { CATEGORIES } from '@showbill/contract';
import { CATEGORY_LABEL, PER_UNIT, quantityText } from '@showbill/contract/words';
import { formatMoney } from '../../../platform/format.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { LineItem } from '../../../proposals/index.ts';

/** One table with a heading and a sum for each category, in the order of the vocabulary. */
export function linesByCategory(lines: readonly LineItem[], currency: string): Html {
  const groups = CATEGORIES.flatMap((category) => {
    const own = lines.filter((line) => line.category === category);
    if (own.length === 0) return [];
    const sum = own.reduce((total, line) => total + line.total, 0n);
    const label = CATEGORY_LABEL[category];
    const fold = html`<input class="fold" type="checkbox" aria-label="Show items in ${label}">`;
    const heading = html`<tr role="row" class="group">
<th role="rowheader" scope="rowgroup" colspan="3"><label>${fold}${label}</label></th>
<td role="cell" class="figure">${formatMoney(sum, currency)}</td>
</tr>
`;
    return [rows(own, currency, heading)];
  });
  return table('Items by category', groups);
}

/** Lines without categories, as one table. */
export function plainLines(label: string, lines: readonly LineItem[], currency: string): Html {
  return table(label, [rows(lines, currency)]);
}

/** The roles keep the table a table for screen readers where a narrow screen lays its rows out as a grid. */
function table(label: string, groups: readonly Html[]): Html {
  return html`<table role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row">
<th role="columnheader" scope="col">Item</th>
<th role="columnheader" scope="col">Quantity</th>
<th role="columnheader" scope="col">Price</th>
<th role="columnheader" scope="col">Total</th>
</tr></thead>
${groups}</table>`;
}

function rows(lines: readonly LineItem[], currency: string, heading: Html | null = null): Html {
  return html`<tbody role="rowgroup">
${heading}${lines.map((line) => lineRow(line, currency))}</tbody>
`;
}

function lineRow(line: LineItem, currency: string): Html {
  const chosen = line.picked ? html` <span class="tag">chosen extra</span>` : null;
  const price = html`${formatMoney(line.unitPrice, currency)} <small>${PER_UNIT[line.unit]}</small>`;
  return html`<tr role="row">
<td role="cell" class="name">${line.name}${chosen}</td>
<td role="cell" class="quantity figure">${quantityText(line)}</td>
<td role="cell" class="price figure">${price}</td>
<td role="cell" class="sum figure">${formatMoney(line.total, currency)}</td>
</tr>
`;
}
