import type { Demand } from '../../facts.ts';

/** The larger part of a stage is the stage; what is smaller than this share of it stands on it or beside it; [ours]. */
const SHARE = 0.5;
/** Whether of two demands for stage decks the one is a riser on or beside the other: "An 18' x 40' platform … two 4' x 4' risers". */
export function isRiserBeside(one: Demand, other: Demand): boolean {
  if (nameOf(one) === nameOf(other)) return false;
  const [first, second] = [areaOf(one), areaOf(other)];
  return first !== null && second !== null && Math.min(first, second) < SHARE * Math.max(first, second);
}

/** Whether a demand is a riser on the stage that the other one is. */
export function isRiserOn(riser: Demand, stage: Demand): boolean {
  return isRiserBeside(riser, stage) && (areaOf(riser) ?? 0) < (areaOf(stage) ?? 0);
}

function nameOf({ phrase }: Demand): string {
  return phrase.trim().toLowerCase().replace(/s$/u, '');
}

/** Square metres of all of them; null where no size was stated. */
function areaOf({ traits: { widthM, depthM }, squareMetres, quantity }: Demand): number | null {
  const one = squareMetres ?? (widthM === undefined || depthM === undefined ? null : widthM * depthM);
  return one === null ? null : one * (quantity ?? 1);
}
