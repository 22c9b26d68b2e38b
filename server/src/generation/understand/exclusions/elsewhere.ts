import { markAt, type Span, type Text, wordAt } from '../text/text.ts';
import { parties } from './cues.ts';
import { ownerAt } from './owners.ts';
import type { Reading } from './reading.ts';
import { AND_OR, DENIALS, VERB_LAST, WITH } from './small-words.ts';

const REACH = 10; // words between a thing and the end of what is said of it

/**
 * Behind a thing: that it is seen to by another contract ("are under a separate contract", "son objeto de otro
 * contrato"), apart ("se adjudican aparte", "werden gesondert beauftragt"), or with somebody else ("soll mit der
 * Brauerei besprochen werden").
 */
export function elsewhereAt(reading: Reading, at: number): Span | null {
  const { text, things, words } = reading;
  const seen = seeAnother(text, at);
  if (seen !== null) return seen;
  let to = at;
  const isThing = (index: number) => things.has(index) && !CONTRACTS.has(wordAt(text, index + 1)); // "their security framework"
  while (to < at + REACH && wordAt(text, to) !== '' && !isThing(to) && !text.numberFrom.has(to)) to += 1;
  const rest = { from: at, to };
  for (let index = at; index < to; index += 1) {
    if (AND_OR.has(wordAt(text, index)) || DENIALS.has(wordAt(text, index)) || ASKS.has(wordAt(text, index)))
      return rest.from === index ? null : saidIn(reading, { from: at, to: index });
    if (words.wishAfter.at(text.tokens, index) !== null) return null;
  }
  return saidIn(reading, rest);
}

/** "Portable restrooms, SEE BID 27-014", "Toilets: see Lot 4". */
function seeAnother(text: Text, at: number): Span | null {
  const see = ',:-–('.includes(markAt(text, at) || 'x') ? at + 1 : at;
  if (!SEE.has(wordAt(text, see))) return null;
  const paper = [1, 2, 3].map((step) => see + step).find((index) => CONTRACTS.has(wordAt(text, index)));
  const numbered = paper !== undefined && text.numberFrom.has(paper + 1);
  const other = paper !== undefined && isOther(wordAt(text, paper - 1));
  const lots = paper !== undefined && LOTS.has(wordAt(text, paper));
  return paper !== undefined && (other || (lots ? isLotOfItsOwn(text, paper) : numbered))
    ? { from: at, to: paper + 1 }
    : null;
}

function saidIn(reading: Reading, rest: Span): Span | null {
  return ofAnotherContract(reading.text, rest) ?? apart(reading.text, rest) ?? talkedOver(reading, rest);
}

/** "Another contract" within the words behind a verb. */
function ofAnotherContract(text: Text, { from, to }: Span): Span | null {
  for (let at = from + 1; at < to; at += 1) {
    if (!CONTRACTS.has(wordAt(text, at))) continue;
    const other = [1, 2, 3].some((step) => at - step > from && isOther(wordAt(text, at - step)));
    const behind = OTHER.has(wordAt(text, at + 1));
    if (UNDER.has(wordAt(text, at - 1)) && NUMBERED.has(wordAt(text, at)) && text.numberFrom.has(at + 1))
      return { from, to: at + 2 }; // "is under RFQ 62/2027"
    if (isLotOfItsOwn(text, at)) return { from, to: at + 2 };
    if (other || behind) return { from, to: behind ? at + 2 : at + 1 };
  }
  return null;
}

/** "Is part of LOT 4", of which the text says nothing else: a lot of other things than these. */
function isLotOfItsOwn(text: Text, at: number): boolean {
  const number = LOTS.has(wordAt(text, at)) ? text.numberFrom.get(at + 1)?.value : undefined;
  if (number === undefined) return false;
  const again = text.tokens.some(
    (token, index) => index !== at && LOTS.has(token.text) && text.numberFrom.get(index + 1)?.value === number,
  );
  return !again;
}

/** "Under a SEPARATE contract", "under the COUNCIL'S framework". */
function isOther(word: string): boolean {
  return OTHER.has(word) || word.endsWith("'s");
}

/** "Se adjudican aparte", "are let separately": an award beside a word that parts it from this one. */
function apart(text: Text, { from, to }: Span): Span | null {
  for (let at = from; at < Math.min(to, from + NEAR); at += 1) {
    if (!APART.has(wordAt(text, at))) continue;
    if (AWARDED.test(wordAt(text, at + 1))) return { from, to: at + 2 };
    if (AWARDED.test(wordAt(text, at - 1))) return { from, to: at + 1 };
    if (BY.has(wordAt(text, at - 1)) && AWARDED.test(wordAt(text, at - 2))) return { from, to: at + 1 };
  }
  return null;
}

/** "Soll mit einer Brauerei besprochen werden": nothing to us of it before those have said what they bring. */
function talkedOver(reading: Reading, { from, to }: Span): Span | null {
  const { text, words } = reading;
  for (let at = from; at < to; at += 1) {
    if (!WITH.has(wordAt(text, at)) && wordAt(text, at) !== 'met') continue;
    const talked = [from, from + 1, from + 2, from + 3].some((step) => step < at && TALKED.has(wordAt(text, step)));
    const article = words.determiners.at(text.tokens, at + 1);
    const first = article?.to ?? (ANY.has(wordAt(text, at + 1)) ? at + 2 : at + 1);
    for (let end = first; end < Math.min(to, first + NEAR); end += 1) {
      const verb = VERB_LAST.has(text.language) ? talkedBehind(text, { from: end + 1, to }) : null;
      if (!talked && verb === null) continue;
      if (parties.at(text.tokens, end) !== null || ownerAt(reading, end, true) !== null)
        return { from, to: verb ?? end + 1 };
    }
  }
  return null;
}

function talkedBehind(text: Text, { from, to }: Span): number | null {
  for (let at = from; at < Math.min(to, from + NEAR); at += 1) if (TALKED.has(wordAt(text, at))) return at + 1;
  return null;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const NEAR = 5;
const BY = set('por a');
const ANY = set('ein eine einer einem einen a an un une una unos een the');
const ASKS = set('? you your euch ihnen ihr vous usted ustedes vosotros jullie u please bitte graag');
const OTHER = set(
  'separate separately another other different existing own andere anderen anderer anderem anderes gesonderten gesonderter eigenen eigener separaten separater autre autres separe distinct otro otra otros otras aparte separado distinto ander andere apart aparte afzonderlijk afzonderlijke eigen',
);
const UNDER = set('under per unter via en bajo onder');
/** Papers that have a number of their own; what stands under a numbered lot is of this one. */
const NUMBERED = set('rfq rfp rfb itb itt bid contract solicitation tender order vertrag auftrag marche contrato');
const SEE = set('see siehe voir ver vease zie');
const LOTS = set('lot los lote perceel');
const CONTRACTS = set(
  'rfq rfp rfb itb itt bid bids solicitation quotation contract contracts framework frameworks agreement agreements tender tenders lot lots procurement order vertrag vertrags vertrages auftrag auftrags auftrages los loses lose vergabe ausschreibung marche marches contrat contrats consultation contrato contratos contratacion lote lotes licitacion expediente perceel percelen opdracht aanbesteding bestek',
);
const APART = set(
  'aparte separado separadamente separately elsewhere gesondert separat anderweitig extra apart afzonderlijk elders separement ailleurs part',
);
const AWARDED =
  /^(?:adjudic|contrat|licit|alquil|encarg|gestion|vergeben|beauftragt|ausgeschrieben|bestellt|gemietet|organisiert|angefragt|gebucht|aanbesteed|gegund|ingehuurd|gehuurd|besteld|aangevraagd|attribu|command|lou[eé]|trait|awarded$|let$|procured|tendered|contracted|hired|sourced|bought|ordered|arranged|organi[sz]ed|booked|rented|handled)/u;
const TALKED = set(
  'besprochen abgesprochen ausgemacht abgeklart abgestimmt discussed arranged sorted organised organized sourced voir vu discute convenu arrange hablar hablara hablado acordar acuerda besproken afgesproken overlegd',
);
