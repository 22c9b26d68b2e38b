import type { Mention } from '../mention.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { after, noneNeeded } from './after.ts';
import {
  accompanied,
  aloneToo,
  along,
  ditto,
  gapped,
  inBrackets,
  neither,
  plusInBracket,
  withPeople,
  withTheirs,
} from './along.ts';
import { amongUs } from './among-us.ts';
import { askedByBidders } from './asked-by-bidders.ts';
import { before } from './before.ts';
import { bought, boughtToKeep, throughHouse } from './bought.ts';
import { whichTheyBring } from './bracketed.ts';
import { broughtAlong } from './brought-along.ts';
import { butHas } from './but-has.ts';
import { byClause } from './by-clause.ts';
import { byOthers } from './by-others.ts';
import { isComplement, isPriced } from './complements.ts';
import { doubted, refusedBehind } from './doubted.ts';
import { framed } from './frames.ts';
import { inFrenchOrSpanish } from './french-and-spanish.ts';
import { fronted, ofRefusedWhole } from './fronted.ts';
import { germanDutch } from './german-dutch.ts';
import { inHousePaper } from './house-papers.ts';
import { labelled } from './labelled.ts';
import { nobodyWants, ofItsOwn } from './nobody.ts';
import { noted } from './notes.ts';
import { objectFirst } from './object-first.ts';
import { isVerbFirstCondition } from './obliged.ts';
import { ofSomebody } from './of-somebody.ts';
import { answered } from './questions.ts';
import { type Finding, type Reading, type Reason, type Verdict } from './reading.ts';
import { behindRelativeClause, inRelativeClause } from './relative-clause.ts';
import { takenOff } from './taken-off.ts';
import { standThere, thereAre } from './there-are.ts';
import { toCome } from './to-come.ts';
import { answeringWhat, inAllOfIt, roomFor, saidBehind } from './what-is-there.ts';
import { inWholeSentence } from './whole-sentences.ts';
import { noneCounted } from './zero.ts';

/** What is said of a thing, by the first of the readers that hears something; null where none does. */
export function findingOf(
  reading: Reading,
  headed: readonly Under[],
  excluded: ReadonlyMap<Mention, Verdict>,
  index: number,
): Finding | null {
  const { text, mentions } = reading;
  const here = mentions[index];
  if (here !== undefined && isVerbFirstCondition(reading, here)) return null;
  const earlier = mentions[index - 1];
  const verdict =
    earlier !== undefined && sameSentence(text, earlier, mentions[index]) ? excluded.get(earlier) : undefined;
  const asked = askedByBidders(reading, index);
  if (asked !== null) return asked;
  const said = before(reading, index, verdict === 'unwanted');
  const alone =
    earlier === undefined || sameSentence(text, earlier, mentions[index]) ? undefined : excluded.get(earlier);
  if (said?.reason === 'wanting') return noneNeeded(reading, index) ?? said;
  const mention = mentions[index];
  if (mention !== undefined && (isComplement(reading, mention) || isPriced(text, mention)))
    return said ?? noted(reading, index) ?? (verdict === 'provided' ? accompanied(reading, index) : null);
  return (
    said ??
    noneCounted(reading, index) ??
    whichTheyBring(reading, index) ??
    noted(reading, index) ??
    nobodyWants(reading, index) ??
    ofSomebody(reading, index) ??
    amongUs(reading, index) ??
    ofItsOwn(reading, index) ??
    takenOff(reading, index) ??
    bought(reading, index) ??
    boughtToKeep(reading, index) ??
    throughHouse(reading, index) ??
    plusInBracket(reading, index, (other) => excluded.get(other) === 'provided') ??
    doubted(reading, index) ??
    refusedBehind(reading, index) ??
    labelled(reading, index) ??
    thereAre(reading, index) ??
    standThere(reading, index) ??
    butHas(reading, index) ??
    inRelativeClause(reading, index) ??
    behindRelativeClause(reading, index) ??
    answered(reading, index) ??
    answeringWhat(reading, index) ??
    inAllOfIt(reading, index) ??
    roomFor(reading, index) ??
    saidBehind(reading, index) ??
    broughtAlong(reading, index) ??
    after(reading, index) ??
    fronted(reading, index) ??
    objectFirst(reading, index) ??
    inFrenchOrSpanish(reading, index) ??
    ofRefusedWhole(reading, index) ??
    framed(reading, index) ??
    byOthers(reading, index) ??
    inWholeSentence(reading, index) ??
    (isMains(mention) ? noneNeeded(reading, index) : null) ??
    (verdict === 'provided' && !isPleaded(reading, index)
      ? (withPeople(reading, index) ??
        along(reading, index) ??
        accompanied(reading, index) ??
        gapped(reading, index) ??
        inBrackets(reading, index))
      : null) ??
    (verdict === 'provided' || verdict === 'unwanted' ? neither(reading, index, verdict) : null) ??
    (alone === 'provided' ? aloneToo(reading, index) : null) ??
    (alone === 'provided' || alone === 'unwanted' ? ditto(reading, index, alone) : null) ??
    underHeading(headed, mentions, index) ??
    withTheirs(reading, index) ??
    toCome(reading, index) ??
    germanDutch(reading, index) ??
    byClause(reading, index) ??
    inHousePaper(reading, index)
  );
}

/** "Pianos are sorted, so a generator PLEASE". */
function isPleaded({ text, mentions, lists }: Reading, index: number): boolean {
  const end = mentions[lists[index] ?? index]?.to ?? 0;
  return PLEAS.has(wordAt(text, markAt(text, end) === ',' ? end + 1 : end));
}

const PLEAS = new Set('please bitte svp graag pls plz aub alstublieft'.split(' '));

/** "Strom gibt es dort nicht, er wird auch nicht gebraucht". */
function isMains(mention: Mention | undefined): boolean {
  return mention?.categories.includes('power') === true;
}

type Under = Span & { readonly reason: Reason };

/** One finding for all that is left under a heading. */
function underHeading(headed: readonly Under[], mentions: readonly Mention[], index: number): Finding | null {
  const mention = mentions[index];
  const under = headed.find(({ from, to }) => mention !== undefined && mention.from >= from && mention.to <= to);
  if (mention === undefined || under === undefined) return null;
  return { reason: under.reason, first: index, last: index, from: mention.from, to: mention.to };
}

function sameSentence(text: Text, one: Mention, other: Mention | undefined): boolean {
  return other !== undefined && sentenceOf(text, one.from) === sentenceOf(text, other.from);
}
