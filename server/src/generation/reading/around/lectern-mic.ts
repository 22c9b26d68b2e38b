import type { Demand } from '../../facts.ts';

/** "A lectern with a microphone", in the five languages; with no other word between than what joins them. */
const TOGETHER =
  /(?:lectern|podium|rednerpult|stehpult|redepult|pupitre|atril|katheder|spreekgestoelte)s?[\s,(]{1,3}(?:(?:with|w|w\/|and|plus|incl\.?|including|a|an|its|built-in|integrated|gooseneck|mit|und|einem|ein|avec|et|un|son|con|y|met|en|een|\+|&)\s){1,3}(?:mics?\b|microphone|mikro|micro|micr\u00f3)/iu;
const PLAIN = /^(?:gooseneck )?(?:mics?|microphone|mikrofon|mikro|micro|micr[o\u00f3]fono|microfoon)$/iu;

/** The microphone that is named in one breath with the lectern is the one on it. */
export function withLecternMic(demands: readonly Demand[], description: string): readonly Demand[] {
  if (!TOGETHER.test(description) || !demands.some(({ kinds }) => kinds[0] === 'lectern')) return demands;
  const at = demands.findIndex(
    ({ kinds, phrase, quantity }) => kinds[0] === 'mic_wired' && (quantity ?? 1) === 1 && PLAIN.test(phrase.trim()),
  );
  return demands.map((demand, index) => (index === at ? { ...demand, kinds: ['mic_lectern', 'mic_wired'] } : demand));
}
