import { CATEGORIES } from '@showbill/contract';
import { quantityText, type Speech } from '../../../languages/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { LineItem } from '../../../proposals/index.ts';

/** One table with a heading and a sum for each category, in the order of the vocabulary. */
export function linesByCategory(lines: readonly LineItem[], currency: string, speech: Speech): Html {
  const { format, texts, words } = speech;
  const groups = CATEGORIES.flatMap((category) => {
    const own = lines.filter((line) => line.category === category);
    if (own.length === 0) return [];
    const sum = own.reduce((total, line) => total + line.total, 0n);
    const label = words.categories[category];
    const fold = html`<input class="fold" type="checkbox" aria-label="${texts.page.showCategory(label)}">`;
    const heading = html`<tr role="row" class="group">
<th role="rowheader" scope="rowgroup" colspan="3"><label>${fold}${label}</label></th>
<td role="cell" class="figure">${format.money(sum, currency)}</td>
</tr>
`;
    return [rows(own, currency, speech, heading)];
  });
  return table(texts.page.byCategory, groups, speech);
}

/** Lines without categories, as one table. */
export function plainLines(label: string, lines: readonly LineItem[], currency: string, speech: Speech): Html {
  return table(label, [rows(lines, currency, speech)], speech);
}

/** The roles keep the table a table for screen readers where a narrow screen lays its rows out as a grid. */
function table(label: string, groups: readonly Html[], { texts }: Speech): Html {
  const { item, quantity, price, total } = texts.columns;
  return html`<table role="table" aria-label="${label}">
<thead role="rowgroup"><tr role="row">
<th role="columnheader" scope="col">${item}</th>
<th role="columnheader" scope="col">${quantity}</th>
<th role="columnheader" scope="col">${price}</th>
<th role="columnheader" scope="col">${total}</th>
</tr></thead>
${groups}</table>`;
}

function rows(lines: readonly LineItem[], currency: string, speech: Speech, heading: Html | null = null): Html {
  return html`<tbody role="rowgroup">
${heading}${lines.map((line) => lineRow(line, currency, speech))}</tbody>
`;
}

function lineRow(line: LineItem, currency: string, speech: Speech): Html {
  const { format, texts, words } = speech;
  const chosen = line.picked ? html` <span class="tag">${texts.extras.chosen}</span>` : null;
  const price = html`${format.money(line.unitPrice, currency)} <small>${words.perUnit[line.unit]}</small>`;
  return html`<tr role="row">
<td role="cell" class="name">${line.name}${chosen}</td>
<td role="cell" class="quantity figure">${quantityText(speech, line)}</td>
<td role="cell" class="price figure">${price}</td>
<td role="cell" class="sum figure">${format.money(line.total, currency)}</td>
</tr>
`;
}
