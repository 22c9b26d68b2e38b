import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { AND_OR, DENIALS, WITH, WITHOUT } from './small-words.ts';

/** Whether a refusal before a thing is itself denied, so that the thing is wished for. */
export function isTurnedRound(text: Text, unwanted: Span): boolean {
  return (
    isDeniedItself(text, unwanted) ||
    forgetsNot(text, unwanted) ||
    isDelivered(text, unwanted) ||
    isOnlyPossible(text, unwanted) ||
    isHeld(text, unwanted)
  );
}

/** "The State reserves the RIGHT TO cancel any tent": what may come to pass. */
export function isOnlyPossible(text: Text, { from }: Span): boolean {
  for (let at = from - 1; at >= from - RIGHT_REACH; at -= 1)
    if (RIGHTS.has(wordAt(text, at)) && wordAt(text, at + 1) === 'to') return true;
  return CANCELS.has(wordAt(text, from)) && MAY.has(wordAt(text, from - 1));
}

const RIGHT_REACH = 8; // words before what may be done
const CANCELS = new Set(['cancel', 'remove', 'delete', 'omit', 'reject']);
const MAY = new Set(['may', 'can', 'might', 'could']);
const RIGHTS = new Set(['right', 'option', 'entitled', 'free']);

/** "Bays that HOLD THE screens", but not "hold the lights". */
function isHeld(text: Text, { from }: Span): boolean {
  return wordAt(text, from) === 'hold' && wordAt(text, from - 1) !== '' && !BIDS.has(wordAt(text, from - 1));
}

const BIDS = new Set('please you and but just so also'.split(' '));

/** "DROP the stage AT the back gate": where it is to go. */
function isDelivered(text: Text, { from, to }: Span): boolean {
  if (wordAt(text, from) !== 'drop') return false;
  return text.tokens.slice(to, to + WHERE_REACH).some(({ text: word }) => WHITHER.has(word));
}

const WHERE_REACH = 6; // tokens
const WHITHER = new Set('at off in by to on round outside inside behind beside'.split(' '));

/** "N'oubliez pas les micros", "on ne saurait se passer d'un pupitre". */
function forgetsNot(text: Text, { from }: Span): boolean {
  if (text.language !== 'fr' || !FORGETS.has(wordAt(text, from))) return false;
  return [1, 2, 3].some((step) => NE.has(wordAt(text, from - step)));
}

const FORGETS = new Set(['oubliez', 'oublie', 'oublier', 'se', 'passer']);
const NE = new Set(['ne', "n'", 'n']);

/** "not without microphones", "we can't do without a PA". */
function isDeniedItself(text: Text, { from, to }: Span): boolean {
  const last = wordAt(text, to - 1);
  if (!WITHOUT.has(last) && !WITHOUT.has(wordAt(text, from))) return false;
  if (AND_OR.has(text.tokens[from - 1]?.text ?? '') && WITH.has(wordAt(text, from - 2))) return true; // "a price with and without the DJ"
  for (let at = from - 1; at >= from - 3; at -= 1) {
    if (DENIALS.has(wordAt(text, at)) || CANNOT.has(wordAt(text, at))) return true;
  }
  return isIndispensable(text, { from, to });
}

/** "It wouldn't be our gala without the star cloth", "ohne Teppich geht es nicht", "zonder kapstokken redden we het niet". */
function isIndispensable(text: Text, { from, to }: Span): boolean {
  const sentence = sentenceOf(text, from);
  for (let at = from - 1; at >= Math.max(sentence.from, from - FAR); at -= 1) {
    if (markAt(text, at) !== '') break;
    if (NOT_THE_SAME.has(wordAt(text, at)) || wordAt(text, at).endsWith("n't")) return true;
  }
  const begins = from - sentence.from <= 2 || markAt(text, from - 1) === ',';
  if (text.language === 'en' || !begins) return false;
  const rest = text.tokens.slice(to, Math.min(sentence.to, to + FAR + FAR)).map(({ text: word }) => word);
  const end = rest.findIndex((word) => ',:;-'.includes(word));
  const clause = end === -1 ? rest : rest.slice(0, end);
  return clause.some((word) => DENIALS.has(word)) && clause.some((word) => GETS_BY.has(word));
}

const FAR = 8; // tokens between "wouldn't" and "without"
const NOT_THE_SAME = new Set(
  'impossible unthinkable incomplete undenkbar unvorstellbar impensable impensable ondenkbaar'.split(' '),
);
const GETS_BY = new Set(
  'geht gehts laufts lauft klappt kommen komme auskommen konnen kann schaffen redden lukt gaat kunnen kan marche marchera va ira passe peut pouvons fonctionne funciona podemos puede hay sale'.split(
    ' ',
  ),
);
const CANNOT = new Set("can't cannot couldn't won't don't kann geht impossible".split(' '));
