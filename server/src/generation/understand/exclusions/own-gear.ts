import type { Kind } from '../../../equipment/index.ts';
import type { Exclusion } from '../../types.ts';
import { isHiredAlong } from '../hired-djs.ts';
import { findAll, type Hit, lexicon, wordList } from '../text/lexicon.ts';
import { markAt, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { ACTS, type Act, DJ_GEAR, EVERYTHING, GEAR, INSTRUMENTS, OF_US, OWN, THEIRS } from '../words/own-gear.ts';
import { isSupplier } from './owners.ts';
import type { Reading } from './reading.ts';
import { WITH, WITHOUT } from './small-words.ts';

const acts = lexicon(ACTS);
const gear = wordList(GEAR);
const djGear = wordList(DJ_GEAR);
const instruments = wordList(INSTRUMENTS);
const everything = wordList(EVERYTHING);
const own = wordList(OWN);
const theirs = wordList(THEIRS);
const ofUs = wordList(OF_US);

const BACKLINE: readonly Kind[] = [
  'drum_kit',
  'drum_part',
  'percussion',
  'guitar',
  'bass_guitar',
  'guitar_amp',
  'bass_amp',
  'keyboard',
];
const DJ_SET: readonly Kind[] = ['dj_player', 'dj_mixer', 'dj_controller'];

/** What each act brings who brings their own. */
const BRINGS: Readonly<Record<Act, readonly Kind[]>> = {
  band: BACKLINE,
  dj: DJ_SET,
  guitar: ['guitar', 'guitar_amp'],
  bass: ['bass_guitar', 'bass_amp'],
  drums: ['drum_kit', 'drum_part'],
  keys: ['keyboard', 'piano'],
  singer: [],
};

/** What they bring besides who bring everything. */
const ALL_OF_IT: Partial<Record<Act, readonly Kind[]>> = {
  band: ['stage_monitor', 'in_ear_monitor', 'subwoofer', 'mic_instrument', 'di_box'],
  dj: ['subwoofer', 'pa_package', 'disco_light'],
};

const BACK = 6; // tokens from the gear back to "own" or "brings"
const ACT_BACK = 40;

/**
 * "The band bring their own gear", "unser DJ mit eigenem Controller", "un groupe avec ses instruments". `asked`: what
 * the brief names and nobody has; `pleaded`: what of it is plainly wished for.
 */
export function readOwnGear(
  reading: Reading,
  asked: ReadonlySet<Kind>,
  pleaded: ReadonlySet<Kind>,
): readonly Exclusion[] {
  const { text } = reading;
  const who = findAll(text.tokens, acts);
  const things = [
    ...findAll(text.tokens, gear).map((hit) => ({ ...hit, what: 'gear' as const })),
    ...findAll(text.tokens, instruments).map((hit) => ({ ...hit, what: 'instruments' as const })),
    ...findAll(text.tokens, djGear).map((hit) => ({ ...hit, what: 'dj' as const })),
    ...findAll(text.tokens, everything).map((hit) => ({ ...hit, what: 'everything' as const })),
  ];
  const found = things.flatMap((thing): Exclusion[] => {
    const owned = ownedFrom(reading, thing, thing.what === 'everything');
    if (owned === null) return [];
    const { from } = owned;
    const playing = actsFor(reading, who, thing).filter((act) => !owned.brought || act.to <= from);
    const kinds = playing.flatMap((hit) => kindsOf(reading, hit, thing, asked, pleaded));
    const first = playing[0];
    if (kinds.length === 0 || first === undefined) return [];
    const begin = first.from < from && from - first.from < ACT_BACK / 2 ? first.from : from;
    const words = wordsOf(text, { from: begin, to: thing.to });
    return [{ categories: [], kinds: [...new Set(kinds)], phrase: '', reason: 'provided', words }];
  });
  return [...new Map(found.map((exclusion) => [exclusion.kinds.join(), exclusion])).values()];
}

type What = 'gear' | 'instruments' | 'dj' | 'everything';

function kindsOf(
  reading: Reading,
  hit: Hit<Act>,
  thing: Hit<true> & { what: What },
  asked: ReadonlySet<Kind>,
  pleaded: ReadonlySet<Kind>,
): readonly Kind[] {
  const { value: act } = hit;
  if (thing.what === 'dj' && act !== 'dj') return [];
  if (thing.what === 'instruments' && act === 'dj') return [];
  if (act === 'dj' && isAskedFor(reading, hit, thing)) return [];
  const all =
    thing.what === 'everything' || isAll(reading.text, thing.from) || SYSTEM.has(wordAt(reading.text, thing.to - 1));
  const more = all ? (ALL_OF_IT[act] ?? []) : [];
  return [...BRINGS[act].filter((kind) => !pleaded.has(kind)), ...more.filter((kind) => !asked.has(kind))];
}

/** "We are looking for a DJ with his equipment": both are to be hired. */
function isAskedFor({ text, asking, words }: Reading, dj: Hit<Act>, thing: Hit<true>): boolean {
  if (isHiredAlong(text, dj.to - 1)) return true;
  const brings = findAll(text.tokens, words.brings, dj.from, thing.from).length > 0;
  const has = findAll(text.tokens, words.has, dj.from, thing.from).length > 0;
  if (brings || has || isOurs(text, dj)) return false;
  const ownWord = findAll(text.tokens, own, Math.max(dj.to, thing.from - BACK), thing.to).length > 0;
  return !ownWord || asking.before(dj.from) || asking.strongly(dj.from);
}

/** "our DJ", "my mate DJs", "one DJ of ours". */
function isOurs(text: Text, dj: Hit<Act>): boolean {
  for (let at = dj.from - 1; at >= dj.from - 3 && wordAt(text, at) !== ''; at -= 1) {
    if (ofUs.at(text.tokens, at) !== null) return true;
  }
  return wordAt(text, dj.to) === 'of' && ['ours', 'mine'].includes(wordAt(text, dj.to + 1));
}

/** `brought`: nothing but a verb of bringing says whose they are. */
interface Owned {
  readonly from: number;
  readonly brought: boolean;
}

/** Where "own", "their" behind a verb of bringing, or "with their" begins before the gear; null where nobody owns it. */
function ownedFrom({ text, words }: Reading, { from, to }: Hit<true>, all: boolean): Owned | null {
  const start = Math.max(sentenceOf(text, from).from, from - BACK);
  let possessive: number | null = null;
  for (let at = from; at > start; at -= 1) {
    const belongs = own.before(text.tokens, at);
    if (belongs !== null && [1, 2].some((step) => WITHOUT.has(wordAt(text, belongs.from - step)))) return null; // "travels without its own drum kit"
    if (belongs !== null) return { from: belongs.from, brought: false };
    if (NEEDS.has(wordAt(text, at - 1))) return null; // "he brings his decks but needs a system"
    possessive ??= theirs.before(text.tokens, at)?.from ?? null;
    const verb = words.brings.before(text.tokens, at) ?? words.has.before(text.tokens, at);
    if (
      verb !== null &&
      (bySupplier(text, verb.from) ||
        HELPS.test(wordAt(text, wordAt(text, verb.from - 1) === 'to' ? verb.from - 2 : verb.from - 1)))
    )
      return null;
    if (verb !== null) return { from: verb.from, brought: possessive === null };
    if (possessive !== null && WITH.has(wordAt(text, at - 1))) return { from: at - 1, brought: false };
    if (text.tokens[at - 1]?.kind === 'mark' && markAt(text, at - 1) !== ',') return null;
  }
  const self = all ? own.at(text.tokens, to) : null; // "neemt alles zelf mee"
  return self === null ? null : { from, brought: false };
}

/** "Two people who HELP carry instruments": porters, who have none. */
const HELPS = /^(?:help(?:s|ing)?|helfen|ayud\p{L}{1,4}|helpen)$/u;

/** "The vendor will provide all set-up". */
function bySupplier(text: Text, verb: number): boolean {
  return [1, 2, 3].some((step) => isSupplier(text, verb - step));
}

const NEEDS = new Set('need needs wants want braucht brauchen benotigt besoin necesita nodig'.split(' '));

/** The acts right before the gear, those joined by "and" together; else the last that was spoken of. */
function actsFor({ text, words }: Reading, who: readonly Hit<Act>[], { from }: Hit<true>): readonly Hit<Act>[] {
  const before = who.filter((hit) => hit.to <= from && from - hit.to <= ACT_BACK);
  const here = before.filter((hit) => sentenceOf(text, hit.from) === sentenceOf(text, from));
  const sentence = sentenceOf(text, from);
  if (here.length === 0 && findAll(text.tokens, words.places, sentence.from, from).length > 0) return []; // "a quartet. The church has a system"
  const last = here.at(-1) ?? before.at(-1);
  if (last === undefined) return [];
  const joined = here.filter((hit) => hit !== last && last.from - hit.to <= 3 && isJoint(text, hit.to));
  return [...joined, last];
}

function isJoint(text: Text, at: number): boolean {
  return ['and', 'und', 'et', 'y', 'en', '&'].includes(text.tokens[at]?.text ?? '') || markAt(text, at) === ',';
}

/** "all their own equipment", "sein komplettes Equipment". */
function isAll(text: Text, from: number): boolean {
  for (let at = from - 1; at >= from - 4; at -= 1) if (ALL.test(wordAt(text, at))) return true;
  return false;
}

/** More than what records are played on. */
const SYSTEM = new Set('rig system installatie installation instalacion systeme anlage'.split(' '));

const ALL =
  /^(?:all|full|complete|entire|alle|ganze[sn]?|gesamte[sn]?|komplett\w{0,3}|tout|toute|complet|completo|completa|todo|volledige|complete|al)$/u;
