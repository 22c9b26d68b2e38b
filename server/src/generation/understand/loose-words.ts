import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Asking } from './asking.ts';
import { isDjAmong, isDjWished } from './hired-djs.ts';
import { isJoint } from './joints.ts';
import { kindAbroad } from './loose-words-abroad.ts';
import { isAmongSound, isLoudspeaker } from './loudspeakers.ts';
import { lengthEnd, measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { CONSOLES, isOfChannels, isOfPlayers } from './mixing-desks.ts';
import { isCross } from './size-behind.ts';
import { numberWithUnit } from './size-group.ts';
import { isCounted, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** Words that name equipment only in some company: "sound and lighting", but not "that would sound good". */
const CATEGORIES: ReadonlyMap<string, Category> = new Map([
  ['sound', 'audio'],
  ['video', 'video'],
  ['pa', 'audio'],
]);

const STAGE_REACH = 12;

/**
 * "sound", "speakers", "steps" and the like where their neighbours show that equipment is meant. Speakers who are people
 * were recognised before: they lie in `performing`.
 */
export function readLooseWords(
  text: Text,
  asking: Asking,
  known: readonly Mention[],
  performing: readonly Span[],
): Mention[] {
  const people = performing.filter(({ from }) => wordAt(text, from) !== 'dj');
  const busy = new Set(
    [...known, ...people].flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  return text.tokens.flatMap(({ text: word }, index): Mention[] => {
    if (busy.has(index)) return [];
    const span = { from: index, to: index + 1 };
    if (word === 'anlage' && isSoundSystem(text, index, known)) return [{ kinds: [], categories: ['audio'], ...span }];
    const category = CATEGORIES.get(word);
    if (category !== undefined && isCategory(text, index, busy))
      return [{ kinds: [], categories: [category], ...span }];
    const kind = kindOf(text, asking, index, known);
    return kind === null ? [] : [{ kinds: [kind], categories: [], ...span }];
  });
}

/** "POWER: 2 x 20kVA silenced": what has such a rating, where its sentence names no generator. */
function isRatingAlone(text: Text, index: number, known: readonly Mention[]): boolean {
  const figure = text.numberTo.get(index);
  const times = figure !== undefined && isCross(text, figure.from - 1) && text.numberTo.has(figure.from - 1);
  const { from, to } = sentenceOf(text, index);
  return (
    times && !known.some((mention) => mention.kinds.includes('generator') && mention.from >= from && mention.to <= to)
  );
}

function kindOf(text: Text, asking: Asking, index: number, known: readonly Mention[]): Kind | null {
  if (isOfPlayers(text, index)) return 'mixing_console';
  if (CONSOLES.has(wordAt(text, index)) && isOfChannels(text, index)) return 'mixing_console';
  switch (wordAt(text, index)) {
    case 'speaker':
    case 'speakers':
      return isLoudspeaker(text, asking, index) || isAmongSound(text, index, known) ? 'speaker_top' : null;
    case 'steps':
    case 'stairs':
      return isBesideStage(text, index, known) ? 'stage_steps' : null;
    case 'trappen':
    case 'trapje':
    case 'trapjes':
    case 'marches':
    case 'escaliers':
    case 'escaleras':
    case 'treppen':
    case 'stufen':
      return isBesideStage(text, index, known) ? 'stage_steps' : null;
    case 'skirt':
    case 'skirts':
      return known.some(({ kinds: [kind] }) => kind === 'stage_deck') ? 'stage_skirt' : null;
    case 'kva':
      return isRatingAlone(text, index, known) ? 'generator' : null;
    case 'round':
    case 'rounds':
      return isRoundOfSize(text, index) ? 'table_round' : null;
    case 'wheelchair':
    case 'ada':
    case 'dda':
      return (text.numberTo.has(index) || ',(-'.includes(markAt(text, index - 1) || 'x')) &&
        isBesideToilets(text, index, known)
        ? 'toilet_accessible'
        : null;
    case 'projecteur':
    case 'projecteurs':
      return isStageLight(text, index) ? 'stage_wash' : null;
    case 'boden':
    case 'bodens':
    case 'holzboden':
      return isTentFloor(text, index, known) ? 'marquee_floor' : null;
    case 'stand':
    case 'stands':
    case 'stative':
    case 'stativ':
    case 'statieven':
    case 'tripodes':
      return standOf(text, index, known);
    case 'bar':
      return isBar(text, asking, index) || isListed(text, index, known) ? 'bar_unit' : null;
    case 'pas':
      return text.raw.slice(text.tokens[index]?.start).startsWith('PAs') ? 'pa_package' : null;
    case 'verteilung':
    case 'verteiler':
    case 'verdeling':
      return isBesideMains(text, index) ? 'power_distro' : null;
    case 'verkleidung':
    case 'innenverkleidung':
      return known.some(({ kinds: [kind] }) => kind === 'marquee') ? 'marquee_lining' : null;
    case 'cables':
    case 'extensions':
      return text.numberTo.has(index) && isOfCurrent(text, index + 1) ? 'power_cable' : null;
    case 'lining':
    case 'linings':
      return isListed(text, index, known) ? 'marquee_lining' : null;
    case 'linnen':
    case 'linnengoed':
    case 'tischtextilien':
      return isListed(text, index, known) || wordAt(text, index - 1) === 'het' ? 'tablecloth' : null;
    case 'housses':
    case 'fundas':
      return known.some(({ kinds }) => kinds.some((kind) => SEATS.has(kind))) ? 'chair_cover' : null;
    case 'bars':
    case 'barras':
      return asking.strongly(index) ||
        NEEDED.has(wordAt(text, index + 1)) ||
        text.numberTo.has(index) ||
        numberWithUnit(text, index) !== null || // "two 2 m bars"
        (COLOURS.has(wordAt(text, index - 1)) && text.numberTo.has(index - 1))
        ? 'bar_unit'
        : null;
    case 'accessible':
    case 'accessibles':
    case 'disabled':
    case 'barrierefrei':
    case 'barrierefreie':
    case 'barrierefreies':
    case 'behindertengerecht':
    case 'behindertengerechte':
    case 'behindertengerechtes':
    case 'rollstuhlgerecht':
    case 'rollstuhlgerechte':
    case 'pmr':
    case 'handicapes':
    case 'accesible':
    case 'accesibles':
    case 'adaptado':
    case 'adaptados':
    case 'rolstoelen':
    case 'rolstoelgebruikers':
    case 'mindervaliden':
    case 'rolstoeltoegankelijk':
    case 'rolstoeltoegankelijke':
      return isBesideToilets(text, index, known) ? 'toilet_accessible' : null;
    case 'dj':
    case 'djs':
      return isDjWished(text, asking, index) || isDjAmong(text, asking, known, index) ? 'crew_dj' : null;
    default:
      return kindAbroad(text, index, known);
  }
}

const NEEDED = new Set('please required needed wanted'.split(' '));
const COLOURS = new Set('white black lit illuminated rustic wooden led glow mobile portable back'.split(' '));
const SEATS: ReadonlySet<Kind> = new Set<Kind>(['chair', 'chair_banquet']);

/** German "seine Anlage", "eine kleine Anlage", "Anlage und Licht", "die Anlage bringt …", but not "in der Anlage", "Anlage 2". */
function isSoundSystem(text: Text, at: number, known: readonly Mention[]): boolean {
  if (text.language !== 'de' || text.numberFrom.has(at + 1)) return false;
  if (WHOSE.test(wordAt(text, at - 1)) || WHOSE.test(wordAt(text, at - 2))) return true;
  if (BROUGHT_BY.has(`${wordAt(text, at + 1)} ${wordAt(text, at + 2)}`)) return true;
  return known.some(({ from, to, kinds, categories }) => {
    const joined = (from === at + 2 && isJoint(text, at + 1)) || (to === at - 1 && isJoint(text, at - 1));
    const all = [...categories, ...kinds.map((kind) => KIND_CATEGORY[kind])];
    return joined && all.some((category) => SHOWN.has(category));
  });
}

const SHOWN: ReadonlySet<Category> = new Set<Category>(['lighting', 'audio', 'video', 'staging', 'backline']);
const BROUGHT_BY = new Set(
  ['haben', 'hat', 'bringen', 'bringt', 'stellen', 'stellt'].flatMap((verb) =>
    ['die', 'der', 'wir', 'sie', 'er', 'unser', 'mein'].map((who) => `${verb} ${who}`),
  ),
);

const WHOSE =
  /^(?:eigene[nr]?|seine[nr]?|ihre[nr]?|unsere[nr]?|meine[nr]?|komplette|vorhandene|hauseigene|keine|kleine|gute|eine|grosse)$/u;

/** "tables, chairs and bar", "a dance floor, a bar": one of a list of things. */
function isListed(text: Text, at: number, known: readonly Mention[]): boolean {
  if (BEHIND_BAR.has(wordAt(text, at + 1))) return false;
  const first = ARTICLES.has(wordAt(text, at - 1)) ? at - 1 : at;
  if (PLACES.has(wordAt(text, first - 1))) return false; // "upstairs in a bar"
  return (
    known.some(({ to }) => to < first && first - to <= 2 && isJoint(text, first - 1)) ||
    known.some(({ from }) => from > at && from - at <= 3 && isJoint(text, at + 1))
  );
}

/** "No bar", "we need a small bar", "a party with a bar", "two bars": what is served from, and not a place. */
function isBar(text: Text, asking: Asking, at: number): boolean {
  if (wordAt(text, at - 1) === 'no') return true;
  if (BEHIND_BAR.has(wordAt(text, at + 1))) return false;
  if (text.numberTo.get(at)?.value === 1) return true;
  let first = at;
  while (first > at - 3 && (COLOURS.has(wordAt(text, first - 1)) || SMALL.has(wordAt(text, first - 1)))) first -= 1;
  if (!ONE.has(wordAt(text, first - 1))) return asking.strongly(at) && first < at;
  const before = wordAt(text, first - 2);
  if (PLACES.has(before) || (WITH_IT.has(before) && HOUSES.has(wordAt(text, first - 3)))) return false; // "a pub with a bar"
  return WITH_IT.has(before) || asking.before(first - 1) || isAllOfSentence(text, { from: first - 1, to: at + 1 });
}

/** "A bar (4 m long).", "A small bar with staff": a sentence without a verb, in an answer or a list. */
function isAllOfSentence(text: Text, { from, to }: Span): boolean {
  const behind = text.tokens[to];
  const closes =
    behind === undefined || behind.kind === 'break' || '(,'.includes(behind.text) || WITH_IT.has(behind.text);
  return sentenceOf(text, from).from === from && closes;
}

const HOUSES = new Set('pub hotel restaurant club clubhouse venue hall room building place lounge foyer'.split(' '));
const ONE = new Set('a one eine einer un una een'.split(' '));
const SMALL = new Set(
  'small large big long little proper simple kleine grosse petit grand pequena kleine lange'.split(' '),
);
const WITH_IT = new Set('with and plus also mit und avec et con y met en ook'.split(' '));

/** "Strom kommt aus dem Haus, VERTEILUNG bitte mitbringen". */
function isBesideMains(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens
    .slice(Math.max(from, at - STAGE_REACH), Math.min(to, at + STAGE_REACH))
    .some(({ text: word }) => MAINS.has(word));
}

const MAINS = new Set('strom stromanschluss cee starkstrom drehstrom stroom krachtstroom'.split(' '));

/** "17 five-foot rounds", "8 x 1.8 rounds", "15 x round 5ft6in": what guests sit at, by its size. */
function isRoundOfSize(text: Text, at: number): boolean {
  const before = [1, 2].some((step) => measureEnd(text, at - step) === at && text.numberTo.has(at - step));
  const figure = text.numberTo.get(at);
  const crossed = figure !== undefined && (markAt(text, figure.from - 1) === 'x' || !Number.isInteger(figure.value));
  if (markAt(text, at + 1) === ':' && text.numberFrom.has(at + 2)) return true; // "Rounds: 20"
  if (figure !== undefined && markAt(text, at + 1) === '/' && text.numberFrom.has(at + 2)) return true; // "10 rounds/80 chairs"
  const behind = text.numberFrom.get(at + 1);
  const sized =
    behind !== undefined && (lengthEnd(text, behind.to) !== null || wordAt(text, behind.to).startsWith('ft'));
  return before || crossed || sized;
}

/** "12 stands for the sponsors", "6 tall stands with booms", "20 Stative" beside microphones: what stands those are. */
function standOf(text: Text, at: number, known: readonly Mention[]): Kind | null {
  const beside = known.some(({ to, kinds: [kind] }) => to === at - 1 && kind?.startsWith('mic_') === true);
  if (beside && isJoint(text, at - 1)) return 'mic_stand'; // "microphones and stands"
  if (!isCounted(text, { from: at }) || STOOD_ON.has(wordAt(text, at - 1))) return null;
  const near = text.tokens.slice(at + 1, at + STAND_REACH).map((token) => token.text);
  if (near.some((word) => EXHIBITING.has(word))) return 'exhibition_stand';
  if (near.some((word) => BOOMS.has(word))) return 'mic_stand';
  const lately = known.filter(({ to }) => to <= at && at - to <= MIC_REACH);
  return lately.some(({ kinds }) => kinds[0]?.startsWith('mic_') === true) ? 'mic_stand' : null;
}

const STAND_REACH = 5;
const MIC_REACH = 24;
const STOOD_ON = new Set(['on', 'auf', 'sur', 'op', 'sobre']);
const BOOMS = new Set('boom booms mic mics microphone microphones galgen galgarm mikros mikrofone'.split(' '));
const EXHIBITING = new Set(
  'sponsor sponsors exhibitor exhibitors exhibition trader traders vendors partners companies aussteller sponsoren exposants exposanten expositores patrocinadores'.split(
    ' ',
  ),
);

/** "2 projecteurs de 500 W", "4 projecteurs en contre": what lights a stage, not what pictures come from. */
function isStageLight(text: Text, at: number): boolean {
  const next = wordAt(text, at + 1) === 'de' ? at + 2 : at + 1;
  const strength = text.numberFrom.get(next);
  if (strength !== undefined) return WATTS.has(text.tokens[strength.to]?.text ?? '');
  return HUNG.has(wordAt(text, next)) && LIT_FROM.has(wordAt(text, next + 1));
}

const WATTS = new Set('w kw watt watts'.split(' '));
const HUNG = new Set('en a au de la'.split(' '));
const LIT_FROM = new Set('contre contres face douche lateral lateraux la sol'.split(' '));

/** "Zelt mit Boden", "Installation eines Bodens" where a tent is spoken of; "auf festem Boden" is the ground. */
function isTentFloor(text: Text, at: number, known: readonly Mention[]): boolean {
  const laid = LAID.has(wordAt(text, at - 1)) || (HARD.has(wordAt(text, at - 1)) && LAID.has(wordAt(text, at - 2)));
  return laid && known.some(({ kinds: [kind] }) => kind === 'marquee' || kind === 'gazebo');
}

const HARD = new Set('festem festen fester festes hartem harten ebenem ebenen'.split(' ')); // "mit festem Boden"
const LAID = new Set('mit und inkl inklusive samt ein eines einen einem der den kein keinen plus'.split(' '));

/** "12 cables (32A, 25m)", "24 extensions (13A)". */
function isOfCurrent(text: Text, at: number): boolean {
  const figure = markAt(text, at) === '(' ? (text.numberFrom.get(at) ?? text.numberFrom.get(at + 1)) : undefined;
  return figure !== undefined && AMPERES.has(text.tokens[figure.to]?.text ?? '');
}

const AMPERES = new Set(['a', 'amp', 'amps']);

/** "toilets, one of them accessible". */
function isBesideToilets(text: Text, at: number, known: readonly Mention[]): boolean {
  const sentence = sentenceOf(text, at);
  return known.some(
    ({ from, to, kinds }) =>
      from >= sentence.from &&
      to <= at &&
      at - to <= STAGE_REACH &&
      (kinds[0] === 'toilet' || kinds[0] === 'toilet_trailer'),
  );
}

/** "a stage with steps", not "the next steps". */
function isBesideStage(text: Text, at: number, known: readonly Mention[]): boolean {
  const sentence = sentenceOf(text, at);
  return known.some(
    ({ from, to, kinds, categories }) =>
      from >= sentence.from &&
      to <= at &&
      at - to <= STAGE_REACH &&
      (categories.includes('staging') || kinds.some((kind) => KIND_CATEGORY[kind] === 'staging')),
  );
}

function isCategory(text: Text, at: number, busy: ReadonlySet<number>): boolean {
  if (wordAt(text, at) === 'pa') return isAbbreviation(text, at);
  if (AFTER_OTHER.has(wordAt(text, at + 1))) return false;
  const joinedBefore = isJoint(text, at - 1) && [2, 3, 4].some((step) => busy.has(at - step));
  const joinedBehind = isJoint(text, at + 1) && [2, 3, 4].some((step) => busy.has(at + step));
  if (joinedBefore || joinedBehind) return true;
  return (
    wordAt(text, at) === 'sound' && (BEFORE_SOUND.has(wordAt(text, at - 1)) || BEHIND_SOUND.has(wordAt(text, at + 1)))
  );
}

/** "PA" in capitals: in small letters it is a word of other languages. */
function isAbbreviation(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token !== undefined && text.raw.slice(token.start, token.end) === 'PA';
}

const ARTICLES = new Set(['a', 'the', 'one']);
const PLACES = new Set('in inside at of upstairs from behind near over'.split(' '));
const BEHIND_BAR = new Set(
  'staff stool stools table tables mitzvah team area fridge fridges manager tender food snacks code graph'.split(' '),
);
const AFTER_OTHER = new Set(
  'like good great bad level levels quality check checks track tracks clip clips call calls bath recording bite'.split(
    ' ',
  ),
);
const BEFORE_SOUND = new Set(
  'no without need needs want require full supply provide include including also our own live stage'.split(' '),
);
const BEHIND_SOUND = new Set('for is required needed'.split(' '));
