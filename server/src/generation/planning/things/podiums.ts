/** What a conductor stands on, filed with what players have before them. */
export function isConductors(words: string): boolean {
  return CONDUCTS.test(words) && PODIUM.test(words);
}

const PODIUM = /podium|podest|rostr|riser|platform|dais|bok\b|estrade|tarima|podio|verhog/iu;
const CONDUCTS = /conductor|dirigent|\bchef\b|director/iu;
