import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Language, LOCALES } from '@showbill/contract';
import { ACCEPTED_ENDINGS, type EnquiryForm } from '../../enquiries/index.ts';
import { type Speech, speechOf } from '../../languages/index.ts';
import { readable, textOn } from '../../platform/colour.ts';
import { Html, html } from '../../platform/html.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { type EnquiryField, type Fault, TRAP } from './sent-form.ts';

const STYLES = new Html(readFileSync(new URL('./styles.css', import.meta.url), 'utf8'));
const PAPER = { light: { paper: '#ffffff', ink: '#1c1917' }, dark: { paper: '#161412', ink: '#f2eee7' } } as const;
const USUAL_COLOUR = '#b45309';

/** A page, and the sources that its policy has to let through for it. */
export interface FormPage {
  readonly text: string;
  readonly styles: string;
  readonly scripts: string;
}

export interface FormView {
  readonly company: { readonly name: string; readonly colour: string | null };
  readonly form: EnquiryForm;
  readonly language: Language;
  readonly stamp: string;
  /** What was typed before, and is wrong. */
  readonly values: Readonly<Partial<Record<EnquiryField, string>>>;
  readonly faults: ReadonlyMap<EnquiryField, Fault>;
  /** Why nothing was sent yet. */
  readonly notice: string | null;
}

/** The form as a visitor fills it in. */
export function formPage(view: FormView): FormPage {
  const { company, form, language, stamp, notice } = view;
  const { form: says } = speechOf(language).texts;
  const asks = (name: EnquiryForm['fields'][number]) => form.fields.includes(name);
  const privacy =
    form.privacyUrl === null
      ? null
      : html` <a href="${form.privacyUrl}" target="_blank" rel="noopener">${says.privacyLink}</a>`;
  return frame(
    view,
    says.title(company.name),
    html`<h1>${says.heading}</h1>
${form.intro === null ? null : html`<p class="intro">${form.intro}</p>`}
<p class="notice" role="alert" tabindex="-1"${notice === null ? html` hidden` : null}>${notice ?? ''}</p>
<form method="post" enctype="multipart/form-data" data-failed="${says.failed}">
<input type="hidden" name="stamp" value="${stamp}">
<div class="trap" aria-hidden="true">
<label for="${TRAP}">${says.trap}</label>
<input id="${TRAP}" name="${TRAP}" tabindex="-1" autocomplete="off">
</div>
${field(view, 'name', html`type="text" autocomplete="name" maxlength="200" required`, 'half')}
${field(view, 'email', html`type="email" autocomplete="email" maxlength="254" required`, 'half')}
${asks('phone') ? field(view, 'phone', html`type="tel" autocomplete="tel" maxlength="50"`, 'half') : null}
${asks('date') ? field(view, 'date', html`type="date"`, 'half') : null}
${asks('place') ? field(view, 'place', html`type="text" maxlength="200"`, 'half') : null}
${asks('attendees') ? field(view, 'attendees', html`type="number" min="1" max="100000" inputmode="numeric"`, 'half') : null}
${field(view, 'description', null)}
${asks('files') ? field(view, 'files', html`type="file" multiple accept="${ACCEPTED_ENDINGS.join(',')}"`) : null}
<p class="privacy">${says.privacy(company.name)}${privacy}</p>
<button>${says.send}</button>
</form>`,
  );
}

/** What a visitor sees whose enquiry was kept. */
export function sentPage(view: Pick<FormView, 'company' | 'form' | 'language'>): FormPage {
  const { form: says } = speechOf(view.language).texts;
  return frame(
    view,
    says.sent,
    html`<h1 tabindex="-1">${says.sent}</h1>
<p>${says.sentText(view.company.name)}</p>
<p class="again"><a href="?language=${view.language}">${says.another}</a></p>`,
  );
}

/** What an address opens that is of no form in use. */
export function goneForm(language: Language): FormPage {
  const { form: says } = speechOf(language).texts;
  return note(language, says.gone, says.goneText);
}

/** What a visitor sees who came at a bad moment, or sent what cannot be read. */
export function failedForm(language: Language, isTooLarge = false): FormPage {
  const { form: says } = speechOf(language).texts;
  return note(language, isTooLarge ? says.faults.files : says.failed, '');
}

function note(language: Language, heading: string, text: string): FormPage {
  const view = { company: { colour: null }, form: { colour: null, scheme: 'auto' }, language } as const;
  return frame(view, heading, html`<h1 tabindex="-1">${heading}</h1>\n<p>${text}</p>`);
}

type Field = Exclude<EnquiryField, never>;

function field({ language, values, faults }: FormView, name: Field, attributes: Html | null, width = ''): Html {
  const speech = speechOf(language);
  const { form: says } = speech.texts;
  const isOptional = !['name', 'email', 'description'].includes(name);
  const fault = faults.get(name);
  const hint = hintOf(speech, name);
  const described = html` aria-describedby="${hint === null ? '' : `${name}-hint `}${name}-fault"`;
  const invalid = fault === undefined ? null : html` aria-invalid="true"`;
  const input =
    attributes === null
      ? html`<textarea id="${name}" name="${name}" maxlength="5000" required${described}${invalid}>${values[name] ?? ''}</textarea>`
      : html`<input id="${name}" name="${name}" ${attributes} value="${values[name] ?? ''}"${described}${invalid}>`;
  return html`<div class="field ${width}">
<label for="${name}">${says[name]}${isOptional ? html` <span>(${says.optional})</span>` : null}</label>
${hint === null ? null : html`<p class="hint" id="${name}-hint">${hint}</p>`}
${input}
<p class="fault" id="${name}-fault"${fault === undefined ? html` hidden` : null}>${fault === undefined ? '' : says.faults[fault]}</p>
</div>`;
}

function hintOf({ texts }: Speech, name: Field): string | null {
  if (name === 'description') return texts.form.descriptionHint;
  return name === 'files' ? texts.form.filesHint : null;
}

interface Look {
  readonly company: { readonly colour: string | null };
  readonly form: Pick<EnquiryForm, 'colour' | 'scheme'>;
  readonly language: Language;
}

function frame({ company, form, language }: Look, title: string, body: Html): FormPage {
  const colour = accents(form.colour ?? company.colour ?? USUAL_COLOUR);
  const text = html`<!doctype html>
<html lang="${LOCALES[language]}" class="${form.scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${STYLES}</style>
<style>${colour}</style>
</head>
<body>
<main>
${body}
</main>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`.text;
  return { text, styles: [STYLES, colour].map(sourceOf).join(' '), scripts: sourceOf(PAGE_SCRIPT) };
}

/** The colour in light and dark, changed as far as reading it needs. */
function accents(colour: string): Html {
  const [light, dark] = [readable(colour, PAPER.light), readable(colour, PAPER.dark)];
  const darkly = `--accent: ${dark}; --on-accent: ${textOn(dark)};`;
  return new Html(`:root { --accent: ${light}; --on-accent: ${textOn(light)}; }
.dark { ${darkly} }
@media (prefers-color-scheme: dark) { .auto { ${darkly} } }`);
}

function sourceOf({ text }: Html): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
