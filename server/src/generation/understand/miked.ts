import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { clauseOf, isCounted, markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const FOR = set('for on fur auf an pour sur para sobre en voor op aan');
const ARTICLES = set('the a each both all our his her their der die das den dem le la les l el los las de het');
/** What an instrument or its amplifier is heard with. */
const HEARS: ReadonlySet<Kind> = new Set<Kind>(['di_box', 'mic_stand', 'stagebox', 'in_ear_monitor', 'stage_monitor']);
/** What they stand on. */
const UNDER: ReadonlySet<Kind> = new Set<Kind>(['stage_deck', 'carpet']);

/** "3 x SM57 for the GUITAR CABS", "a riser for the DRUMS", "two mics on the DRUM KIT", "4 mics for the drums, 2 for the guitar amps": what the others are for. */
export function isMiked(text: Text, mentions: readonly Mention[], index: number): boolean {
  const mention = mentions[index];
  const [kind] = mention?.kinds ?? [];
  if (mention === undefined || kind === undefined) return false;
  if (isHeardWith(text, mentions, index)) return true;
  if (KIND_CATEGORY[kind] !== 'backline') return false;
  if (isSourceOf(text, mentions, index)) return true;
  if (isCountedFor(text, mention)) return true;
  const joint = ARTICLES.has(wordAt(text, mention.from - 1)) ? mention.from - 2 : mention.from - 1;
  if (!FOR.has(wordAt(text, joint))) return false;
  const sentence = sentenceOf(text, mention.from);
  const before = mentions.slice(0, index).filter(({ from }) => from >= sentence.from);
  const last = before.at(-1);
  const [under] = last?.kinds ?? [];
  if (under !== undefined && UNDER.has(under) && clauseOf(text, mention.from).from <= (last?.from ?? 0)) return true; // "two decks at 1ft for DRUMS"
  const hears = before.findLast(({ kinds: [other] }) => other !== undefined && isHearing(other));
  return hears !== undefined && (hears.to === joint || text.numberTo.has(joint));
}

/** "Mikrofonierung DER BEIDEN Verstärker", "mics for two guitar cabs AND ONE bass cab": what is heard, and what is joined to it. */
function isHeardWith(text: Text, mentions: readonly Mention[], index: number): boolean {
  const mention = mentions[index];
  if (mention === undefined || !isPlayedThrough(mention)) return false;
  const start = text.tokens[mention.from]?.start ?? 0;
  if (HEARD_WITH.test(text.raw.slice(Math.max(0, start - HEARD), start))) return true;
  const earlier = mentions[index - 1];
  if (earlier === undefined || !JOINED.test(text.raw.slice(text.tokens[earlier.to - 1]?.end ?? 0, start))) return false;
  return isHeardWith(text, mentions, index - 1);
}

function isPlayedThrough({ kinds: [kind] }: Mention): boolean {
  return kind !== undefined && (KIND_CATEGORY[kind] === 'backline' || kind === 'amplifier');
}

const HEARD = 70; // characters
const ONES = String.raw`(?:(?:the|our|a|an|one|two|three|four|both|each|der|des|die|den|dem|das|beiden|zwei|drei|vier|unserer|unser|unsere|eine[nr]?|les?|la|l['’]|deux|trois|quatre|nos|notre|los|las|el|dos|tres|cuatro|nuestr[oa]s?|het|twee|drie|vier|onze|\d{1,2}(?: ?[x×])?|\d ?[x×] ?\d{1,2}(?:er|["”″])?) ?){0,5}`;
const HEARD_WITH = new RegExp(
  String.raw`(?<!\p{L})(?:mics?|microphones?|mi[ck]ing|(?:ab)?mikrofon\p{L}*|mikros?|abnahme|micros?|reprise|micr[oó]fonos?|microfon\p{L}*) (?:for|of|on|für|der|des|von|pour|de|du|para|voor|van) ${ONES}$`,
  'iu',
);
const JOINED = new RegExp(
  String.raw`^ ?(?:,|&|/|\+)? ?(?:and|und|et|y|en)? ?(?:for |für |pour |para |voor )?${ONES}$`,
  'iu',
);

/** "Microphones FOR TWO 4x12 guitar cabs", "Mikrofonierung für zwei 4x12er Boxen": how many of them are heard. */
function isCountedFor(text: Text, { from }: Mention): boolean {
  let at = from - 1;
  while (at > from - COUNTED_FOR && (/^(?:\d.*|x)$/u.test(text.tokens[at]?.text ?? '') || text.numberTo.has(at + 1)))
    at -= 1;
  return at < from - 1 && FOR.has(wordAt(text, at)) && MICROPHONES.test(wordAt(text, at - 1));
}

const COUNTED_FOR = 7; // tokens
const MICROPHONES =
  /^(?:mics?|microphones?|mikes?|mi[ck]ing|mikrofon\w*|mikros?|abnahme|micros?|microfon\w*|sonorisation)$/u;

function isHearing(kind: Kind): boolean {
  return kind.startsWith('mic_') || HEARS.has(kind);
}

/** "2 x DI box, PIANO/KEYBOARD (L/R)", "4 DI – keys": the sources of what is counted right before them, told without a figure. */
function isSourceOf(text: Text, mentions: readonly Mention[], index: number): boolean {
  const [earlier, mention] = [mentions[index - 1], mentions[index]];
  if (earlier === undefined || mention === undefined || text.numberTo.has(mention.from)) return false;
  if (markAt(text, mention.from - 1) === '/' && mention.from - 1 === earlier.to)
    return isSourceOf(text, mentions, index - 1);
  const [kind] = earlier.kinds;
  if (!(kind === 'di_box' || kind?.startsWith('mic_')) || !isCounted(text, earlier)) return false;
  if (mention.from !== earlier.to + 1) return false;
  const joint = markAt(text, earlier.to);
  return '-–:'.includes(joint || 'x') || (joint === ',' && '/('.includes(markAt(text, mention.to) || 'x'));
}
