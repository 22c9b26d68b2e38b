import { isCurrency } from '../../../platform/money/index.ts';
import { CURRENCY_SIGNS } from '../words/index.ts';

const MEANT = Map.groupBy(CURRENCY_SIGNS, ({ sign }) => sign);

/** The currencies that a sign, name or ISO 4217 code in any case may mean; null for anything else. */
export function currenciesOf(word: string): readonly string[] | null {
  const key = word.trim().toLowerCase().replace(/\.$/, '');
  const meant = MEANT.get(key);
  if (meant !== undefined) return meant.map(({ currency }) => currency);
  return isCurrency(key.toUpperCase()) ? [key.toUpperCase()] : null;
}
