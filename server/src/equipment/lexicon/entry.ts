import type { Kind } from '../kinds.ts';

export type LexiconLanguage = 'en' | 'de' | 'fr' | 'es' | 'nl' | 'hi' | 'it' | 'da';

/**
 * The words of one kind: phrases separated by commas, in the singular, as one writes them. A German or Dutch compound
 * may be written apart ("lautsprecher stativ"): that finds it closed, hyphenated and apart.
 *
 * Marks before a phrase:
 * - `~` generic: says the kind only where nothing more precise does, and never against the product's category.
 * - `?` for product names only: in running text the word means too much else.
 * - `%` in running text only beside other equipment, or with a size or a make ("12-inch speakers").
 * - `!` in running text only when the text is in this language.
 * - `^` behind another thing's name it only says what that is made of or for ("Rednerpult Glas").
 * - `=` generic, for product names, and only in the kind's own category ("mile" under transport).
 *
 * `models`: groups separated by semicolons, `make: model, model`; `#` is any number. A group without a make holds
 * model names that are unmistakable alone.
 */
export interface Words {
  readonly en?: string;
  readonly de?: string;
  readonly fr?: string;
  readonly es?: string;
  readonly nl?: string;
  readonly hi?: string;
  readonly it?: string;
  readonly da?: string;
  readonly models?: string;
}

export type Lexicon = Partial<Record<Kind, Words>>;
