import { sentenceOf, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';

/** "A SEPARATE staging CONTRACTOR provides the bays", "our usual marquee firm": the trade of somebody else who is named by it. */
export function otherFirm({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined || !FIRMS.has(wordAt(text, mention.to)) || !OTHERS.has(wordAt(text, mention.from - 1)))
    return null;
  const rest = text.tokens.slice(mention.to + 1, sentenceOf(text, mention.from).to).map((token) => token.text);
  if (OWING.has(rest[0] ?? '') || rest.some((word) => FAILS.has(word))) return null;
  return { reason: 'provided', first: index, last: index, from: mention.from - 1, to: mention.to + 1 };
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const FIRMS = set(
  'firm company contractor subcontractor vendor supplier provider outfit people crew team guys lads firma unternehmen dienstleister anbieter entreprise prestataire societe empresa proveedor bedrijf firma leverancier',
);
const OTHERS = set(
  'separate other another different usual regular existing contracted appointed local resident own trusted incumbent nominated preferred andere anderer separate ublichen festen autre habituel habituelle otra habitual andere vaste gebruikelijke',
);
/** "The appointed sound contractor SHALL provide …" is whoever is asked. */
const OWING = set('shall must should may soll muss doit devra debera moet zal');
/** "Our usual lighting firm CAN'T make it". */
const FAILS = set(
  "can't cannot couldn't won't isn't aren't hasn't not never no let down cancelled canceled out bust closed retired unavailable booked folded nicht kein keine abgesagt ausgefallen pas plus annule ya no cancelado niet geen afgezegd",
);
