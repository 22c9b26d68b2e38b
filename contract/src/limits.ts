/** What may be sent at most; without the schemas, so that a page can take it along. */

/** Code points, after trimming. */
export const DESCRIPTION_LIMIT = 10_000;
/** Of a title and of a line's name. */
export const NAME_LIMIT = 200;
export const VENUE_LIMIT = 1000;
export const SUMMARY_LIMIT = 5000;
export const NOTES_LIMIT = 10_000;
/** Of the note that a proposal begins with. */
export const COVER_NOTE_LIMIT = 3000;
export const ATTENDEES_LIMIT = 1_000_000;
export const DAYS_LIMIT = 366;
/** Of a question to the client, and of what is taken for granted. */
export const QUESTION_LIMIT = 300;
/** Of the answer to a question. */
export const ANSWER_LIMIT = 200;
/** Of an answer to a client. */
export const CLIENT_ANSWER_LIMIT = 5000;
export const LINES_LIMIT = 1000;
export const UNITS_LIMIT = 1_000_000;
export const HOURS_LIMIT = 10_000;
/** Of payments by date, beside the deposit and the rest. */
export const INSTALMENTS_LIMIT = 12;
/** Days before or after something on which a payment is due. */
export const DUE_DAYS_LIMIT = 730;
export const PAYMENT_NOTE_LIMIT = 500;
/** Of a sentence on an invoice about value-added tax. */
export const VAT_WORDING_LIMIT = 300;
