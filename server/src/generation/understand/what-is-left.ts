import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { type Text, wordAt } from './text/text.ts';

/**
 * What is left to hire of a counted thing: "40 Garnituren, 15 hat der Verein, den Rest leihen wir", "we need 60 chairs.
 * The hall has 20, so the remaining ones from you".
 */
export function readLeft(text: Text, mentions: readonly Mention[]): ReadonlyMap<Mention, number> {
  const left = new Map<Mention, number>();
  mentions.forEach((mention, index) => {
    const all = (text.numberTo.get(mention.from) ?? text.numberTo.get(mention.from - 1))?.value ?? 0;
    if (!Number.isInteger(all) || all < 2) return;
    const limit = mentions
      .slice(index + 1)
      .find(({ from, kinds }) => from >= mention.to && kinds[0] !== mention.kinds[0]);
    const there = thereIn(text, mention.to, Math.min(limit?.from ?? text.tokens.length, mention.to + REACH));
    if (there !== null && there < all) left.set(mention, all - there);
  });
  return left;
}

/** The figure of what is there, where "the rest" follows it. */
function thereIn(text: Text, from: number, to: number): number | null {
  let there: number | null = null;
  let had = false;
  for (let at = from; at < to && text.tokens[at]?.text !== '\n'; at += 1) {
    const number = text.numberFrom.get(at);
    if (number !== undefined) {
      const counts = Number.isInteger(number.value) && measureEnd(text, number.to) === null;
      if (there !== null || !counts) return null;
      there = number.value;
    }
    had ||= HAD.has(wordAt(text, at));
    if (there === null || !REST.has(wordAt(text, at))) continue;
    const behind = text.tokens.slice(at, Math.min(text.tokens.length, at + HIRE_REACH));
    return had || behind.some((token) => HIRED.has(token.text)) ? there : null;
  }
  return null;
}

const REACH = 32; // tokens behind the thing
const HIRE_REACH = 8; // tokens behind "the rest"
/** Somebody has the first of them, or the rest is to be had: "50 in the garden, the rest inside" only shares them out. */
const HAD = new Set(
  'borrow leihen emprunter lenen has have had own owns lends lend brings provides there already hat haben habe stellt stellen leiht bringt vorhanden a ont avons prete pretent fournit apporte tiene tienen tenemos hay pone ponen presta prestan trae heeft hebben levert leent er al'.split(
    ' ',
  ),
);
const HIRED = new Set(
  'hire hired hiring rent rented need needed order leihen geliehen mieten gemietet brauchen braucht fehlen louer trouver manque manquent alquilar alquilarlo alquilarlas alquilarlos falta faltan huren gehuurd nodig'.split(
    ' ',
  ),
);
const REST = new Set(
  'rest remainder remaining balance restlichen restliche ubrigen fehlenden reste restants restantes restant resto restante overige resterende'.split(
    ' ',
  ),
);
