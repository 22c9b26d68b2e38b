import type { Kind } from '../../equipment/index.ts';
import { type Asking, isListLine } from './asking.ts';
import { isDjAmong, isDjWished } from './hired-djs.ts';
import { isJoint } from './joints.ts';
import type { Mention } from './mention.ts';
import { isCrew } from './mentions.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { OBLIGED, PRESENT } from './words/riders.ts';
import { FOR } from './words/small-words.ts';

/** People of the trade are asked for, counted, or a line of a list; else they are only spoken of. */
export function isHired(
  { text, asking, mentions }: { readonly text: Text; readonly asking: Asking; readonly mentions: readonly Mention[] },
  mention: Mention,
): boolean {
  const { kinds, from, to } = mention;
  const isDj = kinds[0] === 'crew_dj';
  if (isDj && (isDjWished(text, asking, from) || isDjAmong(text, asking, mentions, from))) return true;
  if (YOURS.has(`${wordAt(text, to)} ${wordAt(text, to + 1)}`)) return true; // "an engineer OF YOURS"
  if (asking.at(from) || isCountedInPieces(text, from) || mustBeThere(text, to)) return true;
  const next = wordAt(text, to);
  const before = mentions.findLast((other) => other.to < from);
  const begin = ONE.has(wordAt(text, from - 1)) ? from - 1 : from;
  const heads = before !== undefined && (isCrew(before) || before.categories.includes('crew'));
  if (heads && markAt(text, begin - 1) === ':' && before.to === begin - 1) return true; // "Personnel: A SOUND TECHNICIAN"
  if (
    before !== undefined &&
    isCrew(before) &&
    before.to === begin - 1 &&
    isJoint(text, begin - 1) &&
    isHired({ text, asking, mentions }, before)
  )
    return true; // "a sound engineer, LIGHTING OP and a vision op"
  if (isListLine(text, from) && (ENDS.has(next) || (GUARDS.has(kinds[0] ?? 'crew_dj') && isWhere(text, from, to))))
    return true;
  if (opensLine(text, from) && next !== '' && ENDS.has(next)) return true; // "- lighting tech and audio engineer both days"
  if ((opensLine(text, from) || markAt(text, from - 1) === '-') && isCountedBehind(text, to)) return true;
  if (INCLUDING.has(wordAt(text, from - 1)) && (next === '' || ENDS.has(next))) return true; // "PA incl. engineer"
  if (isItemAmong(text, mentions, from) && (next === '' || isWholeTime(text, to))) return true;
  if (opensLine(text, from) && (FOR.has(next) || isWholeTime(text, to))) return true; // "- AV tech for the day"
  // "A video engineer for the show and …": a sentence of nothing but what is wished for.
  const opens = ONE.has(wordAt(text, from - 1)) && opensLine(text, from - 1);
  const purpose = ONLY.has(next) ? wordAt(text, to + 1) : next; // "un técnico de vídeo SOLO para el montaje"
  return opens && (ENDS.has(next) || FOR.has(purpose) || isWholeTime(text, to) || isPlaced(text, to));
}

/** "• Vigilancia de seguridad dentro", "Gardiennage la nuit": who guards, and where or when. */
function isWhere(text: Text, from: number, to: number): boolean {
  const line = sentenceOf(text, from);
  return opensLine(text, from) && line.to - to <= WHERE_WORDS && WHERE.has(wordAt(text, to));
}

const WHERE_WORDS = 5;
const GUARDS: ReadonlySet<Kind> = new Set<Kind>(['crew_steward', 'crew_medic']);
const WHERE = new Set(
  'dentro durante nocturna las la nuit jour sur dans pendant en el nachts tagsuber im am wahrend s op in tijdens inside overnight at'.split(
    ' ',
  ),
);

/** "A technician IN THE ROOM while the Board sits", "un technicien SUR PLACE": where, and no verb of what they do there. */
function isPlaced(text: Text, to: number): boolean {
  const place = places.at(text.tokens, to);
  const next = place === null ? 'x' : wordAt(text, place.to);
  return next === '' || THEN.has(next);
}

const places = wordList(
  `in the room, in the hall, in the house, on site, onsite, on hand, at hand, in attendance, on duty, on call, on standby, standing by, present, at the desk, at the board, at the console,
  vor ort, im saal, am pult, anwesend, in bereitschaft, sur place, sur site, dans la salle, à la console, présent, in situ, en el lugar, en la sala, presente, ter plaatse, in de zaal, aanwezig, stand by`,
);
const THEN = new Set(
  'while throughout during whenever as all from for until till at on wahrend solange die pendant durant tout toute de du des mientras durante todo toda tijdens zolang hele'.split(
    ' ',
  ),
);

/** "20 stewards", "20 no. stewards". */
function isCountedInPieces(text: Text, from: number): boolean {
  const piece = markAt(text, from - 1) === '.' ? from - 2 : from - 1;
  return text.numberTo.has(from) || (PIECES.has(wordAt(text, piece)) && text.numberTo.has(piece));
}

/** "STEWARDS, 12 no., 10am to 6pm", "Stewards: 12". */
function isCountedBehind(text: Text, to: number): boolean {
  const number = ',:-'.includes(markAt(text, to) || 'x') ? text.numberFrom.get(to + 1) : undefined;
  if (number === undefined || !Number.isInteger(number.value)) return false;
  const next = text.tokens[number.to];
  return next === undefined || next.kind === 'break' || PIECES.has(next.text) || ',;'.includes(next.text);
}

/** "PA, 2 radio mics, ENGINEER, 20 chairs", "1 mixer and an ENGINEER for three days": an item behind one that is counted, in nothing but a list. */
function isItemAmong(text: Text, mentions: readonly Mention[], from: number): boolean {
  const begin = ONE.has(wordAt(text, from - 1)) ? from - 1 : from;
  const joined = begin < from && markAt(text, begin - 1) === '' && isJoint(text, begin - 1); // "speakers for the room AND A sound engineer"
  if (markAt(text, begin - 1) !== ',' && !joined) return false;
  const { from: start } = sentenceOf(text, from);
  const before = mentions.filter((other) => other.from >= start && other.to < from);
  const counted = before.some((other) => text.numberTo.has(other.from));
  const first = before[0];
  if (joined && !counted && (first === undefined || first.from !== start || isCrew(first))) return false; // "our DJ and a sound engineer"
  return (
    (counted || joined) &&
    first !== undefined &&
    first.from - start <= 2 &&
    from - (before.at(-1)?.to ?? 0) <= ITEM_REACH
  );
}

const YOURS = new Set(['of yours', 'from you', 'von ihnen', 'von euch', 'van jullie', 'de ustedes', 'de vosotros']);
const ITEM_REACH = 7; // tokens

const PIECES = new Set(['no', 'nos', 'nr', 'ea', 'pcs', 'stuck', 'off', 'stk', 'st', 'u', 'ud', 'uds']);

/** "Un électricien … devra être présent", "ein Elektriker muss anwesend sein". */
function mustBeThere(text: Text, from: number): boolean {
  const end = Math.min(sentenceOf(text, from).to, from + THERE_REACH);
  let obliged = false;
  for (let at = from; at < end; at += 1) {
    obliged ||= OBLIGED.has(wordAt(text, at));
    if (obliged && (PRESENT.has(wordAt(text, at)) || (wordAt(text, at) === 'ort' && wordAt(text, at - 1) === 'vor')))
      return true;
  }
  return false;
}

const THERE_REACH = 16;

/** "AV tech FROM SET-UP TO FINISH", "técnico de sonido LAS DOS NOCHES": how long, and nothing of whose. */
function isWholeTime(text: Text, to: number): boolean {
  const { to: end } = sentenceOf(text, to - 1);
  const rest = text.tokens.slice(to, end).map((token) => token.text);
  const begin = IN.has(rest[0] ?? '')
    ? Math.max(
        0,
        rest.findIndex((word) => TIMES.has(word)),
      )
    : 0; // "in the hall all three days"
  return rest.length <= TIME_WORDS && TIMES.has(rest[begin] ?? '') && rest.some((word) => SPANS.has(word));
}

const TIME_WORDS = 8;
const IN = new Set('in at on im in der am dans en sur op'.split(' '));
const TIMES = new Set(
  'from for all throughout during both each every on am fur pour para voor wahrend den beide toda todo las los toute tout les de het heel'.split(
    ' ',
  ),
);
const SPANS = new Set(
  'til till until to finish end close day days night nights evening show event throughout both tag abend nacht manana dia dias noche noches journee soiree soirees jours dag avond hele'.split(
    ' ',
  ),
);

function opensLine(text: Text, from: number): boolean {
  const sentence = sentenceOf(text, from);
  return from === sentence.from || (from === sentence.from + 1 && markAt(text, sentence.from) !== '');
}

const ONLY = new Set('only just nur lediglich seulement uniquement juste solo solamente alleen enkel'.split(' '));
const ONE = new Set('a an one ein eine einen un une una uno een'.split(' '));
const INCLUDING = new Set(
  'incl including inkl inklusive einschliesslich compris inclus incluido incluida incluyendo inclusief'.split(' '),
);
const ENDS = new Set(['', 'and', 'und', 'et', 'y', 'en', 'or', 'oder', 'ou', 'o', 'of']);
