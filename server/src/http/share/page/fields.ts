import { type Html, html } from '../../../platform/html.ts';
import type { Attempt, FormName } from './view.ts';

interface Field {
  readonly form?: FormName;
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email';
  readonly autocomplete: string;
  readonly most: number;
}

/** A line to type in, with what was typed. */
export function field(
  { form = 'accept', name, label, type, autocomplete, most }: Field,
  attempt: Attempt | null,
): Html {
  const wrong = fault(form, name, attempt);
  const typed = html`value="${attempt?.values[name] ?? ''}"${wrong.attributes}`;
  return html`<div class="field">
<label for="${form}-${name}">${label}</label>
<input id="${form}-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${most}" required ${typed}>
${wrong.text}
</div>`;
}

interface Area {
  readonly form: FormName;
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly most: number;
}

/** A text of several lines, with what was typed. */
export function area({ form, name, label, required, most }: Area, attempt: Attempt | null): Html {
  const wrong = fault(form, name, attempt);
  const needed = required ? html` required` : null;
  const typed = attempt?.values[name] ?? '';
  return html`<div class="field">
<label for="${form}-${name}">${label}</label>
<textarea id="${form}-${name}" name="${name}" rows="4" maxlength="${most}"${needed}${wrong.attributes}>${typed}</textarea>
${wrong.text}
</div>`;
}

/** What is wrong with a field, and how its input refers to that. */
export function fault(
  form: FormName,
  name: string,
  attempt: Attempt | null,
): { attributes: Html | null; text: Html | null } {
  const text = attempt?.faults[name];
  if (text === undefined) return { attributes: null, text: null };
  const id = `${form}-${name}-fault`;
  const isFirst = Object.keys(attempt?.faults ?? {})[0] === name;
  return {
    // the page is a long one: the browser goes to where something is wrong
    attributes: html` aria-invalid="true" aria-describedby="${id}"${isFirst ? html` autofocus` : null}`,
    text: html`<p class="fault" id="${id}">${text}</p>`,
  };
}

/** It is open where something has been typed. */
export function isOpen(attempt: Attempt | null): boolean {
  if (attempt === null) return false;
  const typed = Object.values(attempt.values).some((value) => value !== '');
  return typed || Object.keys(attempt.faults).length > 0;
}
