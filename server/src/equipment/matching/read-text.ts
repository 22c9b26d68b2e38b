import { vocabulary } from './compile.ts';
import { languagesOf, type TextLanguages } from './language.ts';
import { type Part, toParts } from './parts.ts';

/** A running text as phrases are looked for in it. */
export interface ReadText {
  readonly text: string;
  readonly parts: readonly Part[];
  readonly languages: TextLanguages;
}

export function readText(text: string): ReadText {
  const parts = toParts(text, vocabulary().split);
  return { text, parts, languages: languagesOf(text, parts) };
}
