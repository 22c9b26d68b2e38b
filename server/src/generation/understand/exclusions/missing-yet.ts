import type { Mention } from '../mention.ts';
import { clauseOf, markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { ARTICLES, DEFINITE, DENIALS, NONE } from './small-words.ts';

/** "We have lights, IT STILL LACKS a stage", "es FEHLT noch ein Zelt", ", DUS GRAAG stoelen", "livrez SEULEMENT": wished for beside what is there. */
export function isMissingYet(text: Text, mention: Mention): boolean {
  return isLackingYet(text, mention) || isThereforeWished(text, mention) || isOnlyDelivered(text, mention);
}

function isLackingYet(text: Text, { from }: Mention): boolean {
  const { from: begin } = clauseOf(text, from);
  for (let at = from - 1; at >= Math.max(begin, from - REACH); at -= 1) {
    const word = wordAt(text, at);
    if (word === '') return false;
    if (MISSING.has(word) || DEMANDS.has(word)) return !isDenied(text, at) && !DOES.has(wordAt(text, at - 1)); // "no HACE falta"
  }
  return false;
}

function isDenied(text: Text, at: number): boolean {
  const near = [-1, 1, 2].map((step) => wordAt(text, at + step)).filter((word) => word !== 'noch');
  return near.some((word) => DENIALS.has(word) || NONE.has(word));
}

/** ", also eine Bühne", ", donc des chaises svp": what follows from a lack. */
function isThereforeWished(text: Text, { from, to }: Mention): boolean {
  let at = from;
  while (
    at > from - REACH &&
    (ARTICLES.has(wordAt(text, at - 1)) || DEFINITE.has(wordAt(text, at - 1)) || WISHING.has(wordAt(text, at - 1)))
  )
    at -= 1;
  if (!THEREFORE.has(wordAt(text, at - 1)) && !(wordAt(text, at - 1) === 'que' && wordAt(text, at - 2) === 'asi'))
    return false;
  const begin = wordAt(text, at - 1) === 'que' ? at - 2 : at - 1;
  const next = text.tokens[to];
  const ends = next === undefined || next.kind === 'break' || WISHING.has(next.text) || markAt(text, to) === ',';
  return markAt(text, begin - 1) === ',' && ends && at < from + 1;
}

/** "The tent we put up ourselves, JUST DELIVER": only the work is ours. */
function isOnlyDelivered(text: Text, { to }: Mention): boolean {
  const begin = text.tokens[to - 1]?.end ?? 0;
  const end = text.tokens[sentenceOf(text, to - 1).to - 1]?.end ?? begin;
  return ONLY_DELIVERED.test(text.raw.slice(begin, Math.min(end, begin + NEAR)));
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const NEAR = 60; // letters
const REACH = 4; // tokens before the thing
/** "It lacks", in a clause of its own. */
export const MISSING = set(
  'fehlt fehlen fehlte fehlten manque manquent manquait falta faltan faltaria faltarian ontbreekt ontbreken mist missen',
);
const DEMANDS = set('eist eisen vereist verlangt verlangen fordert fordern exige exigent exigen impose requires');
const DOES = set('hace hacen haga hagan haria harian hara haran hizo');
const THEREFORE = set('also daher deshalb drum donc alors dus daarom');
const WISHING = set('bitte graag svp gern gerne please porfa');
const ONLY_DELIVERED =
  /\b(?:nur (?:an)?liefern|nur (?:die )?(?:an)?lieferung|livrez seulement|livraison seule(?:ment)?|solo (?:la )?entrega|alleen (?:af)?leveren|enkel leveren|(?:just|only) (?:deliver|drop|delivery)|delivery only|dry hire)\b/iu;
