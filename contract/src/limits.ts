/** What may be sent at most; without the schemas, so that a page can take it along. */

/** Code points, after trimming. */
export const DESCRIPTION_LIMIT = 10_000;
export const ATTENDEES_LIMIT = 1_000_000;
export const DAYS_LIMIT = 366;
export const LINES_LIMIT = 1000;
export const UNITS_LIMIT = 1_000_000;
export const HOURS_LIMIT = 10_000;
