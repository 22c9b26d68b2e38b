import { fold } from '../reading/document/fold.ts';

const SIZES = [
  `small smaller little mini klein kleine kleiner kleines kleinen kleineren petit petite petits petites pequeño pequeña pequeños pequeñas`,
  `medium mid middle mittel mittlere mittlerer mittleres mittleren mittelgroß mittelgroße moyen moyenne moyens moyennes mediano mediana medianos medianas middelgroot middelgrote`,
  `large larger big bigger groß große großer großes großen größere grand grande grands grandes groot grote`,
].map((words) => new Set(words.split(' ').map(fold)));

/** Words that say how large a thing is. */
export const SCALES: ReadonlySet<string> = new Set(SIZES.flatMap((words) => [...words]));

/** How large a thing is called, the largest word counting; null where it is called nothing of the kind. */
export function scaleOf(phrase: string): number | null {
  const words = phrase.split(/[^\p{L}]+/u).map(fold);
  const found = SIZES.findLastIndex((size) => words.some((word) => size.has(word)));
  return found === -1 ? null : found;
}
