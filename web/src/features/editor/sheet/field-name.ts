import { TEXTS } from '../../../texts/index.ts';

/** How people call a field of a proposal or of a line. */
export function fieldName(field: string): string {
  const names: Readonly<Record<string, string>> = TEXTS.editor.fieldNames;
  return names[field] ?? field;
}
