import { ASKED_FOR } from './asked-for.ts';
import { AUDIO } from './audio.ts';
import { BACKLINE } from './backline.ts';
import { CATERING } from './catering.ts';
import { COMMUNICATIONS } from './communications.ts';
import { CREW } from './crew.ts';
import { DECOR, OTHER } from './decor.ts';
import type { Lexicon } from './entry.ts';
import { FURNITURE } from './furniture.ts';
import { HINDI } from './hindi.ts';
import { ITALIAN_DANISH } from './italian-danish.ts';
import { LIGHTING } from './lighting.ts';
import { MICROPHONES } from './microphones.ts';
import { NORTH_AMERICAN } from './north-american.ts';
import { ON_LISTS } from './on-lists.ts';
import { ON_PAPERS } from './on-papers.ts';
import { ON_SHELVES } from './on-shelves.ts';
import { POWER } from './power.ts';
import { RIGGING } from './rigging.ts';
import { SITE_SERVICES } from './services.ts';
import { SHORTHAND } from './shorthand.ts';
import { STAGING } from './staging.ts';
import { STRUCTURES } from './structures.ts';
import { TENDERED } from './tendered.ts';
import { CONSUMABLES, TRANSPORT } from './transport.ts';
import { VIDEO } from './video.ts';

export { ABBREVIATIONS, ABBREVIATIONS_IN, JOTTED, SLASHED } from './abbreviations.ts';
export { BRAND_SPELLINGS } from './brands.ts';
export { CATEGORY_PHRASES, NOT_A_CATEGORY } from './categories.ts';
export type { LexiconLanguage } from './entry.ts';
export { COMPOUND_MODIFIERS, COMPOUND_NEUTRAL_HEADS, NOT_THE_THING } from './general.ts';

export { MAKES, NUMBERED } from './makes.ts';
export { SERIES } from './series.ts';
export { OFTEN_MISSPELT, RIGHT_AS_THEY_ARE } from './spelling.ts';

/** Where a word belongs to several kinds, the earlier lexicon wins, unless the product's category or its neighbours decide. */
export const LEXICONS: readonly Lexicon[] = [
  MICROPHONES,
  AUDIO,
  LIGHTING,
  VIDEO,
  STAGING,
  RIGGING,
  POWER,
  COMMUNICATIONS,
  BACKLINE,
  FURNITURE,
  STRUCTURES,
  SITE_SERVICES,
  CATERING,
  DECOR,
  CREW,
  TRANSPORT,
  CONSUMABLES,
  OTHER,
  NORTH_AMERICAN,
  HINDI,
  ASKED_FOR,
  TENDERED,
  ON_PAPERS,
  ITALIAN_DANISH,
  SHORTHAND,
  ON_SHELVES,
  ON_LISTS,
];
