interface Wanted {
  readonly decimals: number;
  readonly least: 0 | 1;
  readonly most?: number | undefined;
  readonly mayBeEmpty: boolean;
}

/** What somebody typed as a figure: `1,250.50`, `1.250,50` or `1 250`; undefined for what is none. */
export function readNumber(text: string, { decimals, least, most = Number.MAX_SAFE_INTEGER, mayBeEmpty }: Wanted) {
  const typed = text.replaceAll(/[\s'’\p{Sc}]/gu, '');
  if (typed === '') return mayBeEmpty ? null : undefined;
  const plain = decimals === 0 ? typed.replaceAll(/[.,](?=\d{3}(?:\D|$))/gu, '') : withPoint(typed, decimals);
  const pattern = decimals === 0 ? /^\d+$/u : new RegExp(String.raw`^\d*\.?\d{0,${decimals}}$`, 'u');
  if (!pattern.test(plain) || plain === '.') return undefined;
  const value = Number(plain);
  return value < least || value > most ? undefined : value;
}

/** Of points and commas, the last parts the decimals off unless exactly three digits follow the only one. */
function withPoint(text: string, decimals: number): string {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text;
  const [whole, rest] = [text.slice(0, last).replaceAll(/[.,]/gu, ''), text.slice(last + 1)];
  const isGrouping = text[last] === ',' && rest.length === 3 && decimals < 3;
  return isGrouping ? whole + rest : `${whole}.${rest}`;
}
