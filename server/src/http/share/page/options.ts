import { adjustmentLabel, quantityText, type Speech, speechOf } from '../../../languages/index.ts';
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
  const shown = shownOf(view);
  const { speech } = shown;
  const { heading } = speech.texts.extras;
  const options = optionsOf(view.proposal);
  if (options.length === 0) return null;
  return html`<section class="extras">
<h2>${heading}</h2>
<p>${note(view.proposal, speech)}</p>
${view.proposal.status === 'sent' ? switches(view, options) : plainLines(heading, options, shown)}
</section>`;
}

/** How the page shows lines. */
export function shownOf({ proposal, pictures }: View): Shown {
  const { currency, language, presentation } = proposal;
  return { currency, layout: presentation.layout, pictures, speech: speechOf(language) };
}

function switches(view: View, options: readonly LineItem[]): Html {
  const shown = ofLines(shownOf(view), options);
  const picked = new Set(picksOf(view));
  const update = html`form="answer" name="do" value="pick" formaction="?#sums" formnovalidate`;
  return html`<ul class="options">
${options.map((line, at) => option(line, shown, { at, isPicked: picked.has(at) }))}</ul>
${defaultButton()}<button class="button plain" id="update" ${update}>${shown.speech.texts.page.update}</button>`;
}

/** Whatever the layout, an extra is chosen by what it adds. */
function option(line: LineItem, shown: Shown, { at, isPicked }: { at: number; isPicked: boolean }): Html {
  const { currency, layout, speech } = shown;
  const { format, words } = speech;
  const checked = isPicked ? html` checked` : null;
  const each = layout === 'lines' ? `, ${format.money(line.unitPrice, currency)} ${words.perUnit[line.unit]}` : '';
  const price = `${quantityText(speech, line)}${each}`;
  return html`<li><label><input type="checkbox" name="pick" value="${at}" form="answer"${checked}>
${pictureOf(line, shown)}<span class="name">${line.name} <small class="figure">${price}</small></span>
<span class="figure">+ ${format.money(line.total, currency)}</span></label></li>
`;
}

/** What Enter in a field presses is the form's first button: it accepts, as the one that everybody sees does. */
function defaultButton(): Html {
  return html`<button class="unseen" form="answer" name="do" value="accept" tabindex="-1" aria-hidden="true"></button>
`;
}

/** The prices of extras stand alone: adjustments come on top once one is chosen. */
function note({ status, adjustments }: Proposal, speech: Speech): string {
  const { extras, page } = speech.texts;
  if (status === 'accepted') return extras.notChosen;
  const later = adjustments.map((adjustment) => {
    const label = adjustmentLabel(speech, adjustment);
    if (adjustment.kind === 'multi_day') return extras.multiDay;
    return adjustment.kind === 'tax' ? label.replace(/ [\d.,]+ %$/, '') : label.replace(' %', '\u00a0%');
  });
  const adds = later.length === 0 ? extras.adds : extras.addsBefore(speech.format.list(later));
  return `${status === 'sent' ? page.tick : extras.notIncluded} ${adds}`;
}
