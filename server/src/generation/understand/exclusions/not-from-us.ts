import type { NotFromUsRow } from './fixtures.ts';
import { ABROAD } from './not-from-us.abroad.ts';
import { AT_WORK } from './not-from-us.at-work.ts';
import { CLAUSES } from './not-from-us.clauses.ts';
import { CONTRACTS } from './not-from-us.contracts.ts';
import { DOCUMENTS } from './not-from-us.documents.ts';
import { ENGLISH } from './not-from-us.english.ts';
import { ENQUIRIES } from './not-from-us.enquiries.ts';
import { FRENCH_AND_SPANISH } from './not-from-us.french-spanish.ts';
import { GERMAN_AND_DUTCH } from './not-from-us.german-dutch.ts';
import { HANDED_ON } from './not-from-us.handed-on.ts';
import { INBOX } from './not-from-us.inbox.ts';
import { LACKED } from './not-from-us.lacking.ts';
import { LETTERBOX } from './not-from-us.letterbox.ts';
import { LETTERS } from './not-from-us.letters.ts';
import { LISTS } from './not-from-us.lists.ts';
import { MINUTES } from './not-from-us.minutes.ts';
import { ORGANISERS } from './not-from-us.organisers.ts';
import { DUTCH, FRENCH, GERMAN, SPANISH } from './not-from-us.other-languages.ts';
import { PAPERS } from './not-from-us.papers.ts';
import { POSTED } from './not-from-us.posted.ts';
import { REQUESTS } from './not-from-us.requests.ts';
import { STATEMENTS } from './not-from-us.statements.ts';
import { TAKEN_BACK } from './not-from-us.taken-back.ts';
import { TENDERS } from './not-from-us.tenders.ts';
import { WISHED } from './not-from-us.wished.ts';

/** The labelled statements by where they come from: tests hold them, and the reader of uses is taught with them. */
export const NOT_FROM_US: readonly (readonly [name: string, rows: readonly NotFromUsRow[]])[] = [
  ['English', ENGLISH],
  ['German', GERMAN],
  ['French', FRENCH],
  ['Spanish', SPANISH],
  ['Dutch', DUTCH],
  ['forms, lists and mails', REQUESTS],
  ['five languages', STATEMENTS],
  ['clauses', CLAUSES],
  ['short lists', LISTS],
  ['enquiries', ENQUIRIES],
  ['tenders', TENDERS],
  ['letters', LETTERS],
  ['German and Dutch enquiries', GERMAN_AND_DUTCH],
  ['French and Spanish enquiries', FRENCH_AND_SPANISH],
  ['an inbox', INBOX],
  ['an inbox in four languages', LETTERBOX],
  ['what is taken back', TAKEN_BACK],
  ['documents', DOCUMENTS],
  ['what is not there', LACKED],
  ['minutes and contracts', MINUTES],
  ['who films, buys and provides', AT_WORK],
  ['papers for others', PAPERS],
  ['papers that are handed on', HANDED_ON],
  ['riders, notes and answers', POSTED],
  ['who organise it themselves', ORGANISERS],
  ['what is wished all the same', WISHED],
  ['contracts, lots, firms and riders', CONTRACTS],
  ['papers abroad', ABROAD],
];
