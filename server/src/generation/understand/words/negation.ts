import type { Language } from '../../types.ts';

/** Right before a word: it will not be there. */
export const NEGATIONS: Readonly<Record<Language, string>> = {
  en: `no, not, nothing, without, without any, no need for, don't need, don't want, don't have, do not need, do not want, won't be, won't have, will not have, isn't, is not, never, neither, nor, instead of, rather than, there is no, there's no, there will be no`,
  de: `kein, nichts, keine, keinen, keinem, keiner, ohne, nicht, weder, statt, anstatt, anstelle von`,
  fr: `pas de, pas d', rien de, sans, aucun, aucune, ni, ni de, pas, au lieu de, plutôt que`,
  es: `sin, no, nada de, ni, ningún, ninguna, en lugar de, en vez de`,
  nl: `geen, zonder, niets, niet, noch, in plaats van`,
};

/** Behind somebody who was to come: what makes it a refusal together with a word of coming. */
export const DENIALS = `not, isn't, aren't, won't, wont, can't, cannot, can not, doesn't, don't, didn't, no longer, never, nicht, leider nicht, doch nicht, nicht mehr, ne, pas, plus, no, ya no, niet, niet meer, toch niet`;
export const COMING = `playing, play, plays, coming, come, comes, performing, perform, performs, appearing, appear, attending, there, available, making it, make it, booked,
  spielt, spielen, kommt, kommen, auf, auftreten, dabei, joue, jouera, jouent, joueront, vient, viendra, viennent, viendront, toca, tocará, tocan, tocarán, viene, vendrá, actúa, actuará, speelt, spelen, komt, komen, treedt`;
/** Behind somebody who was to come: he does not. */
export const CALLED_OFF = `cancelled, canceled, has cancelled, have cancelled, is cancelled, dropped out, has dropped out, pulled out, has pulled out, fell through, is off, called off, can't make it, fällt aus, fallen aus, hat abgesagt, abgesagt, entfällt, a annulé, est annulé, annulé, annule, ha cancelado, cancelado, se cae, heeft afgezegd, afgezegd, gaat niet door, vervalt`;
