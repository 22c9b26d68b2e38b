export { CATEGORY_PHRASES, HEADING_WORDS } from './categories.ts';
export { LANGUAGES, type LexiconLanguage } from './language.ts';
export { MAKE_NUMBERS, MAKE_SPELLINGS, MAKES, MODELS, SERIES } from './makes.ts';
export { DRIVER_SIZES, TABLE_SEATS, USUAL_SIZES, usualSizes } from './sizes.ts';
export { type Table, table } from './table.ts';
export {
  ABBREVIATIONS,
  CABLE_WORDS,
  FREQUENT_WORDS,
  IRREGULAR_PLURALS,
  QUALIFIERS,
  SPELLING,
  TELLING_WORDS,
  UNIT_WORDS,
} from './word-lists.ts';
export { WORD_ROLES, type WordRole, wordsThatAre } from './word-roles.ts';
export { ACCESSORY, KIND_WORDS, SEVERAL_KINDS } from './words.ts';
