const AMOUNT = String.raw`(?:(?:US|CA|C|A|NZ)?[$£€][ ]?\d[\d.,' ]{0,11}\d|[$£€][ ]?\d|\d[\d.,' ]{0,11}\d[ ]?(?:€|EUR|CHF|Euro))(?:[.,]-{1,2}|[ ](?:for|für|pour|para|voor)(?= ))?`;
const OF_ALL = String.raw`(?:(?:in |as )?(?:the |our |a |unser |notre |nuestro |ons )?(?:(?:total|maximum|max|overall|whole) )?(?:budget|total|deposit|grant|fee|limit|sum|maximum|max|insgesamt|gesamt|presupuesto|anzahlung|acompte|le tout|all|everything|alles|tout|todo))\b`;
const PRICED = new RegExp(
  String.raw`(?<=^[ \t]*(?:[•·▪◦‣●*–—-][ \t]*|\d{1,2}[.)][ \t]+|\(?[a-z]\)[ \t]+)?)${AMOUNT}[ ]?[,:–—-][ ](?!${OF_ALL})(?=[\p{L}\d(])`,
  'gimu',
);
const FEWEST = 2;

/** "Not to exceed $24,446, namely: …" refuses nothing. */
const AT_MOST = /\b(?:(?:in an amount|at a cost|for a sum|a sum|amounts?|costs?) )?not (?:to exceed|exceeding)\b/giu;

/** "· $9,775, two LED screens": what an item is to cost, in front of it, from two such items on. Offsets stay as they are. */
export function withoutItemPrices(raw: string): string {
  const plain = raw.replace(AT_MOST, (said) => 'up to'.padEnd(said.length));
  if ([...plain.matchAll(PRICED)].length < FEWEST) return plain;
  return plain.replace(PRICED, (price) => ' '.repeat(price.length));
}
