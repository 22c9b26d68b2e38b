import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "A table and CHAIR", "ein Tisch und STUHL": one of each. */
export function isSecondOfPair(text: Text, { from, to }: Span): boolean {
  if (to - from !== 1 || !ANDS.has(wordAt(text, from - 1)) || !ONE.has(wordAt(text, from))) return false;
  const start = Math.max(sentenceOf(text, from).from, from - REACH);
  for (let at = from - 2; at >= start && wordAt(text, at) !== ''; at -= 1) {
    if (A.has(wordAt(text, at))) return at < from - 2;
    if (text.numberTo.has(at + 1) || ANDS.has(wordAt(text, at))) return false;
  }
  return false;
}

const REACH = 6;
const ANDS = new Set(['and', 'und', 'et', 'y', 'en']);
const A = new Set('a an ein eine einen un une una een'.split(' '));
/** In the singular only one can be meant. */
const ONE = new Set(
  'table chair stool lectern podium screen microphone mic projector laptop speaker monitor desk easel mixer stand tisch stuhl hocker pult leinwand mikrofon beamer laptop chaise tabouret pupitre ecran micro mesa silla taburete atril pantalla microfono proyector tafel stoel kruk scherm microfoon'.split(
    ' ',
  ),
);
