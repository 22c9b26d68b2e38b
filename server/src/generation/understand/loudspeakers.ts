import type { Kind } from '../../equipment/index.ts';
import type { Asking } from './asking.ts';
import { isJoint } from './joints.ts';
import type { Mention } from './mention.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { markAt, type Text, wordAt } from '../reading/document/text.ts';

/** Behind speakers that are heard through: "two speakers, FULL RANGE", "speakers, SELF-POWERED". */
export const saysSound = wordList(
  `full range, self powered, powered, active, passive, for monitors, for the pa, per side, on poles, on stands, on tripods, flown, hung, wall mounted`,
);

/** Counted, or for music: "2 speakers", "speakers for background music". */
export function isLoudspeaker(text: Text, asking: Asking, at: number): boolean {
  const music = wordAt(text, at + 1) === 'for' && [2, 3].some((step) => wordAt(text, at + step) === 'music');
  const counted = text.numberTo.has(at) || (wordAt(text, at - 1) === 'of' && text.numberTo.has(at - 1));
  const there = wordAt(text, at + 1) === 'already' || wordAt(text, at - 1) === 'got'; // "we've got speakers already"
  const owned = OWNERS_OF.has(wordAt(text, at - 1)) && (isJoint(text, at + 1) || FIXED_AT.has(wordAt(text, at + 1))); // "he has speakers and lights"
  const described = (asking.at(at) && SUITABLE.has(wordAt(text, at + 1))) || isToCover(text, at);
  const said = saysSound.at(text.tokens, markAt(text, at + 1) === ',' ? at + 2 : at + 1) !== null;
  return music || said || described || there || owned || (asking.at(at) && counted) || isModelBefore(text, at);
}

/** "2 mics and SPEAKERS", "SPEAKERS and a microphone", "a screen with SPEAKERS". */
export function isAmongSound(text: Text, at: number, known: readonly Mention[]): boolean {
  if (text.language !== 'en' || !wordAt(text, at).endsWith('s')) return false;
  const before = known.find(({ to }) => to === at - 1);
  const behind = known.find(({ from }) => from === at + 2 || (from === at + 3 && ARTICLES.has(wordAt(text, at + 2))));
  const joined = isJoint(text, at - 1) || wordAt(text, at - 1) === 'with';
  return (
    (before !== undefined && joined && isShownOrHeard(before)) ||
    (behind !== undefined && isJoint(text, at + 1) && isShownOrHeard(behind))
  );
}

function isShownOrHeard({ kinds: [kind] }: Mention): boolean {
  return kind !== undefined && (kind.startsWith('mic_') || SHOWN_OR_HEARD.has(kind));
}

const SHOWN_OR_HEARD: ReadonlySet<Kind> = new Set<Kind>([
  'projector',
  'projection_screen',
  'display',
  'led_wall',
  'mixing_console',
  'pa_package',
  'subwoofer',
  'amplifier',
]);

/** "Speakers TO COVER the gym", "speakers FOR THE back row". */
function isToCover(text: Text, at: number): boolean {
  const [next, last] = [wordAt(text, at + 1), wordAt(text, at + 2)];
  return (next === 'to' && COVERS.has(last)) || (next === 'so' && last === 'that') || isToBeHeard(text, at);
}

/** "Speakers THAT LET everybody HEAR the Board", "speakers LOUD ENOUGH for the lawn". */
function isToBeHeard(text: Text, at: number): boolean {
  const next = wordAt(text, at + 1);
  if (LOUD.has(next)) return wordAt(text, at + 2) === 'enough';
  if (next !== 'that' && next !== 'which') return false;
  for (let behind = at + 2; behind < at + HEARD_REACH && wordAt(text, behind) !== ''; behind += 1) {
    if (WANTS.has(wordAt(text, behind))) return false;
    if (HEARD.has(wordAt(text, behind))) return true;
  }
  return false;
}

const HEARD_REACH = 10; // tokens
const LOUD = new Set('loud strong powerful big'.split(' '));
const HEARD = new Set('hear heard hears reach reaches cover covers carry carries fill fills'.split(' '));
const WANTS = new Set('want wants came come love loves wish'.split(' ')); // "speakers that people came to hear"

const COVERS = new Set('cover fill reach serve suit carry'.split(' '));
const SUITABLE = new Set(['suitable', 'outdoors', 'outside', 'obviously']);
const FIXED_AT = new Set('in on at mounted installed hung'.split(' '));
const OWNERS_OF = new Set('has have brings bring owns own his their'.split(' '));

/** "6 K12 speakers": counted, and named by a model. */
function isModelBefore(text: Text, at: number): boolean {
  for (let index = at - 1; index > at - 4 && wordAt(text, index) !== ''; index -= 1) {
    if (/\d/u.test(wordAt(text, index))) return text.numberTo.has(index) || text.numberTo.has(index - 1);
  }
  return false;
}

const ARTICLES = new Set(['a', 'the', 'one']);
