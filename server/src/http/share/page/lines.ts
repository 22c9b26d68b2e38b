import { CATEGORIES, type Layout } from '@showbill/contract';
import { lineDeliverySentence, quantityText, type Speech } from '../../../languages/index.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { LineItem } from '../../../proposals/index.ts';

/** What of each line is shown: with its prices, with what it comes to alone, or without either. */
type Priced = 'fully' | 'total' | 'not';

export interface Shown {
  readonly currency: string;
  readonly layout: Layout;
  /** By line, where its picture is. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly speech: Speech;
}

/**
 * One table with a heading for each category, and its sum where the layout has one, in the order of the vocabulary. A price
 * that the layout leaves out is nowhere on the page.
 */
export function linesByCategory(lines: readonly LineItem[], all: Shown): Html {
  const shown = ofLines(all, lines);
  const { currency, layout } = shown;
  const { format, texts, words } = shown.speech;
  const priced: Priced = layout === 'lines' ? 'fully' : 'not';
  const groups = CATEGORIES.flatMap((category) => {
    const own = lines.filter((line) => line.category === category);
    if (own.length === 0) return [];
    const sum = own.reduce((total, line) => total + line.total, 0n);
    const label = words.categories[category];
    const fold = html`<input class="fold" type="checkbox" aria-label="${texts.page.showCategory(label)}">`;
    const across = { lines: 3, groups: 1, total: 2 }[layout];
    const cell = html`<td role="cell" class="figure">${format.money(sum, currency)}</td>\n`;
    const heading = html`<tr role="row" class="group">
<th role="rowheader" scope="rowgroup" colspan="${across}"><label>${fold}${label}</label></th>
${layout === 'total' ? null : cell}</tr>
`;
    return [rows(own, shown, priced, heading)];
  });
  return table(texts.page.byCategory, shown, priced, groups);
}

/** Lines without categories, as one table, each with what it costs. */
export function plainLines(label: string, lines: readonly LineItem[], all: Shown): Html {
  const shown = ofLines(all, lines);
  const priced: Priced = shown.layout === 'lines' ? 'fully' : 'total';
  return table(label, shown, priced, [rows(lines, shown, priced)]);
}

/** A table without any picture has no room for them. */
export function ofLines(shown: Shown, lines: readonly LineItem[]): Shown {
  return lines.some(({ id }) => shown.pictures.has(id)) ? shown : { ...shown, pictures: new Map() };
}

/** A line's picture, or room for one. */
export function pictureOf({ id }: LineItem, { pictures }: Pick<Shown, 'pictures'>): Html | null {
  if (pictures.size === 0) return null;
  const path = pictures.get(id);
  return path === undefined
    ? html`<span class="picture"></span>`
    : html`<img class="picture" src="${path}" alt="" width="56" height="56" loading="lazy">`;
}

/** The roles keep the table a table for screen readers where a narrow screen lays its rows out as a grid. */
function table(label: string, { pictures, speech }: Shown, priced: Priced, groups: readonly Html[]): Html {
  const { columns } = speech.texts;
  const price = html`<th role="columnheader" scope="col">${columns.price}</th>\n`;
  const total = html`<th role="columnheader" scope="col">${columns.total}</th>\n`;
  return html`<table role="table" aria-label="${label}" class="priced-${priced}${pictures.size > 0 ? ' pictured' : ''}">
<thead role="rowgroup"><tr role="row">
<th role="columnheader" scope="col">${columns.item}</th>
<th role="columnheader" scope="col">${columns.quantity}</th>
${priced === 'fully' ? price : null}${priced === 'not' ? null : total}</tr></thead>
${groups}</table>`;
}

function rows(lines: readonly LineItem[], shown: Shown, priced: Priced, heading: Html | null = null): Html {
  return html`<tbody role="rowgroup">
${heading}${lines.map((line) => lineRow(line, shown, priced))}</tbody>
`;
}

function lineRow(line: LineItem, shown: Shown, priced: Priced): Html {
  const { currency, speech } = shown;
  const { format, texts, words } = speech;
  const chosen = line.picked ? html` <span class="tag">${texts.extras.chosen}</span>` : null;
  const picture = pictureOf(line, shown);
  const how = lineDeliverySentence(speech, line);
  const name = html`${line.name}${chosen}${how === null ? null : html` <small>${how}</small>`}`;
  const price = html`${format.money(line.unitPrice, currency)} <small>${words.perUnit[line.unit]}</small>`;
  const sum = html`<td role="cell" class="sum figure">${format.money(line.total, currency)}</td>\n`;
  return html`<tr role="row">
<td role="cell" class="name">${picture === null ? name : html`<span class="beside">${picture}<span>${name}</span></span>`}</td>
<td role="cell" class="quantity figure">${quantityText(speech, line)}</td>
${priced === 'fully' ? html`<td role="cell" class="price figure">${price}</td>\n` : null}${priced === 'not' ? null : sum}</tr>
`;
}
