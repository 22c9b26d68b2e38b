import { sentenceOf, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';

/** "Nehmt die Kettenzüge wieder VOM LIEFERSCHEIN", "haal de fotobooth UIT DE OFFERTE", "raus", "eraf" alone behind a thing. */
export function offPaper({ text, mentions, lists }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined) return null;
  const found = (to: number): Finding => ({ reason: 'unwanted', first: index, last, from: mention.from, to });
  if (NIL.has(wordAt(text, mention.from - 1))) return { ...found(mention.to), last: index };
  let at = end;
  while (at < end + BETWEEN && SMALL.has(wordAt(text, at))) at += 1;
  if (OUT.has(wordAt(text, at))) {
    const next = text.tokens[at + 1];
    return next === undefined || next.kind !== 'word' || REASONS.has(next.text) ? found(at + 1) : null;
  }
  if (!OFF.has(wordAt(text, at))) return null;
  const paper = ARTICLES.has(wordAt(text, at + 1)) ? at + 2 : at + 1;
  if (!PAPERS.test(wordAt(text, paper))) return null;
  const { from, to } = sentenceOf(text, mention.from);
  const takes = text.tokens.slice(from, to).some((token) => TAKES.test(token.text));
  return takes ? found(paper + 1) : null;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const NIL = set('null nul'); // "nul stoelen en tien statafels"
const BETWEEN = 4; // small words
const SMALL = set(
  'bitte wieder mal doch auch dann also lieber komplett ganz maar weer dus ook toch eens gewoon graag nog aub',
);
const OUT = set('raus streichen rausnehmen weglassen rausstreichen eruit eraf schrappen weglaten');
const REASONS = set('weil da denn omdat want');
const OFF = set('vom von aus uit van');
const ARTICLES = set('dem der den unserem unserer eurem eurer ihrem ihrer de het onze jullie je uw');
const PAPERS =
  /^(?:lieferschein|angebot|angebots\p{L}*|liste|\p{L}{3,12}liste|bestellung|auftrag|rechnung|kalkulation|paket|kostenvoranschlag|offerte|lijst|\p{L}{3,12}lijst|bestelling|bestelbon|bon|order|factuur|prijsopgave|pakket)$/u;
const TAKES =
  /^(?:nehmt|nehmen|nehme|nimm|streich|streicht|streichen|losch|loscht|loschen|werft|werfen|rausnehmen|herausnehmen|genommen|gestrichen|entfernt|entfernen|haal|haalt|halen|schrap|schrappen|neem|neemt|nemen|gooi|gooien|mag|mogen|kan|kunnen|verwijder|verwijderen|gehaald|geschrapt)$/u;
