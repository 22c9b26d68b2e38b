import { PER_UNIT, quantityText } from '@showbill/contract/words';
import { formatMoney } from '../../../platform/format.ts';
import { type Html, html } from '../../../platform/html.ts';
import type { LineItem, Proposal } from '../../../proposals/index.ts';
import { ofLines, pictureOf, plainLines, type Shown } from './lines.ts';
import type { View } from './view.ts';

/** The options of a proposal. Each is named by where it stands among them: no id leaves the company. */
export function optionsOf({ lines }: Proposal): LineItem[] {
  return lines.filter(({ optional }) => optional);
}

/** Which options are picked, by where they stand among them. */
export function picksOf({ proposal, foreseen }: Pick<View, 'proposal' | 'foreseen'>): number[] {
  const picked = new Set(foreseen.lines.filter((line) => line.picked).map(({ id }) => id));
  return optionsOf(proposal).flatMap(({ id }, at) => (picked.has(id) ? at : []));
}

/** What may be added, each with a switch for as long as the proposal is open. */
export function extras(view: View): Html | null {
  const { status, adjustments } = view.proposal;
  const options = optionsOf(view.proposal);
  if (options.length === 0) return null;
  return html`<section class="extras">
<h2>Optional extras</h2>
<p>${note(status, adjustments)}</p>
${status === 'sent' ? switches(view, options) : plainLines('Optional extras', options, shownOf(view))}
</section>`;
}

/** How the page shows lines. */
export function shownOf({ proposal, pictures }: View): Shown {
  return { currency: proposal.currency, layout: proposal.presentation.layout, pictures };
}

function switches(view: View, options: readonly LineItem[]): Html {
  const shown = ofLines(shownOf(view), options);
  const picked = new Set(picksOf(view));
  const update = html`form="answer" name="do" value="pick" formaction="?#sums" formnovalidate`;
  return html`<ul class="options">
${options.map((line, at) => option(line, shown, { at, isPicked: picked.has(at) }))}</ul>
${defaultButton()}<button class="button plain" id="update" ${update}>Update total</button>`;
}

/** Whatever the layout, an extra is chosen by what it adds. */
function option(line: LineItem, shown: Shown, { at, isPicked }: { at: number; isPicked: boolean }): Html {
  const { currency, layout } = shown;
  const checked = isPicked ? html` checked` : null;
  const each = layout === 'lines' ? `, ${formatMoney(line.unitPrice, currency)} ${PER_UNIT[line.unit]}` : '';
  const price = `${quantityText(line)}${each}`;
  return html`<li><label><input type="checkbox" name="pick" value="${at}" form="answer"${checked}>
${pictureOf(line, shown)}<span class="name">${line.name} <small class="figure">${price}</small></span>
<span class="figure">+ ${formatMoney(line.total, currency)}</span></label></li>
`;
}

/** What Enter in a field presses is the form's first button: it accepts, as the one that everybody sees does. */
function defaultButton(): Html {
  return html`<button class="unseen" form="answer" name="do" value="accept" tabindex="-1" aria-hidden="true"></button>
`;
}

/** The prices of extras stand alone: adjustments come on top once one is chosen. */
function note(status: Proposal['status'], adjustments: Proposal['adjustments']): string {
  if (status === 'accepted') return 'Not chosen, and not included in the total.';
  const later = adjustments.map(({ kind, label }) =>
    kind === 'multi_day'
      ? 'multi-day discount'
      : kind === 'tax'
        ? label.replace(/ [\d.]+ %$/, '')
        : label.replace(' %', '\u00a0%'),
  );
  const before = later.length === 0 ? '' : `, before ${new Intl.ListFormat('en-GB').format(later)}`;
  const lead = status === 'sent' ? 'Tick any you’d like and the total updates.' : 'Not included in the total.';
  return `${lead} Each adds the price shown${before}.`;
}
