import { wordAt } from '../text/text.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { ARTICLES, DEFINITE, LEAVES } from './small-words.ts';

/** "Please remove projectors from the quote", "take the chairs off our list", "you can leave the flooring off", "leave power off it altogether". */
export function takenOff({ text, mentions, lists }: Reading, index: number): Finding | null {
  const last = lists[index] ?? index;
  const [first, end] = [mentions[index]?.from, mentions[last]?.to];
  if (first === undefined || end === undefined) return null;
  let verb = first - 1;
  while (ARTICLES.has(wordAt(text, verb)) || DEFINITE.has(wordAt(text, verb)) || wordAt(text, verb) === 'out')
    verb -= 1;
  if (!REMOVES.has(wordAt(text, verb))) return null;
  let off = end + 1;
  while (ALTOGETHER.has(wordAt(text, off))) off += 1;
  if (LEAVES.has(wordAt(text, verb)) && OFF.has(wordAt(text, end)) && isClauseEnd(text, off))
    return { reason: 'unwanted', first: index, last, from: verb, to: off };
  for (let at = end; at < end + REACH && wordAt(text, at) !== ''; at += 1)
    if (PAPERS.has(wordAt(text, at)) || (STAYS.has(wordAt(text, verb)) && STORES.has(wordAt(text, at))))
      return { reason: 'unwanted', first: index, last, from: verb, to: at + 1 };
  return null;
}

const ALTOGETHER = new Set('it this altogether entirely completely please then too also again'.split(' '));
const OFF = new Set(['off', 'out', 'weg', 'raus', 'aus']);
const REACH = 5; // words from a thing to the paper it stands on
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
/** "LEAVE the cloths IN THE WAREHOUSE", "laat de recorder in de kast". */
const STAYS = set('leave leaving keep lassen lasst lass laissez laisser dejad dejen laat laten');
const STORES = set(
  'warehouse yard depot store shed home behind van truck lorry shelf stores lager daheim zuhause depot entrepot almacen magazijn kast thuis',
);
const REMOVES = set(
  'leave leaving lassen lasst laissez dejad dejen laten remove removing take taking delete strike cut drop leave keep knock cross nehmen nehmt nimm streichen streicht streich entfernen retirez retirer enlevez enlever supprimez quiten quitar quita quitad eliminen eliminar haal halen schrap schrappen verwijder laat',
);
const PAPERS = set(
  'quote quotation list order offer estimate proposal price package basket liste angebot bestellung offerte devis commande presupuesto lista pedido lijst bestelling',
);
