import type { Language } from '../../types.ts';

/** Right before a word: it will not be there. */
export const NEGATIONS: Readonly<Record<Language, string>> = {
  en: `no, not, without, without any, no need for, don't need, don't want, don't have, do not need, do not want, won't be, won't have, will not have, isn't, is not, never, neither, nor, instead of, rather than, there is no, there's no, there will be no`,
  de: `kein, keine, keinen, keinem, keiner, ohne, nicht, weder, statt, anstatt, anstelle von`,
  fr: `pas de, pas d', sans, aucun, aucune, ni, ni de, pas, au lieu de, plutôt que`,
  es: `sin, no, ni, ningún, ninguna, en lugar de, en vez de`,
  nl: `geen, zonder, niet, noch, in plaats van`,
};
