import type { Category } from '@showbill/contract';
import { findCategories, findKinds, KIND_CATEGORY, type Kind, type KindMention } from '../../equipment/index.ts';
import { isAmbiguous } from './ambiguous.ts';
import type { Asking } from './asking.ts';
import { withBatteryLights } from './battery-lights.ts';
import { withCameraOperators } from './camera-operators.ts';
import { readCompanions } from './companions.ts';
import { inCompany } from './company-words.ts';
import { withTrades } from './crew-lists.ts';
import { isFigure } from './figures.ts';
import { isDjAmong, isDjWished } from './hired-djs.ts';
import { readSpokenWishes } from './hired-people.ts';
import { isHisNoun } from './his-noun.ts';
import { withInverted } from './inverted.ts';
import { isBarOfLength, isForEars, isOfInches } from './kinds-by-size.ts';
import { readLooseWords } from './loose-words.ts';
import { lengthEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { withoutCount, withoutMeasure } from './mention-spans.ts';
import { withMicSorts } from './mic-sorts.ts';
import { CHANNELLED, isOfChannels, isOfPlayers } from './mixing-desks.ts';
import { joinedHeads } from './modifiers.ts';
import { isOfHouse } from './of-house.ts';
import { isOfName } from './of-names.ts';
import { withStandsCounted } from './on-stands.ts';
import { isPlayed } from '../reading/scene/played.ts';
import { withRiderThings } from './riders/index.ts';
import { isRider } from './riders/is-rider.ts';
import { isRoundTable } from './round-tables.ts';
import { asSaidAbroad } from './said-abroad.ts';
import { withSeating } from './seating-for.ts';
import { withSortsBelow } from './sorts-below.ts';
import { withSortsByUse } from './sorts-by-use.ts';
import { withSorts } from './sorts-in-brackets.ts';
import { withTableSets } from './table-sets.ts';
import { withTableSkirts } from './table-skirts.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { Places } from '../reading/document/places.ts';
import { isCounted, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { withTrailerStages } from './trailer-stages.ts';
import { withTwoWayRadios } from './two-way-radios.ts';
import { SENT_BY } from './words/sent-by.ts';

/** Kinds that stand for their whole category: who has "a sound system" needs no sound. */
const WHOLE_SYSTEMS: Partial<Record<Kind, Category>> = { pa_package: 'audio', lighting_package: 'lighting' };

/** Words for the stage as a whole, not for a piece of it. */
const STAGES = new Set('stage staging buhne podium scene estrade escenario tarima'.split(' '));

/** Everything in the text that the equipment words know, in order and without overlaps. `performing`: runs that speak of people. */
export function readMentions(text: Text, asking: Asking, performing: readonly Span[]): Mention[] {
  const places = new Places(text);
  const found = findKinds(text.raw);
  const sounding = new Set(
    found.flatMap(({ kind, start, end }) =>
      KIND_CATEGORY[kind] === 'audio' ? [sentenceOf(text, places.spanOf({ start, end }).from)] : [],
    ),
  );
  const kinds = alternatives(found).map(({ kinds, model, start, end }): Mention => {
    const span = withoutCount(text, kinds, withoutMeasure(text, places.spanOf({ start, end })));
    const played = asSaidAbroad(text, kinds, span);
    if (played !== null) return { ...played, ...span };
    if (kinds[0] === 'table_trestle' && isRoundTable(text, span))
      return { kinds: ['table_round', ...kinds], categories: [], ...span };
    if (isOfSound(text, kinds, span, sounding)) return { kinds: ['crew_sound'], categories: [], ...span };
    if (isMixingDesk(text, span, sounding)) return { kinds: ['mixing_console', ...kinds], categories: [], ...span };
    if (isForChoir(text, kinds, span)) return { kinds: ['choir_riser'], categories: [], ...span };
    if (isOfInches(text, kinds, span)) return { kinds: ['display', 'confidence_monitor'], categories: [], ...span };
    if (isForEars(text, kinds, span, sounding)) return { kinds: ['stage_monitor'], categories: [], ...span };
    if (isBarOfLength(text, kinds, span))
      return { kinds: ['bar_unit'], categories: [], from: span.from, to: span.from + 1 };
    if (isTurntables(text, kinds, span)) return { kinds: ['dj_player', 'dj_controller'], categories: [], ...span };
    const whole = kinds.flatMap((kind) => WHOLE_SYSTEMS[kind] ?? []);
    const stage = kinds.includes('stage_deck') && STAGES.has(wordAt(text, span.to - 1));
    return { kinds, categories: stage ? ['staging'] : [...new Set(whole)], ...(model ? { model } : {}), ...span };
  });
  joinSlashed(text, kinds);
  const busy = new Set(kinds.flatMap(indices));
  const categories = findCategories(text.raw)
    .map(
      ({ category, start, end }): Mention => ({ kinds: [], categories: [category], ...places.spanOf({ start, end }) }),
    )
    .filter((mention) => !indices(mention).some((index) => busy.has(index)));
  const inText = [...kinds, ...sameSpan(categories)].toSorted((a, b) => a.from - b.from);
  const named = withTrailerStages(text, inText);
  const pieces = withTwoWayRadios(text, withBatteryLights(text, withTableSets(text, named)));
  const known = withSeating(text, asking, pieces);
  const loose = readLooseWords(text, asking, known, performing);
  const all = withSortsByUse(
    text,
    [...known, ...loose].toSorted((a, b) => a.from - b.from),
  );
  const rider = isRider(text);
  const things = all
    .filter(
      (mention) =>
        !(rider && isOfHouse(text, mention)) &&
        mention.to > mention.from &&
        isThing(text, asking, mention, performing, known),
    )
    .map((mention) =>
      isCrew(mention) && isSpokenOf(text, mention) ? { ...mention, hired: false, vague: true as const } : mention,
    );
  const meant = inCompany(
    text,
    things.filter((thing, index) => !isHis(text, thing, things[index + 1])),
  );
  const wished = withTableSkirts(text, withSpokenWishes(meant, readSpokenWishes(text, meant)));
  const spoken = withTrades(text, withCameraOperators(text, wished));
  const companions = readCompanions(text, spoken);
  const theirs = new Set(companions.flatMap(indices));
  const others = spoken.filter((mention) => !indices(mention).some((index) => theirs.has(index)));
  const inOrder = [...others, ...companions].toSorted((a, b) => a.from - b.from);
  return [
    ...withSorts(
      text,
      withStandsCounted(
        text,
        withInverted(text, withSortsBelow(text, withMicSorts(text, withRiderThings(text, joinedHeads(inOrder))))),
      ),
    ),
  ];
}

/** French "son estrade", "son propre piano", "donne son gala": his, not sound; "son et lumière", "son lumière" are. */
function isHis(text: Text, { from, to }: Mention, next: Mention | undefined): boolean {
  if (text.language !== 'fr' || to - from !== 1 || wordAt(text, from) !== 'son') return false;
  if (HIS_OWN.has(wordAt(text, to)) && wordAt(text, from - 1) !== 'tout') return true; // "tout son matériel" has his sound in it
  if (next !== undefined && next.from === to && IS.has(wordAt(text, next.to))) return true; // "Son éclairage est réglé par …"
  const shown = next?.categories.some((each) => SHOWN.has(each)) === true;
  return (next?.from === to && !shown) || isHisNoun(text, from);
}

const IS = new Set('est sera etait reste fonctionne appartient depend suffit'.split(' '));
const HIS_OWN = new Set('propre materiel equipement installation backline ampli instrument groupe'.split(' '));
const SHOWN: ReadonlySet<Category> = new Set<Category>(['lighting', 'video', 'audio']);

/** "someone to run the SOUND": what lies in such words is no thing of its own. */
function withSpokenWishes(things: readonly Mention[], wishes: readonly Mention[]): Mention[] {
  if (wishes.length === 0) return [...things];
  const inside = new Set(wishes.flatMap(indices));
  const others = things.filter((thing) => !indices(thing).some((index) => inside.has(index)));
  return [...others, ...wishes].toSorted((a, b) => a.from - b.from);
}

/** "8 headsets, 2 wedges and a desk big enough": what sound is mixed at. */
function isMixingDesk(text: Text, { from, to }: Span, sounding: ReadonlySet<Span>): boolean {
  if (to - from === 1 && isOfPlayers(text, from)) return true;
  if (to - from === 1 && CHANNELLED.has(wordAt(text, from)) && isOfChannels(text, from)) return true;
  if (to - from !== 1 || !DESKS.has(wordAt(text, from)) || !sounding.has(sentenceOf(text, from))) return false;
  return ![1, 2, 3, 4].some((step) => /^(?:chairs?|stools?|laptops?)$/u.test(wordAt(text, from + step)));
}

const DESKS = new Set(['desk', 'desks']);
/** "the DJ brings his own decks": what records are played on. */
function isTurntables(text: Text, kinds: readonly Kind[], { from, to }: Span): boolean {
  if (
    to - from > 1 ||
    !(TURNTABLES.has(wordAt(text, from)) || (kinds.includes('stage_deck') && wordAt(text, from) === 'decks'))
  )
    return false;
  const { from: first, to: last } = sentenceOf(text, from);
  const sentence = text.tokens.slice(first, last).map(({ text: word }) => word);
  if (
    text.numberTo.has(from) &&
    sentence.some((word) => OF_STAGES.has(word) && !DJS.has(word)) &&
    !sentence.some((word) => DJS.has(word))
  )
    return false; // "4 decks, steps, 2 speakers, little mixer"
  if (sentence.some((word) => BESIDE_DECKS.has(word))) return true;
  if (wordAt(text, from) !== 'decks' || text.numberTo.has(from) || sentence.some((word) => OF_STAGES.has(word)))
    return false;
  return text.tokens.some(({ text: word }) => DJS.has(word));
}

const DJS = new Set(['dj', 'djs', "dj's", "djs'", 'djing', 'deejay', 'cdj', 'cdjs']);
const OF_STAGES = new Set(
  'steps treads stage staging platform platforms podium riser risers legs skirt skirting steps'.split(' '),
);
const BESIDE_DECKS = new Set(['dj', 'djs', "dj's", "djs'", 'djing', 'deejay', 'cdj', 'cdjs', 'mixer']);
const TURNTABLES = new Set(['platines', 'platos']); // "notre DJ a ses platines"

/** "240 knife/fork/teaspoon settings", "cups/saucers": one thing of several pieces. */
function joinSlashed(text: Text, found: Mention[]): void {
  for (let index = found.length - 1; index > 0; index -= 1) {
    const [before, mention] = [found[index - 1], found[index]];
    if (before === undefined || mention === undefined) continue;
    const slashed = markAt(text, before.to) === '/' && mention.from === before.to + 1;
    if (!slashed || before.kinds[0] !== mention.kinds[0] || text.tokens[mention.from]?.glued !== true) continue;
    const to = SETTINGS.has(wordAt(text, mention.to)) ? mention.to + 1 : mention.to;
    found.splice(index - 1, 2, { ...before, to });
  }
}

const SETTINGS = new Set('settings setting sets set sätze satz gedecke couverts juegos sets bestek'.split(' '));

/** "a park (grass, trees, a river)": what grows there, unless it is asked for or counted. */
function isScenery(text: Text, asking: Asking, { kinds: [kind], from, to }: Mention): boolean {
  return (
    kind === 'plants' &&
    TREES.has(wordAt(text, to - 1)) &&
    to - from === 1 &&
    !isCounted(text, { from }) &&
    !asking.strongly(from)
  );
}

const TREES = new Set('tree trees baum baume baumen arbre arbres arbol arboles boom bomen'.split(' '));

/** "The choir won't need the risers": what singers stand on. */
function isForChoir(text: Text, [kind]: readonly Kind[], { from, to }: Span): boolean {
  if (kind !== 'stage_deck' || to - from !== 1 || !RISERS.has(wordAt(text, from))) return false;
  const sentence = sentenceOf(text, from);
  return text.tokens.slice(sentence.from, sentence.to).some(({ text: word }) => CHOIRS.has(word));
}

const RISERS = new Set(['riser', 'risers']);
const CHOIRS = new Set('choir choirs chorus choral singers choristers'.split(' '));

/** "A PA with engineer". */
function isOfSound(text: Text, [kind]: readonly Kind[], { from, to }: Span, sounding: ReadonlySet<Span>): boolean {
  return (
    kind === 'crew_technician' &&
    wordAt(text, to - 1) === 'engineer' &&
    JOINED.has(wordAt(text, from - 1) || markAt(text, from - 1)) &&
    sounding.has(sentenceOf(text, from))
  );
}

const JOINED = new Set(['with', 'and', '+', '&', ',', '/', 'plus']);

/** Several kinds found for the very same words are one mention. */
function alternatives(
  found: readonly KindMention[],
): { kinds: readonly Kind[]; model: true | undefined; start: number; end: number }[] {
  const groups = Map.groupBy(found, ({ start, end }) => `${start}-${end}`);
  return [...groups.values()].flatMap((group) => {
    const first = group[0];
    return first === undefined
      ? []
      : [
          {
            kinds: group.map(({ kind }) => kind),
            model: group.find(({ model }) => model)?.model,
            start: first.start,
            end: first.end,
          },
        ];
  });
}

function sameSpan(found: readonly Mention[]): Mention[] {
  const groups = Map.groupBy(found, ({ from }) => from);
  return [...groups.values()].flatMap((group) => {
    const longest = group.toSorted((a, b) => b.to - a.to)[0];
    if (longest === undefined) return [];
    const same = group.filter(({ to }) => to === longest.to);
    return [{ ...longest, categories: [...new Set(same.flatMap(({ categories }) => categories))] }];
  });
}

function indices({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Not a performer ("three bands"), a person who is spoken of ("by the caterer"), a figure, a month, or an ordinary word. */
function isThing(
  text: Text,
  asking: Asking,
  mention: Mention,
  performing: readonly Span[],
  known: readonly Mention[],
): boolean {
  if (
    isSkipped(text, mention) ||
    isFigure(text, mention) ||
    isAmbiguous(text, mention) ||
    isPlace(text, mention) ||
    isSubject(text, mention)
  )
    return false;
  if (isScenery(text, asking, mention) || isOfName(text, mention)) return false;
  if (isPlayed(text, mention, performing)) return false;
  const inside = performing.some((span) => mention.from >= span.from && mention.to <= span.to);
  if (!inside) return true;
  const isDj = mention.kinds.includes('crew_dj');
  return isDj && (isDjWished(text, asking, mention.from) || isDjAmong(text, asking, known, mention.from));
}

/** "The two operators", "our DJ", "technicians bring …": people who are there, whoever sends them. */
function isSpokenOf(text: Text, mention: Mention): boolean {
  const first = text.numberTo.get(mention.from)?.from ?? mention.from;
  const before = wordAt(text, first - 1);
  const named = SPOKEN_OF.has(before) && !(before === 'de' && text.language !== 'nl'); // "besoin DE 2 techniciens"
  const there = named || ACTS.has(wordAt(text, mention.to));
  return there && !isSentBy(text, mention);
}

/** "The technician is provided by the theatre", "interpreters have been contracted": of these people it matters who sends them. */
function isSentBy(text: Text, { to }: Mention): boolean {
  const limit = Math.min(sentenceOf(text, to - 1).to, to + SENT_REACH);
  for (let at = to; at < limit && text.tokens[at]?.kind === 'word'; at += 1)
    if (sentBy.at(text.tokens, at) !== null) return true;
  return false;
}

const SENT_REACH = 5; // words between people and who sends them
const sentBy = wordList(SENT_BY);

export function isCrew({ kinds }: Mention): boolean {
  return kinds.length > 0 && kinds.every((kind) => KIND_CATEGORY[kind] === 'crew');
}

/** "Skip the lights", "we'll skip video": no bin. */
function isSkipped(text: Text, { from, to }: Mention): boolean {
  if (to - from !== 1 || wordAt(text, from) !== 'skip') return false;
  const before = text.tokens[from - 1];
  const verb = before === undefined || before.kind !== 'word' || SKIPPERS.has(before.text);
  return verb && wordAt(text, to) !== '' && !SKIPS_FOR.has(wordAt(text, to));
}

const SKIPPERS = new Set("please we we'll i i'll to and can will just let's also could would you".split(' '));
const SKIPS_FOR = new Set('for with hire bin bins and or at please is'.split(' '));

/** "a party in a marquee": where it takes place. */
function isByAnother(text: Text, at: number): boolean {
  return markAt(text, lengthEnd(text, at) ?? at) === 'x';
}

function isPlace(text: Text, { kinds, categories, from, to }: Mention): boolean {
  if (categories.includes('staging') && wordAt(text, from - 1) === 'zur') return true;
  if ([to, to + 1].some((at) => isByAnother(text, text.numberFrom.get(at)?.to ?? -1))) return false; // "in a marquee of 9 x 12 m"
  const at = ARTICLES.has(wordAt(text, from - 1)) ? from - 2 : from - 1;
  return kinds.includes('marquee') && INSIDE.has(wordAt(text, at)) && !THROWN.test(wordAt(text, at - 1));
}

/** "The hotel THROWS IN a marquee". */
const THROWN = /^(?:throw|throws|throwing|threw|brings?|bringing)$/u;

/** "the launch of a new electric car": what the event is about. */
function isSubject(text: Text, { from }: Mention): boolean {
  for (let at = from - 1; at > from - SUBJECT_REACH && wordAt(text, at) !== ''; at -= 1) {
    if (OF.has(wordAt(text, at)) && LAUNCHES.has(wordAt(text, at - 1))) return true;
  }
  return false;
}

const SUBJECT_REACH = 6;
const OF = new Set(['of', 'for']);
const LAUNCHES = new Set(['launch', 'launches', 'unveiling', 'reveal', 'relaunch']);
const ARTICLES = new Set('a the our their one einem dem unserem une la le un una een de het'.split(' '));
const INSIDE = new Set('in inside under im dans sous en bajo onder'.split(' '));

/** Before a person's trade: somebody who is there, not somebody to be hired. */
const SPOKEN_OF = new Set(
  "the our your their his her this by from l' vos nos leurs ses eure eurem euren sus vuestros jullie hun der die das den dem unser unsere unserem vom beim le la les notre votre el los las nuestro nuestra de het onze".split(
    ' ',
  ),
);

/** Behind a person's trade: what somebody who is there does. */
const ACTS = new Set(
  'brings bring does provides provide supplies handles arranges looks takes has have bringt stellt macht kommt fournit apporte trae pone brengt levert'.split(
    ' ',
  ),
);
