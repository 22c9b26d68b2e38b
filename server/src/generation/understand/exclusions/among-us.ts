import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { aroundIn } from '../text/around.ts';
import { FIRST_NAMES } from '../words/venues.ts';
import { bareList } from './lists.ts';
import type { Finding, Reading } from './reading.ts';

const REACH = 110; // characters on either side of a thing
const DET = String.raw`(?:(?:a|an|the|some|any|his|her|their|my|our|own|extra|spare|old|small|large|big|good|couple of|pair of|few|one|two|three|four|five|six|\d{1,3}|[\p{Lu}\d]{2,6}) )*`;
const LISTED = String.raw`(?:[\p{L}’'/-]+(?: [\p{L}’'/-]+)?(?:,| and| or|, and|, or) ){0,4}`;

/**
 * What those who organise have among themselves: "@JO BRINGS two mics", "IF ANYONE HAS a gazebo, PLEASE BRING IT", "bring
 * YOUR OWN chairs", "MARIA ARRANGING the sound", "60 chairs AT THE CLUB, IS THAT ENOUGH?".
 */
export function amongUs(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const last = lists[index] ?? index;
  const { before } = aroundIn(text, mention, REACH);
  const { behind } = aroundIn(text, { from: mention.from, to: mentions[last]?.to ?? mention.to }, REACH);
  const isTheirs =
    HANDLE.test(before) ||
    COULD.test(before) ||
    (IF_ANYBODY.test(before) && THEN_BRING.test(behind)) ||
    (IF_YOU.test(before) && BRING_OUT.test(behind)) ||
    (isOfGuests(mention) && YOUR_OWN.test(before) && ITSELF.test(behind)) ||
    isSeenToBy(before, NAME_DOING) ||
    isSeenToBy(behind, DOING_BEHIND) ||
    EQUIPPED.test(before) ||
    PLACE_HAS.test(before) ||
    TO_BORROW.test(before) ||
    SOME_GEAR.test(before) ||
    NOT_PAID.test(before) ||
    (text.numberTo.has(mention.from) && ENOUGH_THERE.test(behind));
  if (!isTheirs) return null;
  const end = YOUR_OWN.test(before) ? bareList(text, mentions, index) : last;
  return { reason: 'provided', first: index, last: end, from: mention.from, to: mentions[end]?.to ?? mention.to };
}

/** "@sam WILL BRING a cable drum". */
const HANDLE = new RegExp(
  `@[\\p{L}\\d_-]+ (?:will |can |could |would |is |has |also )*(?:brings?|bringing|lends?|lending|has|have|provides?|providing|suppl(?:y|ies)|offers?|offered) (?:along )?${DET}$`,
  'iu',
);
/** "I COULD BRING my 2 JBL speakers". */
const COULD = new RegExp(
  `(?:^|[^\\p{L}])(?:i|we|he|she|they) could (?:also |probably |maybe |easily )?(?:bring|lend|offer)(?: along)? (?:my|our|his|her|their) ${DET}$`,
  'iu',
);
const IF_ANYBODY = new RegExp(
  `(?:\\bif (?:anyone|anybody|any of you|someone|somebody|people|any member|members)(?: else)? (?:has|have|owns?|(?:has|have|['’]s) got)|\\b(?:falls jemand|wenn jemand|wer)|\\bsi quelqu['’]un (?:a|possède)|\\bsi alguien tiene|\\bals iemand|\\bwie) ${LISTED}(?:noch |nog |encore )?(?:(?:einen?|eine|un|une|una|unos|des|een) )?${DET}$`,
  'iu',
);
const THEN_BRING =
  /^(?:[^.?!\n]{0,60})\b(?:bring|lend|loan|borrow|let (?:us|me|\p{Lu}\p{L}+) know|get in touch|shout|come forward|mitbringen|melden|apporte[rz]?|signale[rz]?|traiga|avise|meebrengen|meenemen|laat (?:het )?weten)\b/iu;
const IF_YOU = new RegExp(
  `\\bif you(?: have|['’]ve got| own)(?: any| a| some)? (?:(?:garden|indoor|spare|folding|camping|outdoor)[/ ]?)*${LISTED}${DET}$`,
  'iu',
);
const BRING_OUT =
  /^[^.?!\n]{0,60}\bbring (?:it|them|one|these|those|yours|that) (?:out|along|with you|for everyone|to share|down)\b/iu;
const YOUR_OWN = new RegExp(
  `\\b(?:bring|bringing|take) (?:along )?your own ${LISTED}${DET}$|\\b(?:bitte )?eigene ${LISTED}$|\\bapporte[rz] (?:vos|votre|leurs?) (?:propres? )?${LISTED}$|\\b(?:traed|traigan|traer) (?:vuestras?|vuestros?|sus?)(?: propi[oa]s?)? ${LISTED}$`,
  'iu',
);

/** Not "your own TABLE coverings". */
const ITSELF =
  /^(?:\s*(?:$|[.,;:!?)\n&+/–—-])| (?:and|or|to|for|if|with|from|along|please|und|et|y|en|mitbringen|mit|meebrengen|meenemen)\b)/iu;

/** What guests come with; who hires out is not told to bring his own. */
function isOfGuests({ kinds: [kind] }: Mention): boolean {
  return kind !== undefined && (KIND_CATEGORY[kind] === 'furniture' || kind === 'gazebo');
}

/** "The lecture theatre COMES SUPPLIED WITH 2 lapel mics". */
const EQUIPPED = new RegExp(
  `\\b(?:room|rooms|theatres?|theaters?|hall|halls|venue|building|space|church|school|barn|studio|centre|center)\\b[^.;:!?\\n]{0,30}? (?<!\\b(?:shall|must|should|to|will|would|can) )(?:only )?comes? (?:only |already |fully )?(?:equipped|supplied|fitted|furnished|kitted out) with (?:just |only )?(?:single )?${DET}$`,
  'iu',
);
/** "The garden (HAS some benches)". */
const PLACE_HAS = new RegExp(
  `\\b(?:hall|garden|room|kitchen|venue|church|school|barn|foyer|yard|pub|club|clubhouse|building|theatre|theater) \\((?:which |that |it )?(?:has|have|with) (?:plenty of |lots of )?${DET}$`,
  'iu',
);
/** "STW to ARRANGE TO BORROW some chairs". */
const TO_BORROW = new RegExp(`\\b(?:arrang|manag|offer|agree)\\p{L}* to borrow ${DET}$`, 'iu');
/** "I'll be BRINGING SOME EXTRA GEAR: cables, mics". */
const SOME_GEAR = new RegExp(
  `(?:^|[^\\p{L}])(?:i|we|he|she|they)(?:['’]ll| will| can| am|['’]m| are|['’]re| is|['’]s)?(?: be)? (?:bring|bringing|brings)(?: along)? (?:some |the |my |our |his |her |a few )?(?:extra |other |more )?(?:gear|equipment|kit|stuff|bits|things) ?[—–:(-] ?${LISTED}${DET}$`,
  'iu',
);
/** "We DIDN'T HAVE TO PAY FOR the projector". */
const NOT_PAID = new RegExp(
  `\\b(?:did not|didn['’]t|do not|don['’]t|won['’]t|never) (?:even )?(?:have|had|need) to pay for ${DET}$`,
  'iu',
);

const NAME_DOING = new RegExp(
  `(?:^|[^\\p{L}])((?:\\p{Lu}\\p{L}+(?:,| and| &|/) ?)*\\p{Lu}\\p{L}+)(?: (?:is|are))? (?:arranging|organi[sz]ing|sorting(?: out)?|providing|bringing|lending|supplying|covering|handling|doing)(?: and paying for)? ${DET}$`,
  'u',
);
const DOING_BEHIND =
  /^ ?[:–—-] ?((?:\p{Lu}\p{L}+(?:,| and| &|\/) ?)*\p{Lu}\p{L}+) (?:is |are )?(?:arranging|organi[sz]ing|sorting(?: out)?|providing|bringing|lending|doing|on (?:it|the case|top of (?:it|this|things)))\b/u;

/** By the first name of somebody. */
function isSeenToBy(said: string, pattern: RegExp): boolean {
  const names =
    pattern
      .exec(said)?.[1]
      ?.toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return names.some((name) => FIRST_NAMES.has(name));
}

/** "150 chairs AT THE SITE, DO WE NEED MORE?". */
const ENOUGH_THERE =
  /^ (?:at|in|on) (?:the |our )?(?:\p{L}+ ){0,2}\p{L}+(?: already)?[,;–—-]? ?(?:do we need (?:any )?more|is (?:that|it|this) enough|are (?:those|they|these) enough|will (?:that|they|those) do|enough)\b[^?\n]{0,20}\?/iu;
