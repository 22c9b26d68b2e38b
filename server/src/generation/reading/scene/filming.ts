import type { Kind } from '../../../equipment/index.ts';
import type { Activity, Exclusion, Facts } from '../../facts.ts';
import { type Span, sentenceOf, type Text, wordsOf } from '../document/text.ts';
import { isListed } from './denied.ts';
import { wordsFor } from './words.ts';

const FILMING = [
  { activity: 'stream', words: wordsFor('streams'), kinds: ['streaming_encoder'] },
  { activity: 'recording', words: wordsFor('records'), kinds: ['video_recorder'] },
] as const satisfies readonly { activity: Activity; words: unknown; kinds: readonly Kind[] }[];

const deniesAhead = wordsFor('denies ahead');
const not = wordsFor('not');
const turns = wordsFor('turn');

const REACH = 16; // tokens before a word in which all of a clause is denied
const BEHIND = 3;
/** What films, and who works it. */
const FILMED: readonly Kind[] = ['camera', 'crew_camera'];

type Read = Pick<Facts, 'activities' | 'demands' | 'exclusions'>;

/** Filming that every mention denies: the activity goes, and what it needs is not to come from us. */
export function withoutDeniedFilming<T extends Read>(facts: T, text: Text): T {
  const ends = new Set(FILMING.flatMap(({ words }) => words.all(text).map(({ to }) => to)));
  const denied = FILMING.flatMap((filming) => {
    const words = denialOf(text, filming.words.all(text), ends);
    return words === null ? [] : [{ ...filming, words }];
  });
  const done = FILMING.filter((filming) => !denied.some(({ activity }) => activity === filming.activity));
  const left = done.filter(({ kinds }) => isLeftToOthers(facts, kinds));
  const gone = new Set<Activity>([...denied, ...left].map(({ activity }) => activity));
  const activities = facts.activities.filter(({ value }) => !gone.has(value));
  if (denied.length === 0) return { ...facts, activities };
  const unwanted = new Set<Kind>(denied.flatMap(({ kinds }) => kinds));
  const demands = facts.demands.filter(({ kinds: [kind] }) => kind === undefined || !unwanted.has(kind));
  const films = activities.some(({ value }) => value === 'stream' || value === 'recording');
  const asked = demands.some(({ kinds }) => kinds.some((kind) => FILMED.includes(kind)));
  const exclusions = denied
    .filter(({ kinds }) => !facts.exclusions.some((other) => kinds.every((kind) => other.kinds.includes(kind))))
    .map(({ kinds, words }): Exclusion => {
      const all = films || asked ? kinds : [...kinds, ...FILMED];
      return { categories: [], kinds: all, reason: 'unwanted', words };
    });
  return { ...facts, activities, demands, exclusions: [...facts.exclusions, ...exclusions] };
}

/** Whoever else brings what it takes has it done, unless a camera is asked of us. */
function isLeftToOthers({ demands, exclusions }: Read, needs: readonly Kind[]): boolean {
  if (!exclusions.some(({ kinds }) => needs.some((kind) => kinds.includes(kind)))) return false;
  return !demands.some(({ kinds }) => kinds.some((kind) => FILMED.includes(kind)));
}

/** The words of the first mention and what denies it; null where there is no mention, or one that is not denied. */
function denialOf(text: Text, mentions: readonly Span[], ends: ReadonlySet<number>): string | null {
  const denials = mentions.map((mention) => denialAhead(text, mention, ends) ?? denialBehind(text, mention));
  const [first] = denials;
  return first === undefined || first === null || denials.includes(null) ? null : wordsOf(text, first);
}

/** "We do not want the talks to be filmed", "nothing is filmed, streamed or recorded", "no stage, lights or streaming". */
function denialAhead(text: Text, { from, to }: Span, ends: ReadonlySet<number>): Span | null {
  const first = Math.max(sentenceOf(text, from).from, from - REACH);
  let hasComma = false;
  for (let at = from - 1; at >= first; at -= 1) {
    if (turns.at(text, at).length > 0) return null;
    const [denial] = deniesAhead.at(text, at);
    if (denial !== undefined && denial.to <= from) {
      return !hasComma || isListed(text, denial.to, from) ? { from: at, to } : null;
    }
    hasComma ||= text.tokens[at]?.text === ',' && !ends.has(at);
  }
  return null;
}

/** "Aufgezeichnet wird nichts", "a recording is not needed", "Streaming: no". */
function denialBehind(text: Text, { from, to }: Span): Span | null {
  let end = to + BEHIND;
  const last = sentenceOf(text, from).to;
  for (let at = to; at < Math.min(end, last) && text.tokens[at]?.text !== ','; at += 1) {
    if (turns.at(text, at).length > 0) return null;
    const [denial] = not.at(text, at);
    if (denial !== undefined) return { from, to: denial.to };
    if (FILMING.some(({ words }) => words.at(text, at).length > 0)) end = at + 1 + BEHIND;
  }
  return null;
}
