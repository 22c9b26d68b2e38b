import type { Mention } from '../mention.ts';
import { markAt, sentenceOf } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';

const QUESTION = 160; // characters before an answer

/**
 * "What tables and chairs are there? – There are 15 round tables, 150 chairs and 6 tables of 8 foot": all that the answer
 * names is there, unless it asks for something.
 */
export function answeringWhat({ text, mentions, cues }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const sentence = sentenceOf(text, mention.from);
  const start = text.tokens[sentence.from]?.start ?? 0;
  if (!WHAT_IS_THERE.test(text.raw.slice(Math.max(0, start - QUESTION), start))) return null;
  if (!THERE.test(text.raw.slice(start)) || cues.wishes.any(sentence)) return null;
  return { reason: 'provided', first: index, last: index, from: sentence.from, to: mention.to };
}

const WHAT_IS_THERE =
  /\b(?:what|which|how many|was|welche|wie viele|quel(?:le)?s?|combien|qué|cuánt[ao]s|wat|welke|hoeveel)\b[^.?!\n]{0,70}\b(?:there|you have|you got|included|provided|supplied|available|on site|comes? with|gibt|vorhanden|habt ihr|haben sie|y a|avez|compris|hay|tienen|incluid[ao]s?|aanwezig|er zijn|hebben)\b[^.?\n]{0,40}\?\s*(?:\p{L}{1,10}:)?\s*[–—>-]?\s*$/iu;
const THERE =
  /^(?:\p{L}{1,10}:\s*)?(?:yes,? )?(?:there (?:are|is|'s|will be)|we have|we've|it has|you get|the \p{L}+ has|es gibt|wir haben|il y a|nous avons|hay|tenemos|er zijn|we hebben|\d)/iu;

/** "Stage monitors: three powered. … The basic hire INCLUDES ALL OF THIS": what its paragraph names is there. */
export function inAllOfIt({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const start = text.tokens[mention.from]?.start ?? 0;
  const rest = text.raw.slice(start, start + PARAGRAPH);
  const end = rest.indexOf('\n\n');
  return ALL_OF_THIS.test(end === -1 ? rest : rest.slice(0, end))
    ? { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to }
    : null;
}

const PARAGRAPH = 600; // characters
const ALL_OF_THIS =
  /\b(?<!your )(?:hire|rental|rent|booking|room|hall|venue|theatre|theater) (?:fee |price |charge )?(?:includes|covers|comes with) all (?:of )?(?:this|these|that|the above|it)\b|\ball (?:of )?(?:this|these|the above|which) (?:is|are) included in the (?:hire|rental|rent|booking)\b|\bdas alles ist (?:in der|im) (?:miete|saalmiete|mietpreis) (?:enthalten|inbegriffen)\b|\btout cela est compris dans la location\b|\btodo (?:esto|ello) está incluido en el alquiler\b|\bdit alles is bij de huur inbegrepen\b/iu;

/** "FOR OUR speakers we need a SQUARE METRE either side", "für unsere Boxen brauchen wir PLATZ": room for what they have. */
export function roomFor({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const { from, to } = sentenceOf(text, mention.from);
  const start = text.tokens[mention.from]?.start ?? 0;
  const first = text.tokens[from]?.start ?? 0;
  const behind = text.tokens[mention.to - 1]?.end ?? 0;
  const last = Math.min(text.tokens[to - 1]?.end ?? 0, behind + ROOM_FOR);
  const isFronted = start - first < ROOM_FOR && FOR_OURS.test(text.raw.slice(first, start));
  if (!isFronted || !ROOM.test(text.raw.slice(behind, last))) return null;
  return { reason: 'provided', first: index, last: index, from, to: mention.to };
}

const ROOM_FOR = 80; // characters
const FOR_OURS =
  /^[\W\d]*(?:for|für|pour|para|voor) (?:our|my|the band's|unsere?n?|meine?n?|nos|notre|mes|mon|nuestr[ao]s?|mis?|onze|ons|mijn)\b(?: \p{L}+){0,2} $/iu;
const ROOM =
  /^ (?:we|i|you|wir|ich|il|nous|on|necesitamos|hace|we|hebben|brauchen|benötigen)\b[^.;]{0,60}?\b(?:square|metres?|meters?|feet|space|room|place|platz|fläche|quadratmeter|meter|mètres?|espace|place|metros?|espacio|sitio|ruimte|plek)\b/iu;

/**
 * "The dance floor that the company TRAVELS WITH", "a fog machine!!! (WE BRING IT)", "the riser for announcements COMES FROM
 * THE CENTER", "hinten KOMMT noch UNSERE erweiterte Lichtanlage": what is said right behind a thing, or brings it in.
 */
export function saidBehind({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const end = text.tokens[mention.to - 1]?.end ?? 0;
  const start = text.tokens[mention.from]?.start ?? 0;
  const rest = text.raw.slice(end, end + ROOM_FOR);
  const next = mentions[index + 1];
  const item =
    markAt(text, mention.to) === ':' && next?.from === mention.to + 1 ? text.tokens[next.to - 1]?.end : undefined;
  if (item !== undefined && BROUGHT.test(text.raw.slice(item, item + ROOM_FOR)))
    return { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to }; // "pyrotechnics: smoke (we bring it)"
  const said =
    TRAVELS.exec(rest) ??
    BROUGHT.exec(rest) ??
    GOT_BY.exec(rest) ??
    ofTheAct(mention, rest) ??
    COMES_FROM.exec(rest) ??
    OF_NO_BID.exec(rest) ??
    DONE_BY.exec(rest) ??
    ALREADY_IN.exec(rest);
  const before = text.raw.slice(Math.max(0, start - ROOM_FOR), start);
  const isJoined =
    JOINS.test(before) || (mention.kinds[0] === 'mixing_console' && OUR_DESK.test(before) && !TO_COME.test(rest));
  if (said === null && !isJoined) return null;
  const reach = end + (said?.[0].length ?? 0);
  const last = text.tokens.findLastIndex((token) => token.start < reach);
  return { reason: 'provided', first: index, last: index, from: mention.from, to: Math.max(mention.to, last + 1) };
}

const TRAVELS =
  /^,? (?:that |which )?(?:the |our |my )?(?:\p{L}+ ){1,2}(?:(?:travels?|tours?) with|carr(?:y|ies) (?:with|along with) (?:us|them|him|her|me))\b(?! (?:an?|the|our|my|two|three|\d))/iu;
const BROUGHT =
  /^[ !?.]{0,4}\((?:(?:die|das|den|which|that|this|it|ces|que|c'est|deze) )?(?:(?:bringen|bringe|nehmen|nehme) (?:wir|ich)|(?:we|i|band) (?:bring|brings|carry)(?! (?:the |our |a |my |own )*(?:show ?|preset |scene )?(?:files?|usb|sticks?|presets?|scenes?|engineers?|operators?|settings?|template))|nous (?:l'|les )?apportons|j'apporte|l[ao]s? traemos|(?:brengen|nemen) (?:wij|we)|(?:breng|neem) ik|(?:wird|werden) (?:selbst |von (?:uns|der band|den künstlern) )?(?:mitgebracht|mitgeführt)|(?:est|sont) (?:apportée?s?|amenée?s?|fournie?s? par (?:nous|le groupe|la compagnie))|(?:is|are) brought|(?:wordt|worden) (?:zelf )?(?:meegebracht|meegenomen))\b/iu;
/** "De geluidsinstallatie VAN “THE BAND”", "die Lichtanlage DER KAPELLE": what an act plays through is its own. */
function ofTheAct({ kinds: [kind], categories }: Mention, rest: string): RegExpExecArray | null {
  const isSystem =
    kind === 'pa_package' || kind === 'lighting_package' || (kind === undefined && categories.length === 1);
  return isSystem ? OF_ACT.exec(rest) : null;
}

const OF_ACT =
  /^(?: (?:en|und|et|y) \p{L}+)? (?:van (?:de |het )?|von |der |du |de la |del |de l['’])[“"'„«]?(?:the |die |de )?(?:band|groep|orkest|koor|artiest|kapelle|gruppe|tanzkapelle|groupe|compagnie|orchestre|grupo|banda|orquesta|compañía|artista)(?!\p{L})/iu;
/** "Ballons lumineux et rubans : ACHETÉS PAR Marion". */
const GOT_BY =
  /^(?: [\p{L}’']+){0,4} ?: ?(?:(?:déjà|bereits|schon|already|ya|al) )?(?:achet|prêt|récupér|offert|apport)(?:ée?s?|és|es|s|e|)? (?:par|chez|auprès de) (?!le prestataire|le loueur|vous)|^(?: \p{L}+){0,4} ?: ?(?:schon |bereits )?(?:gekauft|besorgt|geliehen|organisiert|mitgebracht) (?:von|durch|bei) (?!euch|ihnen|der firma)|^(?: \p{L}+){0,4} ?: ?(?:already )?(?:bought|lent|borrowed|made|collected) (?:by|from) (?!you|the hire|the supplier|the contractor)|^(?: \p{L}+){0,4} ?: ?(?:comprad|prestad|recogid|hech)[oa]s? por (?!ustedes|la empresa|el proveedor)|^(?: \p{L}+){0,4} ?: ?(?:gekocht|geleend|opgehaald|gemaakt) (?:door|van|bij) (?!jullie|de verhuurder)/iu;
const COMES_FROM =
  /^ for (?:the )?\p{L}+ (?:comes?|is coming|are coming) from (?:the|our|their|a|an) (?!hire|rental|supplier|contractor)/iu;
const OF_NO_BID =
  /^[^.()\n]{0,60}\bnot (?:in|part of|included in|within) (?:this|the|our) (?:bid|contract|quote|tender|lot|order|scope|rfq|rfp)\b/iu;
const DONE_BY =
  /^ (?:and (?:\p{L}+ ){1,3})?(?:are|is|get) (?:put (?:out|up|away|round)|set (?:up|out)|laid out|emptied|brought (?:in|out)|carried (?:in|out)|wheeled (?:in|out)|manned)(?: and \p{L}+)? by (?:the |our )?(?!contractor|vendor|supplier|hire|rental|bidder|company|you|tender)/iu;
const ALREADY_IN =
  /^ are (?:all )?(?:already (?:in|at|on|under|up in) the|(?:in|at|on|under|up in) the (?!quote|list|price|budget|plan|order|e-?mail|brief|offer|package|tent|marquee|van|total)\p{L}+(?: \p{L}+)? already)\b(?! (?:quote|list|price|budget|plan|order|e-?mail|brief|offer|package|total))/iu;
/** "Über das BANDEIGENE Soundsystem": whose it is, in one word. */
/** "UNSER Pult steht am FOH". */
const OUR_DESK = /(?<!\p{L})(?:unser(?:em|es)?|mein(?:em|es)?|onze|ons|notre|nuestra|our) (?:\p{L}+ )?$/iu;
const TO_COME =
  /^[^.;:\n]{0,50}\b(?:brauch|benötig|bitte|muss|soll|fehlt|defekt|need|require|please|broken|faut|falta|nodig|mieten|hire|rent)/iu;
const JOINS =
  /\b(?:salle|cuisine|bar|local|loges?|hall|foyer|vestiaires?|kitchen|hall|bar|room)(?: polyvalente| des fêtes)? (?:équipée?s? (?:de |d['’]une? |d['’])|(?:fitted|equipped) with (?:a |an |the )?)(?:\p{L}+ )?$|\b(?:engagement|auftritt|buchung|gastspiel|booking|gig) (?:mit|with) (?:our |unserer )?(?:kompletter|eigener|voller|full|complete) (?:pa ?-? ?(?:&|und|and|\+) ?)?$|\bkomm(?:t|en) (?:\p{L}+ ){0,3}unsere?n? (?:\p{L}+ ){0,2}$|(?<!\p{L})(?:band|vereins|haus|hallen|stadt|gemeinde|schul|kirchen|theater|club|hotel|orchester|chor|kapellen)eigene[nmrs]? (?:\p{L}+ )?$/iu;
