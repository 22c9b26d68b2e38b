import type { Demand } from '../../facts.ts';

/** The larger part of a stage is the stage; what is smaller than this share of it stands on it or beside it; [ours]. */
const SHARE = 0.5;
/** What a riser on a stage is for says that it is not the stage itself. */
const FOR_PLAYERS = new RegExp(
  [
    String.raw`(?:drums?|keys|keyboard|percussion|band|camera|schlagzeug|keyboarder|kamera|batterie|clavier|cam[eé]ra|`,
    String.raw`bater[ií]a|teclados?|c[aá]mara)[\s-]?(?:risers?|podeste?|podium|platforms?)|(?:praticable|tarima|`,
    String.raw`podium)s?\s(?:de\s|voor\s|pour\s|para\s|la\s)*(?:batterie|bater[ií]a|drums?|clavier|teclados?|toetsen)|`,
    String.raw`^(?:drums?|drummer|keys|keyboards?|horns?|brass|percussion|bass|band|backline|strings|singers|schlagzeug|`,
    String.raw`bläser|keyboarder|perkussion|batterie|cuivres|claviers?|percussions|bater[ií]a|metales|vientos|teclados?|`,
    String.raw`percusión|drumstel|blazers|toetsen|slagwerk)$`,
  ].join(''),
  'iu',
);

/** Whether of two demands for stage decks the one is a riser on or beside the other: "An 18' x 40' platform … two 4' x 4' risers". */
export function isRiserBeside(one: Demand, other: Demand): boolean {
  if (nameOf(one) === nameOf(other)) return false;
  const [first, second] = [areaOf(one), areaOf(other)];
  if (isForPlayers(one) && isForPlayers(other)) return true; // "1 x drums, 8 x 8 ft, 1 x horns, 8 x 8 ft"
  if (first !== null && second !== null) return Math.min(first, second) < SHARE * Math.max(first, second);
  const sized = first === null ? other : one;
  return (first ?? second) !== null && isForPlayers(sized);
}

/** Whether a demand is a riser on the stage that the other one is. */
export function isRiserOn(riser: Demand, stage: Demand): boolean {
  return isRiserBeside(riser, stage) && (areaOf(riser) ?? 0) < (areaOf(stage) ?? 0);
}

/** Whether it is a riser for some of those who play. */
export function isForPlayers({ phrase }: Pick<Demand, 'phrase'>): boolean {
  return FOR_PLAYERS.test(phrase.trim());
}

function nameOf({ phrase }: Demand): string {
  return phrase.trim().toLowerCase().replace(/s$/u, '');
}

/** Square metres of all of them; null where no size was stated. */
function areaOf({ traits: { widthM, depthM }, squareMetres, quantity }: Demand): number | null {
  const one = squareMetres ?? (widthM === undefined || depthM === undefined ? null : widthM * depthM);
  return one === null ? null : one * (quantity ?? 1);
}
