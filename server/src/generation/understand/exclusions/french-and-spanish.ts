import { atDisposal } from './at-disposal.ts';
import { byPronoun } from './by-pronoun.ts';
import { disliked } from './disliked.ts';
import { itIs } from './it-is.ts';
import { ofKin } from './of-kin.ts';
import { onesOwn } from './ones-own.ts';
import type { Finding, Reading } from './reading.ts';
import { trailingNo } from './trailing-no.ts';

/** What only French and Spanish put so: "les tasses, ON LES A", "la sono, C'EST SAM", "le sculpteur a LES SIENS", "técnico NO". */
export function inFrenchOrSpanish(reading: Reading, index: number): Finding | null {
  const { language } = reading.text;
  if (language !== 'fr' && language !== 'es') return null;
  return (
    byPronoun(reading, index) ??
    itIs(reading, index) ??
    onesOwn(reading, index) ??
    ofKin(reading, index) ??
    trailingNo(reading, index) ??
    disliked(reading, index) ??
    atDisposal(reading, index)
  );
}
