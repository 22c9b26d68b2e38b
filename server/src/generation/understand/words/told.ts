const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Before a thing that is new in the text: it is none that is there. */
export const INDEFINITES = set(
  'a an some another ein eine einen einem einer un une des du una unos unas een nog such plenty more',
);
