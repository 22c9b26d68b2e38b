export { CATEGORY_PHRASES } from './categories.ts';
export { LANGUAGES, type LexiconLanguage } from './language.ts';
export { MAKE_NUMBERS, MAKE_SPELLINGS, MAKES, MODELS, SERIES } from './makes.ts';
export { once, type Table, table } from './table.ts';
export {
  ABBREVIATIONS,
  FREQUENT_WORDS,
  IRREGULAR_PLURALS,
  SPELLING,
} from './word-lists.ts';
export { WORD_ROLES, type WordRole, wordsThatAre } from './word-roles.ts';
export { ACCESSORY, KIND_WORDS, SEVERAL_KINDS } from './words.ts';
