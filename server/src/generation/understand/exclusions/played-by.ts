import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Exclusion } from '../../types.ts';
import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { lexicon, wordList } from '../text/lexicon.ts';
import { isCounted, markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { ACTS, INSTRUMENTS } from '../words/own-gear.ts';
import type { Reading } from './reading.ts';
import { ARTICLES, DEFINITE, DENIALS, FOR, POSSESSIVES } from './small-words.ts';

const acts = lexicon(ACTS);
const instruments = wordList(INSTRUMENTS);
const uses = wordList(
  `use, uses, are using, is using, use their, play on, plays on, plays through, play through, run on, make use of, makes use of, works with, work with, performs with, perform with,
  nutzt, nutzen, benutzt, benutzen, verwendet, verwenden, spielt über, spielen über, arbeitet mit, arbeiten mit, utilise, utilisent, utilisons, se sert de, joue sur, jouent sur, usa, usan, usamos, utiliza, utilizan, utilizamos, gebruikt, gebruiken, maakt gebruik van, maken gebruik van, gebruik maakt van, gebruik maken van, werkt met, werken met, speelt op, spelen op`,
);

const REACH = 9; // words between who plays and what they use
const OF_PLAYERS: ReadonlySet<Kind> = new Set<Kind>([
  'in_ear_monitor',
  'playback_laptop',
  'dj_player',
  'dj_controller',
]);

/** "Corn Exchange, one show 7:30 pm, 650 SEATS": what a house has, where nobody asks for them. */
export function isSeatsOfHouse({ text, words, asking }: Reading, { from, to }: Mention): boolean {
  if (!SEATS.has(wordAt(text, to - 1)) || !text.numberTo.has(from) || asking.at(from)) return false;
  const sentence = sentenceOf(text, from);
  for (let at = sentence.from; at < from; at += 1) if (words.places.at(text.tokens, at) !== null) return true;
  return false;
}

/** "All hands, 500 SEATS", "24 TABLES of ten": how many a house holds or the guests sit at, where it is said whose they are. */
export function isSeatsOfTheirs({ text, asking }: Reading, { from, to }: Mention, said: readonly Exclusion[]): boolean {
  if (!text.numberTo.has(from) || asking.at(from)) return false;
  const those = SEATS.has(wordAt(text, to - 1)) ? CHAIRS : isTablesOf(text, to) ? TABLES : [];
  return said.some(({ kinds, reason }) => reason === 'provided' && those.some((kind) => kinds.includes(kind)));
}

/** "24 TABLES OF TEN", "10 Tische à 8 Personen": how the guests sit. */
function isTablesOf(text: Text, to: number): boolean {
  return TABLE_WORDS.has(wordAt(text, to - 1)) && SEATING.has(wordAt(text, to)) && text.numberFrom.has(to + 1);
}

const CHAIRS: readonly Kind[] = ['chair'];
const TABLES: readonly Kind[] = ['table_trestle', 'table_round'];
const TABLE_WORDS = new Set('tables tische tischen mesas tafels rounds'.split(' '));
const SEATING = new Set('of a mit zu de voor pour'.split(' '));

/** What a text about those who play only says that they use: "all members use in-ears", "I play the music from my laptop". */
export function isTheirsToPlay(reading: Reading, mention: Mention): boolean {
  const { text, asking } = reading;
  const [kind] = mention.kinds;
  if (isOfPerformer(text, mention)) return true;
  if (isCounted(text, mention) || asking.strongly(mention.from)) return false;
  if (kind === 'playback_laptop')
    return isPlayedFrom(text, mention) || isUsed(reading, mention) || isAgain(reading, mention);
  const backline = kind === undefined ? mention.categories.includes('backline') : KIND_CATEGORY[kind] === 'backline';
  if (!backline && (kind === undefined || !OF_PLAYERS.has(kind))) return false;
  return isUsed(reading, mention) || isPlayedOn(text, mention);
}

/** "A cable from THE ARTIST'S keyboard", "works with our lecturer's Mac laptop". */
function isOfPerformer(text: Text, { kinds: [kind], from }: Mention): boolean {
  if (kind === undefined || !(OF_PLAYERS.has(kind) || KIND_CATEGORY[kind] === 'backline')) return false;
  return [from - 1, from - 2].some((at) => PERFORMERS.has(wordAt(text, at)));
}

/** "All of it is played live, ON THE GRAND PIANO": the one that is there. */
function isPlayedOn(text: Text, { from }: Mention): boolean {
  if (!DEFINITE.has(wordAt(text, from - 1)) || !ON.has(wordAt(text, from - 2))) return false;
  return [3, 4, 5, 6].some((step) => PLAYS.test(wordAt(text, from - step)));
}

const ON = new Set(['on', 'auf', 'au', 'sur', 'op']);
const PLAYS =
  /^(?:play|plays|played|playing|perform|performs|performed|accompanied|spielt|gespielt|joue|jouee?s?|speelt|gespeeld)$/u;

/** "Village ELECTRICIANS furnish the power": people who do something there and are not asked for. */
export function isDoer({ text, words }: Reading, mention: Mention): boolean {
  const { from, to } = mention;
  if (!isCrew(mention) || mention.hired !== undefined || isCounted(text, mention)) return false;
  const begins = from - sentenceOf(text, from).from <= 1 && wordAt(text, to - 1).endsWith('s');
  return begins && words.brings.at(text.tokens, to) !== null;
}

/** "To the right OF THE DRUMS", "behind the piano": where something else is to be. */
export function isLandmark(text: Text, mention: Mention): boolean {
  const {
    kinds: [kind],
    from,
  } = mention;
  if (kind === undefined) return isBesideStage(text, mention);
  if (KIND_CATEGORY[kind] !== 'backline' || isCounted(text, mention)) return false;
  if (!DEFINITE.has(wordAt(text, from - 1))) return false;
  const side = wordAt(text, from - 2) === 'of' && SIDES.has(wordAt(text, from - 3));
  return side || BESIDE.has(wordAt(text, from - 2));
}

/** "Electrical outlet NEAR STAGE", "afin de réduire le niveau DEVANT LA SCÈNE": where something else is, in a paper of an act. */
function isBesideStage(text: Text, { categories, from, to }: Mention): boolean {
  if (!categories.includes('staging') || text.numberTo.has(from) || !NEAR_STAGE.test(before(text, from))) return false;
  return !/^[^.;\n]{0,40}\d/u.test(text.raw.slice(text.tokens[to - 1]?.end ?? 0));
}

function before(text: Text, from: number): string {
  const start = text.tokens[from]?.start ?? 0;
  return text.raw.slice(Math.max(0, start - NEAR_REACH), start);
}

const NEAR_REACH = 30; // characters
const NEAR_STAGE =
  /(?<!\p{L})(?:near|next to|close to|beside|alongside|in front of|to the side of|devant|derrière|près de|à côté de|neben|vor|hinter|delante de|detrás de|junto a|cerca de|naast|achter)(?: (?:the|our|la|le|der|dem|die|el|het|de))? $/iu;

/** "Die Einspielungen sind auf einem Macbook programmiert", "my laptop": the one that they play from. */
function isPlayedFrom(text: Text, { from }: Mention): boolean {
  const before = wordAt(text, from - 1);
  if (POSSESSIVES.has(before) || MINE.has(before)) return true;
  const first = ARTICLES.has(before) || DEMONSTRATIVES.has(before) ? from - 2 : from - 1;
  if (!FROM.has(wordAt(text, first))) return false;
  const sentence = sentenceOf(text, from);
  return text.tokens.slice(sentence.from, sentence.to).some(({ text: word }) => PLAYED.test(word));
}

/** "… so THE laptop can live on stage": the one that was said to be theirs. */
function isAgain({ text, mentions }: Reading, { from }: Mention): boolean {
  const heads = '.:-'.includes(text.tokens[from + 1]?.text ?? 'x') && from === sentenceOf(text, from).from; // "LAPTOP. I run …"
  if (!DEFINITE.has(wordAt(text, from - 1)) && !heads) return false;
  return mentions.some(
    (other) => other.kinds[0] === 'playback_laptop' && other.from !== from && isPlayedFrom(text, other),
  );
}

/** "The band uses …", with nothing between that asks. */
function isUsed({ text, words }: Reading, { from }: Mention): boolean {
  const sentence = sentenceOf(text, from);
  for (let at = from; at > sentence.from && from - at <= REACH; at -= 1) {
    const verb = uses.before(text.tokens, at);
    if (verb === null) {
      if (DENIALS.has(wordAt(text, at - 1)) || markAt(text, at - 1) === ':') return false;
      continue;
    }
    for (let who = verb.from; who > sentence.from && verb.from - who <= REACH; who -= 1) {
      if (acts.before(text.tokens, who) !== null || PLAYERS.has(wordAt(text, who - 1))) return true;
      if (words.wishAfter.at(text.tokens, who) !== null || NEEDS.has(wordAt(text, who - 1))) return false;
    }
    return false;
  }
  return false;
}

/** "Instruments", "backline" in general, where nobody asks for them. */
export function isBacklineInGeneral({ text, asking, cues }: Reading, mention: Mention): boolean {
  const { from, to } = mention;
  if (mention.kinds.length > 0 || !mention.categories.includes('backline')) return false;
  if (instruments.at(text.tokens, from)?.to !== to || asking.strongly(from)) return false;
  const { from: begin, to: end } = sentenceOf(text, from);
  return FOR.has(wordAt(text, from - 1)) || FOR.has(wordAt(text, from - 3))
    ? !cues.refusals.any({ from: begin, to: end })
    : false;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const SEATS = set('seats platze sitzplatze places plazas localidades butacas plaatsen zitplaatsen');
const SIDES = set('left right side front back rear top centre center');
const BESIDE = set('at behind beside near hinter neben vor derriere detras achter naast');
const PERFORMERS = set(
  "performer's performers' artist's artists' singer's singers' pianist's guitarist's soloist's band's dj's djs' speaker's speakers' presenter's presenters' lecturer's lecturers' magician's comedian's",
);
const MINE = set('mein meine meinem meinen unser unserem unseren mon notre son mi mis nuestro mijn onze ons zijn haar');
const DEMONSTRATIVES = set('this that einem dem meinem');
const FROM = set('from on off via auf von vom uber depuis sur desde en vanaf op van');
const PLAYED =
  /^(?:run|runs|play|plays|played|playing|program\p{L}*|stor\p{L}+|gespielt|abgespielt|eingespielt|kommt|kommen|gespeichert|jou\p{L}+|lanc\p{L}+|diffus\p{L}+|reproduc\p{L}+|lanza\p{L}*|speel\p{L}*|afgespeeld|gestart|gestartet)$/u;
const PLAYERS = set('members we i he she they wir ich nous je nosotros yo we wij ik musicians performers actors');
const NEEDS = set('need needs require requires brauchen braucht benotigen besoin necesita necesitamos nodig');
