import type { Category } from '@showbill/contract';
import type { Kind } from '../kinds.ts';
import { KINDS } from '../kinds.ts';
import {
  CATEGORY_PHRASES,
  COMPOUND_MODIFIERS,
  COMPOUND_NEUTRAL_HEADS,
  LEXICONS,
  type LexiconLanguage,
  NOT_A_CATEGORY,
  NOT_THE_THING,
  SERIES,
} from '../lexicon/index.ts';
import { type CompoundSplitter, compoundSplitter } from './compounds.ts';
import { compileMakes, compileNumbered, type Make, makesOf, spellingsOfMake } from './makes.ts';
import type { Splitter } from './parts.ts';
import { patternStems } from './pattern.ts';
import { insert, newTrie, type TrieNode } from './trie.ts';
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

let compiled: Vocabulary | null = null;

/** The lexicons as tries; made on first use (0.3 to 0.4 s of one core), then kept. */
export function vocabulary(): Vocabulary {
  compiled ??= compile();
  return compiled;
}

/** In running text these words mean people who are there anyway. */
const PEOPLE_KINDS: ReadonlySet<Kind> = new Set(['crew_musician', 'crew_host']);

const LANGUAGES: readonly LexiconLanguage[] = ['en', 'de', 'fr', 'es', 'nl', 'hi', 'it', 'da'];

function compile(): Vocabulary {
  const lists = phraseLists();
  const split = compileSplitter(lists);
  const kinds = newTrie<Entry>();
  const categories = newTrie<CategoryEntry>();
  for (const { language, kind, categories: several, phrases } of lists) {
    for (const { forms, marks } of phrases) {
      const only = marks.includes('!') ? language : null;
      for (const form of formsOf(forms, language, split)) {
        if (several === null) insert(kinds, form, entryOf(kind, marks, language, only));
        else insert(categories, form, { categories: several, only, language });
      }
    }
  }
  const brands = compileModels(kinds);
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

interface PhraseList {
  readonly language: LexiconLanguage;
  readonly kind: Kind | null;
  /** Null where the list names a kind; empty for phrases in which a category's word means something else. */
  readonly categories: readonly Category[] | null;
  readonly phrases: readonly { readonly forms: readonly (readonly string[])[]; readonly marks: string }[];
}

/** Every list of phrases, each phrase as stems in all its spellings. */
function phraseLists(): PhraseList[] {
  const lists: PhraseList[] = [];
  const add = (
    language: LexiconLanguage,
    kind: Kind | null,
    categories: readonly Category[] | null,
    list: string | undefined,
  ): void => {
    if (list === undefined) return;
    const phrases = list.split(',').flatMap((item) => {
      const trimmed = item.trim();
      const words = trimmed.replace(/^[~?%!^=]+/, '');
      if (words === '') return [];
      const forms = spellings(words, language).map((spelling) => patternStems(spelling));
      return [{ forms, marks: trimmed.slice(0, trimmed.length - words.length) }];
    });
    lists.push({ language, kind, categories, phrases });
  };
  for (const lexicon of LEXICONS) {
    for (const kind of KINDS) {
      for (const language of LANGUAGES) add(language, kind, null, lexicon[kind]?.[language]);
    }
  }
  for (const language of LANGUAGES) add(language, null, null, NOT_THE_THING[language]);
  for (const [language, category, list] of CATEGORY_PHRASES) {
    add(language, null, typeof category === 'string' ? [category] : category, list);
  }
  add('en', null, [], NOT_A_CATEGORY);
  return lists;
}

/** Adds the models to the phrases of the kinds; gives the makes they need. */
function compileModels(kinds: TrieNode<Entry>): TrieNode<string> {
  const brands = newTrie<string>();
  const known = new Set<string>();
  for (const lexicon of LEXICONS) {
    for (const kind of KINDS) {
      for (const group of lexicon[kind]?.models?.split(';') ?? []) {
        const colon = group.indexOf(':');
        const brand = colon < 0 ? null : group.slice(0, colon).trim();
        if (brand !== null && !known.has(brand)) {
          known.add(brand);
          for (const spelling of spellingsOfMake(brand)) insert(brands, patternStems(spelling), brand);
        }
        for (const model of group.slice(colon + 1).split(',')) {
          const stems = patternStems(model);
          if (stems.length === 0) continue;
          const bare = stems.every((key) => key === '#');
          insert(kinds, stems, { ...entryOf(kind, '', 'en', null), model: true, brand, bare });
        }
      }
    }
  }
  for (const kind of KINDS) {
    for (const model of SERIES[kind]?.split(',') ?? []) {
      insert(kinds, patternStems(model), { ...entryOf(kind, '=', 'en', null), model: true });
    }
  }
  return brands;
}

/** The words by which compounds are seen through: German and Dutch phrases lend their last words as heads. */
function compileSplitter(lists: readonly PhraseList[]): CompoundSplitter {
  const whole = new Set<string>();
  const heads = new Set<string>();
  const modifiers = new Set<string>();
  const neutral = new Set(COMPOUND_NEUTRAL_HEADS.split(',').map((word) => stem(fold(word.trim()))));
  for (const key of neutral) heads.add(key);
  for (const word of COMPOUND_MODIFIERS.split(',')) {
    for (const spelling of spellings(word.trim(), 'de')) {
      modifiers.add(fold(spelling));
      modifiers.add(stem(fold(spelling)));
    }
  }
  for (const make of makesOf()) for (const key of patternStems(make)) whole.add(key);
  for (const { language, phrases } of lists) {
    const compounding = language === 'de' || language === 'nl';
    for (const form of phrases.flatMap(({ forms }) => forms)) {
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
