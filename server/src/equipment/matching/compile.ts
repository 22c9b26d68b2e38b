import type { Category } from '@showbill/contract';
import type { Kind } from '../kinds.ts';
import {
  ACCESSORY,
  CATEGORY_PHRASES,
  KIND_WORDS,
  LANGUAGES,
  type LexiconLanguage,
  MODELS,
  SERIES,
  SEVERAL_KINDS,
  wordsThatAre,
} from '../lexicon/index.ts';
import { once } from '../../platform/once.ts';
import { type CompoundSplitter, compoundSplitter } from './compounds.ts';
import { compileMakes, compileNumbered, type Make, makesOf, spellingsOfMake } from './makes.ts';
import type { Splitter } from './parts.ts';
import { patternStems } from './pattern.ts';
import { insert, newTrie, nodeAt, type TrieNode } from './trie.ts';
import { fold, stem } from './words.ts';

/** What a phrase of the lexicons says. `kind` null: an accessory, spare part or bookkeeping row. */
export interface Entry {
  readonly kind: Kind | null;
  readonly model: boolean;
  /** The make that must be named with the model; null: none. */
  readonly brand: string | null;
  /** Made of nothing but a number: must follow its make at once. */
  readonly bare: boolean;
  readonly generic: boolean;
  readonly nameOnly: boolean;
  readonly beside: boolean;
  /** Behind another thing's name it only says what that is made of or for. */
  readonly attribute: boolean;
  /** Says it in the kind's own category only. */
  readonly home: boolean;
  readonly language: LexiconLanguage;
  readonly only: LexiconLanguage | null;
}

export interface CategoryEntry {
  /** Empty: a phrase in which the word means something else. */
  readonly categories: readonly Category[];
  readonly only: LexiconLanguage | null;
  readonly language: LexiconLanguage;
}

export interface Vocabulary {
  readonly split: Splitter;
  readonly kinds: TrieNode<Entry>;
  readonly brands: TrieNode<string>;
  /** Makes that stand for one kind. */
  readonly makes: TrieNode<Make>;
  /** Makes that number what they build: the kind by the first digits. */
  readonly numbered: TrieNode<ReadonlyMap<string, Kind>>;
  readonly categories: TrieNode<CategoryEntry>;
}

/** The lexicon as tries; made on first use (0.4 to 0.5 s of one core), then kept. */
export const vocabulary = once(compile);

/** In running text these words mean people who are there anyway. */
const PEOPLE_KINDS: ReadonlySet<Kind> = new Set(['crew_musician', 'crew_host']);

function compile(): Vocabulary {
  const phrases = [...kindPhrases(), ...categoryPhrases()];
  const split = compileSplitter(phrases);
  const kinds = newTrie<Entry>();
  const categories = newTrie<CategoryEntry>();
  for (const { language, kind, categories: several, forms, marks } of phrases) {
    const only = marks.includes('!') ? language : null;
    for (const form of formsOf(forms, language, split)) {
      if (several === null) insert(kinds, form, entryOf(kind, marks, language, only));
      else insert(categories, form, { categories: several, only, language });
    }
  }
  const brands = compileModels(kinds);
  putInOrder(kinds);
  return { split: split.split, kinds, brands, categories, makes: compileMakes(), numbered: compileNumbered() };
}

function entryOf(kind: Kind | null, marks: string, language: LexiconLanguage, only: LexiconLanguage | null): Entry {
  const home = marks.includes('=');
  return {
    kind,
    model: false,
    brand: null,
    bare: false,
    generic: marks.includes('~') || home,
    nameOnly: marks.includes('?') || home || (kind !== null && PEOPLE_KINDS.has(kind)),
    beside: marks.includes('%'),
    attribute: marks.includes('^'),
    home,
    language,
    only,
  };
}

interface Phrase {
  readonly language: LexiconLanguage;
  readonly kind: Kind | null;
  /** Null where the phrase names a kind; empty where a category's word means something else in it. */
  readonly categories: readonly Category[] | null;
  /** As stems, in all its spellings. */
  readonly forms: readonly (readonly string[])[];
  readonly marks: string;
}

/** What names kinds before what names accessories. */
function kindPhrases(): Phrase[] {
  const phrases = LANGUAGES.flatMap((language) =>
    KIND_WORDS[language].rows().map(({ kind, phrase, marks }): Phrase => {
      const forms = spellings(phrase, language).map(patternStems);
      return { language, kind: kind === ACCESSORY ? null : kind, categories: null, forms, marks };
    }),
  );
  return [...phrases.filter(({ kind }) => kind !== null), ...phrases.filter(({ kind }) => kind === null)];
}

function categoryPhrases(): Phrase[] {
  return CATEGORY_PHRASES.rows().map(({ language, phrase, marks, categories }) => {
    const forms = spellings(phrase, language).map(patternStems);
    return { language, kind: null, categories, forms, marks };
  });
}

/** Adds the models to the phrases of the kinds; gives the makes they need. */
function compileModels(kinds: TrieNode<Entry>): TrieNode<string> {
  const brands = newTrie<string>();
  const known = new Set<string>();
  // With its make a model says more than without.
  const models = MODELS.rows();
  const inOrder = [...models.filter(({ make }) => make !== ''), ...models.filter(({ make }) => make === '')];
  for (const { kind, make, model } of inOrder) {
    if (make !== '' && !known.has(make)) {
      known.add(make);
      for (const spelling of spellingsOfMake(make)) insert(brands, patternStems(spelling), make);
    }
    const stems = patternStems(model);
    const bare = stems.every((key) => key === '#');
    const brand = make === '' ? null : make;
    insert(kinds, stems, { ...entryOf(kind, '', 'en', null), model: true, brand, bare });
  }
  for (const { kind, model } of SERIES.rows()) {
    insert(kinds, patternStems(model), { ...entryOf(kind, '=', 'en', null), model: true });
  }
  return brands;
}

/** Where several kinds share a phrase, the one that is meant first comes first; words come before models. */
function putInOrder(kinds: TrieNode<Entry>): void {
  for (const { phrase, kinds: inOrder } of SEVERAL_KINDS.rows()) {
    const place = ({ kind, model }: Entry): number =>
      (model ? 2 : 0) * inOrder.length + (kind === null ? inOrder.length : inOrder.indexOf(kind));
    nodeAt(kinds, patternStems(phrase))?.found.sort((left, right) => place(left) - place(right));
  }
}

/** The words by which compounds are seen through: German and Dutch phrases lend their last words as heads. */
function compileSplitter(phrases: readonly Phrase[]): CompoundSplitter {
  const whole = new Set<string>();
  const heads = new Set<string>();
  const modifiers = new Set<string>();
  const neutral = new Set(wordsThatAre('compound_ending').map((word) => stem(fold(word))));
  for (const key of neutral) heads.add(key);
  for (const word of wordsThatAre('compound_modifier')) {
    for (const spelling of spellings(word, 'de')) {
      modifiers.add(fold(spelling));
      modifiers.add(stem(fold(spelling)));
    }
  }
  for (const make of makesOf()) for (const key of patternStems(make)) whole.add(key);
  for (const { language, forms } of phrases) {
    const compounding = language === 'de' || language === 'nl';
    for (const form of forms) {
      form.forEach((key, index) => {
        if (key === '#') return;
        whole.add(key);
        if (!compounding) return;
        if (index === form.length - 1 && key.length >= 3) heads.add(key);
        if (index < form.length - 1 && key.length >= 4) modifiers.add(key);
      });
    }
  }
  return compoundSplitter({ whole, heads, modifiers, neutral });
}

/** A phrase is found as it is written, and a closed German or Dutch compound in its parts as well ("Steh-Tisch"). */
function formsOf(
  forms: readonly (readonly string[])[],
  language: LexiconLanguage,
  { apart }: CompoundSplitter,
): readonly (readonly string[])[] {
  if (language !== 'de' && language !== 'nl') return forms;
  return forms.flatMap((form) => {
    const parts = form.flatMap((key) => apart(key) ?? [key]);
    return parts.length === form.length ? [form] : [form, parts];
  });
}

function spellings(words: string, language: LexiconLanguage): readonly string[] {
  if (language !== 'de' || !/[äöü]/.test(words)) return [words];
  return [words, words.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')];
}
