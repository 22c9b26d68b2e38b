import type { Kind } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import type { Choice } from '../types.ts';

/** Several sockets on a lead, which stand on any floor. */
const STRIPS = new RegExp(
  [
    String.raw`\bstrips?\b|power boards?|plug boards?|multi.?plugs?|(?:steckdosen|stecker)leiste`,
    String.raw`(?:mehrfach|dreifach|vierfach)steckdose|multiprises?|regletas?|ladr[oó]n|stekkerdoz?s?e?n?\b|stekkerblok`,
  ].join('|'),
  'iu',
);
const WAYS =
  /\b(\d{1,2}) ?-?(?:way|gang|outlets?|sockets?|fach|prises?|tomas|voudig|plugs?)\b|\b(\d{1,2}) ?x ?(?:1[0356] ?a|schuko|13)/iu;
const AMPERES = /\b(\d{2,3}) ?a(?:mp)?s?\b/iu;

/** Whether a demand is for power strips, which an extension lead with several sockets is as well. */
export function areStrips({ kinds: [kind], phrase }: Pick<Demand, 'kinds' | 'phrase'>): boolean {
  return kind === 'power_distro' && STRIPS.test(phrase);
}

/** How well a product serves as a power strip; null for a lead that ends in one socket. */
export function stripFit({ name }: ShelfProduct, kind: Kind): number | null {
  const isStrip = STRIPS.test(name);
  if (kind === 'power_cable') return isStrip || waysOf(name) > 1 ? 1 : null;
  const amperes = Number(AMPERES.exec(name)?.[1] ?? 13);
  return isStrip ? 1 : amperes < 16 ? 0.8 : 6 / amperes;
}

/** "32A to 6 x 16A", "4 way": how many can be plugged in; one where the name says nothing. */
function waysOf(name: string): number {
  const [, counted, divided] = WAYS.exec(name) ?? [];
  return Math.max(1, Number(counted ?? divided ?? 1));
}

/** A box or strip that was asked for as a power strip. */
export function isStrip({ kind, need }: Choice): boolean {
  return kind === 'power_distro' && need.rule === 'demand' && STRIPS.test(need.phrase);
}
