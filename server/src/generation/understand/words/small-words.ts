/** Small words by what they do around a thing, in all five languages and folded. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
export const WITHOUT = set('without ohne sans sin zonder');
export const DENIALS = set('not nicht pas no niet kein keine keinen geen yet noch never nie nunca jamais cannot');
export const FOR = set('for fur pour para voor');
