import type { Performers } from '../types.ts';
import { saysSound } from './loudspeakers.ts';
import { doesNotCome, isNegated } from './negation.ts';
import { isRider } from './riders/is-rider.ts';
import { isStray } from './strays.ts';
import { findAll, type Hit, lexicon, wordList } from '../reading/document/lexicon.ts';
import { readCompound } from '../reading/document/numbers.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import {
  PERFORMER_WORDS,
  type PerformerWord,
  PIECES,
  SIZE_FOLLOWS,
  SOUND,
  TALK,
  TALKING_EVENTS,
  USUAL_SIZE,
} from './words/performers.ts';

const performers = lexicon(PERFORMER_WORDS);
const pieces = wordList(PIECES);
const sizeFollows = wordList(SIZE_FOLLOWS);
const talk = wordList(TALK);
const sound = wordList(SOUND);
const talkingEvents = wordList(TALKING_EVENTS);

const MOST = 2000;
const ADJECTIVES = 3;

/** What was read of one mention; `size` and `acts` are null where the words do not say them. */
interface Mention extends Span {
  readonly word: PerformerWord;
  readonly size: number | null;
  readonly acts: number | null;
}

export interface PerformersRead {
  readonly performers: readonly Performers[];
  /** The runs of tokens that speak of performers, figures included: they count no audience and no equipment. */
  readonly spans: readonly Span[];
}

/** Who stands on the stage. Of several mentions of one kind those with a figure stay, else the first. */
export function readPerformers(text: Text): PerformersRead {
  const talks = findAll(text.tokens, talkingEvents).length > 0;
  const mentions = findAll(text.tokens, performers)
    .filter((hit) => !NO_BANDS.test(wordAt(text, hit.to - 1)))
    .filter((hit) => !isNegated(text, hit) && !doesNotCome(text, hit) && arePeople(text, hit, talks))
    .map((hit) => mention(text, hit))
    .filter(({ word, acts }) => word.counted === undefined || (acts !== null && acts <= word.counted))
    .filter((found, index, all) => index === 0 || found.to > (all[index - 1]?.to ?? 0));
  const playing = mentions.filter((found) => !isPromoter(text, found));
  const kept = [...Map.groupBy(playing, ({ word }) => word.kind).values()].flatMap(distinct);
  return {
    performers: asChoir(kept.toSorted((a, b) => a.from - b.from).map((found) => counted(text, found))),
    spans: mentions,
  };
}

/** Words that end like who plays: lines of the net, ribbons and tapes. */
const NO_BANDS =
  /^(?:broad|narrow|wide|base|side|waist|wrist|head|arm|sweat|hus|contra|breit|kleb|klebe|gewebe|gaffa|absperr|fliess|forder|stirn|haar|ton|video|lauf|flatter|umreifungs|gummi|steun|plak|pols|haar)bands?$/u;

const SMALLEST_CHOIR = 9;

/** "a choir concert, 60 singers": so many voices are the choir, not soloists. */
function asChoir(found: readonly Performers[]): readonly Performers[] {
  const voices = found.find(({ kind, people }) => kind === 'singer' && people >= SMALLEST_CHOIR);
  if (voices === undefined) return found;
  const choir: Performers = { ...voices, kind: 'choir', acts: 1 };
  return [...found.filter((one) => one !== voices && one.kind !== 'choir'), choir];
}

function counted(text: Text, found: Mention): Performers {
  const { kind, size: usual, plural } = found.word;
  const inPeople = usual === 0; // "six panellists", "twelve dancers": the figure counts people, in one act
  if (inPeople) {
    const people = found.acts ?? found.size ?? USUAL_SIZE[kind];
    return { kind, people: Math.min(people, MOST), acts: 1, words: wordsOf(text, found) };
  }
  const acts = found.acts ?? (plural === true ? 2 : 1);
  const size = found.size ?? usual ?? USUAL_SIZE[kind];
  return { kind, people: Math.min(acts * size, MOST), acts, words: wordsOf(text, found) };
}

/** "a 7-piece band … the band": the later mention says nothing new; two different sizes are two bands. */
function distinct(mentions: readonly Mention[]): readonly Mention[] {
  const said = mentions.filter(({ size, acts, word }) => size !== null || acts !== null || (word.size ?? 0) > 0);
  if (said.length === 0) return mentions.slice(0, 1);
  const seen = new Set<string>();
  return said.filter(({ size, acts, word }) => {
    const key = `${size ?? word.size ?? ''}/${acts ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}

function mention(text: Text, hit: Hit<PerformerWord>): Mention {
  const before = sizeBefore(text, hit.from);
  const after = sizeAfter(text, hit.to);
  const acts = actsBefore(text, before?.from ?? hit.from);
  const from = Math.min(hit.from, before?.from ?? hit.from, acts?.from ?? hit.from);
  const to = Math.max(hit.to, after?.to ?? hit.to);
  const voices = hit.value.kind === 'choir' && hit.value.plural !== true ? voicesBefore(text, hit.from) : null;
  const size = before?.value ?? after?.value ?? voices?.value ?? null;
  return {
    word: hit.value,
    from: Math.min(from, voices?.from ?? from),
    to,
    size,
    acts: acts?.from === voices?.from ? null : (acts?.value ?? null),
  };
}

/** "110 children in the combined choir", "48 Sänger im Chor", "60 singers from the choir". */
function voicesBefore(text: Text, at: number): Figure | null {
  for (let to = at; to > 0 && at - to <= VOICES_REACH; to -= 1) {
    if (wordAt(text, to - 1) === '') return null;
    if (!IN.has(wordAt(text, to - 1))) continue;
    const number = text.numberTo.get(to - 2) ?? text.numberTo.get(to - 3);
    const fits = number !== undefined && Number.isInteger(number.value) && number.value >= SMALLEST_CHOIR;
    return fits ? number : null;
  }
  return null;
}

const VOICES_REACH = 4;
const IN = new Set('in of from im aus dans du de en del in uit van'.split(' '));

interface Figure {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** "7-piece …", "thirty-strong …", "siebenköpfige …", also with words between: "7-piece live soul band". */
function sizeBefore(text: Text, at: number): Figure | null {
  for (let to = at; to > 0 && at - to <= ADJECTIVES; to -= 1) {
    const unit = pieces.before(text.tokens, to);
    if (unit !== null) {
      const number = text.numberTo.get(unit.from);
      if (number !== undefined) return number;
      const head = wordAt(text, unit.from).replace(/(?:kopfig|koppig).*$/u, '');
      const value =
        head === wordAt(text, unit.from)
          ? null
          : readCompound(head, wordAt(text, unit.from).includes('koppig') ? 'nl' : 'de');
      if (value !== null) return { from: unit.from, to: unit.to, value };
    }
    if (wordAt(text, to - 1) === '' || STOPS.has(wordAt(text, to - 1))) return null;
  }
  return null;
}

/** "band of seven", "panel (6 people)", "Chor mit 30 Sängern". */
function sizeAfter(text: Text, at: number): Figure | null {
  const joint = sizeFollows.at(text.tokens, at);
  const aside = sizeAside(text, at);
  if (joint === null && aside !== null) return aside;
  const open = markAt(text, at) === '(' ? at + 1 : null;
  const from = joint?.to ?? open ?? null;
  const number = from === null ? text.numberFrom.get(at) : text.numberFrom.get(from);
  if (number === undefined || (from === null && markAt(text, at) !== '(')) return null;
  const next = wordAt(text, number.to);
  const people = pieces.at(text.tokens, number.to);
  const ends = next === '' || people !== null || SIZE_ENDS.has(next);
  if (!ends || !Number.isInteger(number.value)) return null;
  return {
    from: number.from,
    to: people?.to ?? (SIZE_NOUNS.has(next) ? number.to + 1 : number.to),
    value: number.value,
  };
}

const ASIDE_REACH = 5;

/** "function band after dinner (8 piece)": in brackets a few words on. */
function sizeAside(text: Text, at: number): Figure | null {
  for (let open = at; open <= at + ASIDE_REACH; open += 1) {
    if (markAt(text, open) === '(') {
      const number = text.numberFrom.get(open + 1);
      const people = number === undefined ? null : pieces.at(text.tokens, number.to);
      if (number === undefined || people === null || markAt(text, people.to) !== ')') return null;
      return { from: number.from, to: people.to, value: number.value };
    }
    if (wordAt(text, open) === '') return null;
  }
  return null;
}

/** "three bands", "2 local live bands". */
function actsBefore(text: Text, at: number): Figure | null {
  for (let to = at; to > 0 && at - to <= ADJECTIVES; to -= 1) {
    const number = text.numberTo.get(to);
    if (number !== undefined)
      return Number.isInteger(number.value) && number.value <= MOST && number.value >= 1 ? number : null;
    const word = wordAt(text, to - 1);
    if (word === '' || STOPS.has(word) || pieces.before(text.tokens, to) !== null) return null;
  }
  return null;
}

/** "speakers" are loudspeakers beside other sound equipment, people where people talk. */
function arePeople(text: Text, hit: Hit<PerformerWord>, talks: boolean): boolean {
  const next = wordAt(text, hit.to);
  if (isStray(text, hit)) return false;
  if (NOT_PEOPLE_AFTER.has(next)) return false;
  if (hit.value.kind === 'speaker' && wordAt(text, hit.from - 1) === 'got') return false;
  if (hit.value.kind === 'host' && (wordAt(text, hit.from - 1) === 'to' || HOST_VERB_AFTER.has(next))) return false;
  if (hit.value.kind === 'panel' && (arePanels(text, hit, talks) || isOfJudges(text, hit))) return false;
  if (hit.value.kind === 'band' && isGroup(text, hit)) return false;
  if (hit.value.weak !== true || (hit.value.kind === 'speaker' && LIVING.has(next))) return true;
  if (isPairedWithGear(text, hit)) return false;
  if (!talks && isListedWithMicrophones(text, hit)) return false;
  if (isItem(text, hit)) return false;
  const sentence = sentenceOf(text, hit.from);
  const near = { from: Math.max(sentence.from, hit.from - 6), to: Math.min(sentence.to, hit.to + 7) };
  const rest = { from: hit.to, to: near.to };
  const soundNear =
    findAll(text.tokens, sound, near.from, hit.from).length + findAll(text.tokens, sound, rest.from, rest.to).length;
  const talkNear =
    findAll(text.tokens, talk, near.from, hit.from).length + findAll(text.tokens, talk, rest.from, rest.to).length;
  if (soundNear !== talkNear) return talkNear > soundNear;
  const countedOrEach = actsBefore(text, hit.from) !== null || EACH.has(wordAt(text, hit.from - 1));
  return countedOrEach && talks;
}

/** A line or an item of its own, "6 speakers", in a text that tells of nobody who talks: loudspeakers. */
function isItem(text: Text, { from, to, value }: Hit<PerformerWord>): boolean {
  const number = text.numberTo.get(from);
  if (value.kind !== 'speaker' || number === undefined) return false;
  const { from: first, to: end } = sentenceOf(text, from);
  const opens = number.from - first <= 1 || markAt(text, number.from - 1) === ',';
  const ends = to === end || markAt(text, to) === ',';
  return opens && ends && findAll(text.tokens, talk).length === 0;
}

/** "solar panel", "40 ground panels": boards, not people. */
function arePanels(text: Text, { from, to }: Span, talks: boolean): boolean {
  if (isBoard(text, { from })) return true;
  if (to - from > 1 || wordAt(text, from) !== 'panels') return false;
  return !talks || (text.numberTo.get(from)?.value ?? 0) > MOST_PANELS;
}

/** "window panels", "sound panel". */
export function isBoard(text: Text, { from }: Pick<Span, 'from'>): boolean {
  return PANEL_THINGS.has(wordAt(text, from - 1));
}

/** "Speakers HATE holding things". */
const LIVING = new Set(
  'hate hates love loves like likes prefer prefers forget forgets wander wanders walk walks talk talking complain complained complaining arrive arriving wear wearing want wants tend who whose'.split(
    ' ',
  ),
);
const MOST_PANELS = 8;

/** A panel of judges watches: it is not talked on. */
export function isOfJudges(text: Text, { from }: Span): boolean {
  const { from: first, to } = sentenceOf(text, from);
  return text.tokens.slice(first, to).some((token) => JUDGES.has(token.text));
}

const JUDGES = new Set(
  'judge judges judging jury juror jurors jurado jueces jures preisrichter kampfrichter juryleden'.split(' '),
);

/** "The local presenter", in a rider who books the act; "Presenter" over a name, who brings in a motion. */
function isPromoter(text: Text, { from, to }: Span): boolean {
  if (!PRESENTERS.has(wordAt(text, to - 1))) return false;
  if (isRider(text) || wordAt(text, from - 1) === 'local') return true;
  const before = text.tokens[from - 1]?.kind ?? 'break';
  const after = text.tokens[to];
  return before === 'break' && (after === undefined || after.kind === 'break' || after.text === ':');
}

const PRESENTERS = new Set(['presenter', 'presenters']);

/** "groupe électrogène", "4 sous-groupes", "groupes de travail", "grupos de diez": no band. */
function isGroup(text: Text, { from, to }: Span): boolean {
  if (!GROUPS.test(wordAt(text, to - 1)) || to - from > 1) return false;
  if (wordAt(text, from - 1) === 'sous' || GROUP_THINGS.has(wordAt(text, to))) return true;
  if (wordAt(text, to) !== 'de') return false;
  const number = text.numberFrom.get(to + 1);
  if (number !== undefined && number.value > LARGEST_BAND) return true; // "un groupe de 40 personnes"
  return number === undefined ? GROUP_THINGS.has(wordAt(text, to + 1)) : !SIZE_NOUNS.has(wordAt(text, number.to));
}

const LARGEST_BAND = 15; // players
const GROUPS = /^(?:groupe|groupes|grupos)$/u;
const GROUP_THINGS = new Set(
  'electrogene electrogenes electrogeno electrogenos scolaire scolaires froid industriel travail discussion parole personnes projet trabajo personas discusion escolares alumnos eleves enfants visiteurs visitantes'.split(
    ' ',
  ),
);

/** "2 microphones and 4 speakers", "4 speakers, 2 radio mics": a list of equipment, where nobody is said to talk. */
function isListedWithMicrophones(text: Text, { from, to }: Span): boolean {
  const listed = markAt(text, to) === ',' && MICROPHONES.has(wordAt(text, to + 1)); // "everything, speakers, mics"
  if (!text.numberTo.has(from))
    return listed || (markAt(text, from - 1) === ',' && MICROPHONES.has(wordAt(text, from - 2)));
  const before = AND.has(wordAt(text, from - 2)) && MICROPHONES.has(wordAt(text, from - 3));
  const behind = text.numberFrom.has(to + 1) && [2, 3, 4].some((step) => MICROPHONES.has(wordAt(text, to + step)));
  return before || (behind && AND.has(wordAt(text, to)));
}

/** "Mics and SPEAKERS", "SPEAKERS and a microphone", "SPEAKERS/subs": right beside what is heard or shown, uncounted. */
function isPairedWithGear(text: Text, { from, to, value }: Hit<PerformerWord>): boolean {
  if (value.kind !== 'speaker' || wordAt(text, to - 1) !== 'speakers') return false;
  if (saysSound.at(text.tokens, markAt(text, to) === ',' ? to + 1 : to) !== null) return true;
  if (text.numberTo.has(from)) return false;
  const joins = (at: number) => JOINS.has(text.tokens[at]?.text ?? '');
  const article = A.has(wordAt(text, to + 1)) ? to + 2 : to + 1;
  return (joins(from - 1) && PAIRED.has(wordAt(text, from - 2))) || (joins(to) && PAIRED.has(wordAt(text, article)));
}

const JOINS = new Set(['and', '&', '+', '/']);
const A = new Set(['a', 'an', 'the', 'some']);
const PAIRED = new Set(
  'mic mics microphone microphones projector projectors screen screens tv tvs mixer mixers amp amps sub subs subwoofer subwoofers'.split(
    ' ',
  ),
);

const AND = new Set(['and', '', 'und', 'et', 'y', 'en', 'plus']);
const MICROPHONES = new Set(
  'mic mics microphone microphones mikrofon mikrofone micros micro microfonos microfoons'.split(' '),
);

const STOPS = new Set(
  `and or for with to in at on of und oder für fur mit et ou pour avec y o para con en of voor met the a an then plus by guests people`.split(
    /\s+/u,
  ),
);
const SIZE_NOUNS = new Set(
  `sanger sangern sangerinnen stimmen singers voices musicians musiciens musicos musiker musikern muzikanten chanteurs choristes cantantes voces zangers
  experts experten expertos speakers panellists panelists presenters ponentes oradores redner rednern referenten intervenants orateurs sprekers panelleden
  teilnehmer teilnehmern teilnehmende teilnehmenden teilnehmerinnen diskutanten podiumsgasten participants participantes deelnemers invites invitados ponentes
  leute leuten people persons personen personnes personas mensen guests gaste gasten mann`.split(/\s+/u),
);
const SIZE_ENDS = new Set([
  ...SIZE_NOUNS,
  ...'needs need will is are has have plays play brings bring wants want performs perform takes uses comes travels spielt spielen braucht brauchen joue jouent toca tocan speelt spelen'.split(
    ' ',
  ),
  ...'plus then and or with on in at who that which playing singing und mit et avec y con en met'.split(' '),
]);
const NOT_PEOPLE_AFTER = new Set(
  'type style mic mics microphone microphones stand stands timer cable cables table tables room rooms booth booths mixer decks deck console controller desk wagon riser risers equipment kit leader camp instruments name'.split(
    ' ',
  ),
);
const HOST_VERB_AFTER = new Set('a an the our this its their about around up'.split(' '));
const PANEL_THINGS = new Set(
  'solar led control video display wall patch touch acoustic back side ground logo floor sound fabric mesh modular poster expo exhibition felt graphic fence fencing hoarding heras trackway roof front backdrop clear glass perspex acrylic wooden timber heater infrared partition stage pin privacy lit branded access skirt branding exit heras window windows wood solid curved ply plywood glazed side end'.split(
    ' ',
  ),
);
const EACH = new Set(['each', 'every', 'per', 'jeder', 'jeden', 'the', 'our']);
