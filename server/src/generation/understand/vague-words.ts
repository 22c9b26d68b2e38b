import { isTalk } from '../reading/scene/speakers.ts';
import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { findAll, wordList } from '../reading/document/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/**
 * Words that mean a thing to hire only now and then: "the hotel runs the bar", "speakers are built in", "crew: ours".
 * They ask for nothing; they say what is not to come from us. `known`: what has a surer name.
 */
export function readVagueWords(text: Text, known: readonly Mention[], performing: readonly Span[]): Mention[] {
  const things = new Set(known.map(({ from }) => from));
  const people = performing.filter(
    ({ from, to }) => wordAt(text, from) !== 'dj' && !isBesideThing(text, to - 1, things),
  );
  const busy = new Set(
    [...known, ...people].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
  );
  const surer = new Set(
    known.filter(({ from, to }) => to - from > 1 || text.numberTo.has(from)).flatMap(({ kinds }) => kinds),
  );
  const told = {
    things,
    talks: people.some(({ from, to }) => SPEAKERS.has(wordAt(text, to - 1)) || SPEAKERS.has(wordAt(text, from))),
    stages: known.some(
      ({ categories, kinds: [kind] }) =>
        categories.includes('staging') || (kind !== undefined && KIND_CATEGORY[kind] === 'staging'),
    ),
  };
  return text.tokens.flatMap(({ text: word }, at): Mention[] => {
    const vague = busy.has(at) ? undefined : VAGUE.get(word);
    if (vague === undefined || vague.kinds.some((kind) => surer.has(kind)) !== (vague.again === true)) return [];
    if (vague.isMeant?.(text, at, told) === false) return [];
    return [{ kinds: vague.kinds, categories: [], from: at, to: at + 1, vague: true }];
  });
}

/** Where the text names things, and whether it speaks of people who talk, and of a stage. */
interface Told {
  readonly things: ReadonlySet<number>;
  readonly talks: boolean;
  readonly stages: boolean;
}

interface Vague {
  readonly kinds: readonly Kind[];
  readonly words: string;
  /** Means the thing only where that was called by a surer name as well; others only where it was not. */
  readonly again?: true;
  /** Whether the word at a place may mean the thing; always where it is left out. */
  readonly isMeant?: (text: Text, at: number, told: Told) => boolean;
}

const ROWS: readonly Vague[] = [
  { kinds: ['bar_unit'], words: 'bar bars barra barras toog togen', isMeant: isBar },
  { kinds: ['speaker_top'], words: 'speakers tops', isMeant: areLoudspeakers },
  { kinds: ['speaker_top'], words: 'pas', isMeant: arePas },
  {
    kinds: ['stage_steps'],
    words: 'steps stairs treads treppe treppen trap trapje marches escalier escaleras escalera',
    isMeant: isOfStage,
  },
  { kinds: ['stage_leg'], words: 'legs', isMeant: isOfStage },
  { kinds: ['crew_stagehand', 'crew_technician'], words: 'crew', isMeant: isStageCrew },
  {
    kinds: ['audio_cable', 'power_cable', 'video_cable'],
    words: 'cables cabling leads wiring kabel kabels verkabelung cableado bekabeling',
  },
  { kinds: ['mixing_console', 'lighting_console'], words: 'console consoles', isMeant: isNotDjs },
  { kinds: ['video_recorder', 'audio_recorder'], words: 'recording' },
  { kinds: ['marquee_lining'], words: 'lining linings' },
  { kinds: ['table_round'], words: 'rounds' },
  { kinds: ['ceremony_arch', 'inflatable'], words: 'arch', isMeant: isArch },
  { kinds: ['hot_drinks'], words: 'tea coffee' },
  { kinds: ['network'], words: 'network' },
  { kinds: ['game'], words: 'games' },
  { kinds: ['presentation_clicker'], words: 'remote', isMeant: isForSlides },
  { kinds: ['playback_laptop'], words: 'mac', isMeant: isForSlides },
  { kinds: ['spark_machine'], words: 'sparks sparkulars', again: true },
];

const VAGUE = new Map(ROWS.flatMap((row) => row.words.split(' ').map((word): [string, Vague] => [word, row])));

/** Not "at the bar", "bar staff", "he tends bar". */
function isBar(text: Text, at: number): boolean {
  const before = wordAt(text, at - 1);
  const place = ARTICLES.has(before) ? wordAt(text, at - 2) : before;
  return !(AT.has(place) || TENDS.has(before) || OF_BAR.has(wordAt(text, at + 1)));
}

const ARTICLES = new Set('a the our their one der die einer le la un el una de het een'.split(' '));
const AT = new Set(
  'at in inside behind from near over by beside opposite upstairs of hinter an der neben derriere au en detras aan achter bij'.split(
    ' ',
  ),
);
const TENDS = new Set('tend tends tending keep keeps'.split(' '));
const OF_BAR = new Set(
  'staff staffed manned tended stool stools table tables mitzvah team area manager tender food snacks code graph chart tab bill opens closes queue lights'.split(
    ' ',
  ),
);

/** Not people: "in consultation with speakers", "a lectern for speakers"; "he has decks but no speakers" asks for some. */
function areLoudspeakers(text: Text, at: number, { talks, things }: Told): boolean {
  const [earlier, before, behind] = [wordAt(text, at - 2), wordAt(text, at - 1), wordAt(text, at + 1)];
  if (isBesideThing(text, at, things) || (markAt(text, at + 1) === ',' && markAt(text, at - 1) === ',')) return true; // "everything, speakers, mics"
  if (WITH.has(DEFINITE.has(before) ? earlier : before) || (before === 'for' && !SORTED.has(earlier))) return false;
  if ((talks && DEFINITE.has(before)) || isTalkNear(text, at)) return false;
  return !LACKING.has(before) || NEEDED.has(behind);
}

/** "The SPEAKERS, the two radio mics": in a row of things. */
function isBesideThing(text: Text, at: number, things: ReadonlySet<number>): boolean {
  const next = isSmall(text, at + 2) ? (text.numberFrom.get(at + 3)?.to ?? at + 3) : at + 2;
  return markAt(text, at + 1) === ',' && things.has(next);
}

function isSmall(text: Text, at: number): boolean {
  return DEFINITE.has(wordAt(text, at)) || ARTICLES.has(wordAt(text, at));
}

function isTalkNear(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return isTalk(text, Math.max(from, at - NEAR), Math.min(to, at + NEAR));
}

const NEAR = 6; // tokens
const SPEAKERS = new Set('speaker speakers keynote panel panellists presenters lecturer lecturers'.split(' '));
const WITH = new Set('with by from among to'.split(' '));
/** "A lectern FOR speakers", but "sorted for speakers". */
const SORTED = new Set('good fine sorted set covered ok okay alright right need use call room quote budget'.split(' '));
const DEFINITE = new Set(['the', 'our']);
const LACKING = new Set('no zero without'.split(' '));
const NEEDED = new Set('needed required necessary wanted please thanks'.split(' '));

/** "PAs" in capitals. */
function arePas(text: Text, at: number): boolean {
  return text.raw.slice(text.tokens[at]?.start).startsWith('PAs');
}

/** Where a stage is spoken of, and not "the next steps". */
function isOfStage(text: Text, at: number, { stages }: Told): boolean {
  return stages && !IN_ORDER.has(wordAt(text, at - 1)) && !IN_ORDER.has(wordAt(text, at + 1));
}

const IN_ORDER = new Set('next first following few these those further last away to follow'.split(' '));

/** "Film crew", "cabin crew" are others than who builds and works a show; "crew meals" are no people. */
function isStageCrew(text: Text, at: number): boolean {
  return !OTHER_CREWS.has(wordAt(text, at - 1)) && !FOR_CREWS.has(wordAt(text, at + 1));
}

const OTHER_CREWS = new Set(
  'film camera tv video media press news bar catering kitchen cabin ground air flight ambulance road cleaning security floor production motley whole'.split(
    ' ',
  ),
);
const FOR_CREWS = new Set('meals meal catering food parking hotel rooms passes call list changeover shirts'.split(' '));

/** A console of who plays records is none of sound or light. */
function isNotDjs(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return !text.tokens.slice(from, to).some(({ text: word }) => DJS.has(word));
}

const DJS = new Set(['dj', 'djs', 'djing', 'deejay']);

function isForSlides(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens.slice(from, to).some(({ text: word }) => SHOWN.has(word));
}

const SHOWN = new Set('slide slides slideshow presentation powerpoint keynote laptop deck show film video'.split(' '));

/** Not "the railway arch". */
function isArch(text: Text, at: number): boolean {
  return !OF_ARCHES.has(wordAt(text, at - 1));
}

const OF_ARCHES = new Set('railway proscenium pros marble balloon inflatable entrance brick viaduct'.split(' '));
