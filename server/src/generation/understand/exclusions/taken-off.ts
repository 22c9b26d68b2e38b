import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isClauseEnd } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { ARTICLES, DEFINITE, DENIALS, LEAVES } from './small-words.ts';

/** "Please remove projectors from the quote", "take the chairs off our list", "you can leave the flooring off", "leave power off it altogether". */
export function takenOff({ text, mentions, lists }: Reading, index: number): Finding | null {
  const last = lists[index] ?? index;
  const [first, end] = [mentions[index]?.from, mentions[last]?.to];
  if (first === undefined || end === undefined) return null;
  const waived = requirementGone(text, { from: first, to: end });
  if (waived !== null) return { reason: 'unwanted', first: index, last, ...waived };
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

/** "The REQUIREMENT FOR a generator HAS BEEN REMOVED", "stage and drape HAVE BEEN TAKEN OUT OF the specification": in amendments. */
function requirementGone(text: Text, { from, to }: Span): Span | null {
  const sentence = sentenceOf(text, from);
  let begin = from - 1;
  while (ARTICLES.has(wordAt(text, begin)) || DEFINITE.has(wordAt(text, begin))) begin -= 1;
  const required = NEEDED.has(wordAt(text, begin)) && REQUIREMENT.has(wordAt(text, begin - 1)) ? begin - 1 : null;
  if (required !== null && DROPS.has(wordAt(text, THE.has(wordAt(text, required - 1)) ? required - 2 : required - 1)))
    return { from: required - 1, to };
  if (!HAS_BEEN.has(wordAt(text, to))) return null;
  for (let at = to + 1; at < Math.min(sentence.to, to + REACH); at += 1) {
    if (DENIALS.has(wordAt(text, at))) return null;
    if (!DROPPED.has(wordAt(text, at))) continue;
    const paper = [1, 2, 3, 4, 5].some((step) => at + step < sentence.to && SCOPES.has(wordAt(text, at + step)));
    return required !== null || paper ? { from: required ?? from, to: at + 1 } : null;
  }
  return null;
}

const REQUIREMENT = set('requirement requirements need anforderung exigence requisito eis');
const NEEDED = set('for of nach an de einer eines');
const THE = set('the all any our');
const DROPS = set('remove removes removing delete deletes deleting drop drops waive waives cancel cancels strike omit');
const HAS_BEEN = set('has have had is are was were ist sind wurde wurden est sont is zijn');
const DROPPED = set(
  'removed deleted withdrawn waived dropped cancelled canceled struck taken omitted entfallen gestrichen supprime supprimee supprimes eliminado eliminada geschrapt vervallen',
);
const SCOPES = set(
  'scope specification specifications spec bid bids tender contract lot quote quotation list order rfq rfp schedule leistungsverzeichnis ausschreibung angebot marche pliego bestek offerte',
);
