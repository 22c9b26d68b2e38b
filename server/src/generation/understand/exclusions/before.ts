import { sizeStart } from '../measures.ts';
import type { Mention } from '../mention.ts';
import { wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { ADVERBS, NO_THING, SUPPLIERS, WISHES } from '../words/exclusions.ts';
import { INDEFINITES } from '../words/told.ts';
import { TRANSFERRING } from '../words/transfers.ts';
import { beforeWhich } from './bracketed.ts';
import { isOtherParticiple } from './compound-past.ts';
import { opening } from './labelled.ts';
import { isLack } from './lack.ts';
import { bareList } from './lists.ts';
import { isNoPossession } from './no-possession.ts';
import { isOfMeasure } from './no-refusal.ts';
import { isAskedThat, isAsUsual, isDoing, isOfFormerYears, isOtherwiseDone, isSuppliersOwn } from './not-theirs.ts';
import { somebodyBefore } from './of-somebody.ts';
import { isOnlyLacking } from './only-lacking.ts';
import { companyBefore, isOfThing, isSupplier, ownerBefore } from './owners.ts';
import { isConditional, isUncertain, isWish } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import {
  ADVERSATIVES,
  ARTICLES,
  BREAKS,
  CORRECTIONS,
  DENIALS,
  DONE_OR_DUE,
  EXCEPT,
  INSTEAD,
  NOT,
  NUMBERED,
  VERB_LAST,
  WHERE,
  WITH,
} from './small-words.ts';
import { isNeededLater } from './so-that.ts';
import { isStop, theirsFrom } from './theirs.ts';
import { isTurnedRound } from './turned-round.ts';

const AND_ALSO = new Set(['plus', 'sowie', 'ainsi', 'alsook']);
const BEFORE = 4; // words that may stand between "no" or "has" and the thing
const ANDS = new Set(['and', 'und', 'et', 'y', 'en']);
const UNKNOWN = 3; // members of a list before the thing that are no equipment: "the food, the flowers and the tables"

/** Words before the thing: "no …", "the venue has …", "our own …". */
export function before(reading: Reading, index: number, refused: boolean): Finding | null {
  const { text, mentions } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const corrected = corrects(reading, mention, index) ?? lineTaken(text, mention, index);
  if (corrected !== null) return corrected;
  const begin = beforeWhich(text, mention.from);
  const earlier = mentions.findLast(({ to }, at) => at < index && to <= begin);
  const start = Math.max(sentenceOf(text, mention.from).from, earlier?.to ?? 0);
  const theirs = theirsFrom(reading, index);
  if (theirs !== null) return possession(reading, index, theirs);
  const unsized = sizeStart(text, begin); // "our own 8m x 6m stage"
  let segment = unsized;
  let crossed = 0;
  for (let to = unsized; to > start && segment - to <= BEFORE; to -= 1) {
    const isRow = crossed === 1 && isRefusedRow(reading, index, segment);
    const told = crossed === 0 || isRow;
    const unwanted = told ? reading.words.unwantedBefore.before(text.tokens, to) : null;
    if (unwanted !== null) return refusal(reading, index, unwanted, refused);
    const ends = markAt(text, to) === ',' && AND_ALSO.has(wordAt(text, to + 1)); // "which the hotel has, PLUS two mics"
    const provided = ends || isToWear(reading, mention, to) ? null : providedBefore(reading, to, crossed > 0);
    if (provided !== null) return possession(reading, index, provided);
    const number = text.numberTo.get(to);
    if (
      markAt(text, to - 1) === ',' &&
      crossed < UNKNOWN &&
      (to < segment || (crossed === 0 && (isBareMember(reading, index) || isRefusedRow(reading, index, to - 1))))
    ) {
      crossed += 1;
      segment = to - 1;
    } else if (crossed < UNKNOWN && to < segment && ANDS.has(wordAt(text, to - 1)) && ARTICLES.has(wordAt(text, to))) {
      crossed += 1; // "has a loop AND A decent PA"
      segment = to - 1;
    } else if (text.tokens[to - 1]?.kind !== 'word' && number === undefined) return null;
    const room = WITH.has(wordAt(text, to - 1)) ? reading.words.places.before(text.tokens, to - 1) : null;
    if (room !== null) {
      segment = room.from; // "provides the room WITH a projector"
      to = room.from + 1;
      continue;
    }
    if (isStop(text, to - 1)) return null;
    if (number !== undefined) {
      if (crossed > 0) return null; // "we have 120 guests, chairs please"
      to = number.from + 1;
    }
  }
  return null;
}

/** "Don't quote for KEGS, glasses and cutlery": a row to the end of its sentence, of which the first is no equipment. `comma`: the mark behind that one. */
function isRefusedRow({ text, mentions, lists }: Reading, index: number, comma: number): boolean {
  const last = lists[index] ?? index;
  const row = mentions.slice(index, last + 1);
  const first = wordAt(text, comma - 1);
  const either = OR.has(wordAt(text, (row.at(-1)?.from ?? 0) - 1));
  if (FRILLS.has(first) || (wordAt(text, comma - 2) === 'no' && !either)) return false; // "no details yet, chairs and tables"
  if (row.length < 2 || row.some(({ from }) => text.numberTo.has(from)) || !first.endsWith('s')) return false;
  const end = row.at(-1)?.to ?? comma;
  const behind = PLEASE.has(wordAt(text, end)) ? end + 1 : end;
  return text.tokens[behind] === undefined || text.tokens[behind]?.kind === 'break';
}

const OR = new Set(['or', 'nor']);
const FRILLS = new Set('frills details worries problems issues questions thanks extras specifics changes'.split(' '));
const PLEASE = new Set(['please', 'thanks', 'either', 'thank']);

/** "Catering brings bars, china, glassware": a list of bare words, of which the first is no equipment. */
function isBareMember({ text, words, mentions, lists }: Reading, index: number): boolean {
  if ((lists[index] ?? index) === index) return false;
  const comma = (mentions[index]?.from ?? 0) - 1;
  for (let verb = comma - 1; verb >= comma - 3 && wordAt(text, verb) !== ''; verb -= 1) {
    if (words.has.before(text.tokens, verb) !== null || words.brings.before(text.tokens, verb) !== null) return true;
    if (isStop(text, verb)) return false;
  }
  return false;
}

/** "Delete line 4 (crowd barrier)", "Pos. 3 streichen" is read elsewhere: a line of an order by its number. */
function lineTaken(text: Text, mention: Mention, index: number): Finding | null {
  const at = LINE_MARKS.has(markAt(text, mention.from - 1)) ? mention.from - 1 : mention.from;
  const number = text.numberTo.get(at);
  if (number === undefined || !NUMBERED.has(wordAt(text, number.from - 1))) return null;
  const verb = wordAt(text, number.from - 2);
  if (!DELETES.has(verb)) return null;
  return { reason: 'unwanted', first: index, last: index, from: number.from - 2, to: mention.to };
}

const LINE_MARKS = new Set(['(', '-', ':', ',']);
const DELETES = new Set(
  'delete remove drop cancel strike omit scrap skip cut streichen streiche streicht supprimer supprimez retirer retirez enlever quitar quiten quitad eliminar eliminen schrap schrappen verwijder'.split(
    ' ',
  ),
);

/** "not a projector but an LED wall", "an LED wall, not projection". */
function corrects({ text, mentions }: Reading, mention: Mention, index: number): Finding | null {
  const at = ARTICLES.has(wordAt(text, mention.from - 1)) ? mention.from - 2 : mention.from - 1;
  if (
    !NOT.has(wordAt(text, at)) ||
    (wordAt(text, at) === 'no' && text.language !== 'es') ||
    ADVERBS.has(wordAt(text, at + 1))
  )
    return null;
  const joint = markAt(text, mention.to) === ',' ? mention.to + 1 : mention.to;
  const before = text.tokens[at - 1];
  const apart =
    before === undefined || before.kind !== 'word' || before.text === 'and' || ADVERSATIVES.has(before.text);
  const isCorrected = CORRECTIONS.has(wordAt(text, joint));
  if (!isCorrected && !(apart && before?.text !== undefined)) return null;
  const last = isCorrected ? index : bareList(text, mentions, index); // "but not mics and chairs"
  return { reason: 'unwanted', first: index, last, from: at, to: mentions[last]?.to ?? mention.to };
}

function refusal(reading: Reading, index: number, unwanted: Span, refused: boolean): Finding | null {
  const { text, mentions } = reading;
  const mention = mentions[index];
  const word = wordAt(text, unwanted.from);
  if (mention === undefined) return null;
  if (text.numberTo.has(unwanted.from) && word === 'no') return null; // "3 no. screens"
  if (isOfMeasure(text, unwanted, mention)) return null;
  if (unwanted.to < mention.from && NO_THING.has(wordAt(text, unwanted.to))) return null;
  if (isTurnedRound(text, unwanted) || isOtherwiseDone(text, unwanted, mention)) return null;
  const ofThem = !text.tokens.slice(unwanted.from, unwanted.to).some(({ text: each }) => each === 'you');
  if (DOES.has(wordAt(text, unwanted.to - 1)) && ofThem && reading.words.subjects.before(text.tokens, unwanted.from))
    return { reason: 'wanting', first: index, last: index, from: unwanted.from, to: mention.to }; // "they don't provide chairs"
  if (
    IMPERATIVES.has(word) &&
    (DENIALS.has(wordAt(text, unwanted.from - 1)) || wordAt(text, unwanted.from - 1).endsWith("n't"))
  )
    return null; // "don't forget the lectern"
  const exception =
    EXCEPT.has(word) || EXCEPT.has(wordAt(text, unwanted.to - 1)) || EXCEPT.has(wordAt(text, unwanted.to - 2));
  if (exception && refused)
    return { reason: 'wanting', first: index, last: index, from: unwanted.from, to: mention.to };
  const single = INSTEAD.has(word) || INSTEAD.has(wordAt(text, unwanted.to - 2));
  const last = single ? index : bareList(text, mentions, index);
  const lacking =
    isOnlyLacking(reading, unwanted, mention) ||
    isLack(reading, unwanted, mention) ||
    (isUncertain(reading, unwanted.from) && !isUnless(text, unwanted.from)); // "if the hall has no stage"
  const reason = lacking ? 'wanting' : 'unwanted';
  return { reason, first: index, last, from: unwanted.from, to: mentions[last]?.to ?? mention.to };
}

/** "Unless it rains we shall not need the gazebos": as things stand it is a refusal. */
function isUnless(text: Text, at: number): boolean {
  return text.tokens.slice(sentenceOf(text, at).from, at).some(({ text: word }) => word === 'unless');
}

const IMPERATIVES = new Set(
  'forget scrap ignore cancel ditch skip omit oubliez supprimez olvidad olviden vergeet vergesst'.split(' '),
);

const DOES = new Set(['supply', 'provide', 'bring', 'offer', 'include', 'hire']);

function possession(reading: Reading, index: number, from: number): Finding | null {
  const { text, mentions, lists } = reading;
  const mention = mentions[index];
  if (mention === undefined || isConditional(reading, from) || isAsUsual(text, mention)) return null;
  if (isSuppliersOwn(text, mention) || isOfFormerYears(text, mention)) return null;
  if (text.tokens.slice(from, mention.from).some(({ text: word }) => WHOEVER.has(word))) return null; // "WHOEVER brings the drum kit comes at 11"
  const whole = lists[index] ?? index;
  const all = text.tokens.slice(from, mention.from).some(({ text: word }) => ALL.has(word)); // "brings ALL props needed for it"
  const wish = !all && isWish(reading, mentions[whole]?.to ?? mention.to);
  if (wish && VERB_LAST.has(text.language)) return null;
  if (text.language === 'nl' && isNeededLater(reading, mentions[whole]?.to ?? mention.to)) return null;
  const last = wish ? whole - 1 : whole; // "… chairs, and a stage is needed"
  if (last < index) return null;
  return { reason: 'provided', first: index, last, from, to: mentions[last]?.to ?? mention.to };
}

const WHOEVER = new Set('whoever whichever quienquiera quiconque budget cost costs kosten cout presupuesto'.split(' '));
const ALL = new Set('all everything alle samtliche tout toutes tous todo todos todas'.split(' '));

/** Where the words begin that say that the thing after them is there, or null. `far`: other things stand between. */
function providedBefore(reading: Reading, to: number, far: boolean): number | null {
  const { text, words } = reading;
  if (MUST.has(wordAt(text, to - 2)) && text.tokens[to - 3]?.kind !== 'word') return null; // "• Must have Wi-Fi"
  const direct = far ? null : words.providedBefore.before(text.tokens, to);
  const verb = direct ?? words.has.before(text.tokens, to);
  if (verb !== null && isInvitation(text, verb.to - 1)) return null;
  if (direct !== null) {
    return isNoPossession(reading, direct) ? null : direct.from;
  }
  if (!far && isHouses(reading, to)) return to - 1;
  if (!far && HAVE.test(wordAt(text, to - 1)) && !DONE_OR_DUE.has(wordAt(text, to))) return to - 1;
  const has = words.has.before(text.tokens, to);
  if (has !== null && isOfThing(reading, has.from)) return null;
  if (has !== null && !isPreposition(text, has)) {
    if (DONE_OR_DUE.has(wordAt(text, to)) || isOtherParticiple(text, to)) return null; // "the client has asked for …"
    if (MUST.has(wordAt(text, has.from - 1)) && INDEFINITES.has(wordAt(text, to))) return null; // "the band must have a floor"
    const owner = farEnough(reading, ownerBefore(reading, has.from, false), far);
    if (owner !== null) return owner;
    if (!far && isOfUs(text, has.from)) return has.from;
  }
  const doing = text.language === 'en' ? contracted.before(text.tokens, to) : null;
  const ours = doing !== null && WERE.has(wordAt(text, doing.from - 1)) && HIRING.test(wordAt(text, doing.to - 1));
  if (ours) return null; // "we're hiring a marquee"
  if (doing !== null && !far && /'(?:s|re)$/u.test(wordAt(text, doing.from - 1))) {
    const who = ownerBefore(reading, doing.from, false);
    if (who !== null) return who; // "the caterer's hiring in", "they're bringing"
  }
  if (!far && isDoneByOther(text, to)) return to - 2;
  const brings = isDoing(text, to) ? null : words.brings.before(text.tokens, to);
  const carried = brings !== null && CARRIES.has(wordAt(text, brings.to - 1)); // "I supply the stand, cables and a clicker"
  const bringer = brings === null ? null : farEnough(reading, ownerBefore(reading, brings.from, true), far && !carried);
  if (bringer !== null) return bringer;
  const due = far ? null : dueFrom(reading, to);
  if (due !== null) return due;
  const there = far ? null : words.presence.before(text.tokens, to);
  return there !== null && isPresence(reading, there) ? there.from : null;
}

const WERE = new Set(["we're", 'we', 'are']);
const HIRING = /^(?:hiring|renting)$/u;

/** "Please CAN WE HAVE 2 smoke machines", "may I please have", "we'll have 40 chairs please": asked for, whatever ends the sentence. */
function isInvitation(text: Text, have: number): boolean {
  if (wordAt(text, have) !== 'have' && wordAt(text, have) !== 'get') return false;
  const at = wordAt(text, have - 1) === 'please' ? have - 2 : have - 1;
  const who = wordAt(text, at);
  if (WE_OR_I.has(who) && INVITING.has(wordAt(text, at - 1))) return true;
  const { from, to } = sentenceOf(text, have);
  return WE_WILL.test(who) && text.tokens.slice(from, to).some((token) => token.text === 'please');
}

const WE_OR_I = new Set(['we', 'i', 'us']);
const INVITING = new Set(['can', 'could', 'may', 'might', 'shall']);
const WE_WILL = /^(?:we|i)'ll$/u;

/** "Client TO PROVIDE power", "hall to supply tables": as rows of a specification say whose part it is. */
function dueFrom({ text, words }: Reading, to: number): number | null {
  const task = toProvide.before(text.tokens, to);
  const who = task === null ? null : words.subjects.before(text.tokens, task.from);
  const company = task === null ? null : companyBefore(text, task.from);
  if (company !== null) return company;
  const person = task === null || !HANDS.has(wordAt(text, task.to - 1)) ? null : somebodyBefore(text, task.from);
  if (person !== null) return person;
  if (who === null || isSupplier(text, who.to - 1)) return null;
  const begin = THE.has(wordAt(text, who.from - 1)) ? who.from - 1 : who.from;
  const opens = begin <= opening(text, sentenceOf(text, to).from) || text.tokens[begin - 1]?.kind !== 'word';
  return opens ? begin : null;
}

/** What somebody of theirs does with a thing of their own; who is "to arrange" it may ask us. */
const HANDS = new Set('bring provide supply lend'.split(' '));

const THE = new Set(['the', 'our', 'der', 'die', 'das', 'le', 'la', 'el', 'de', 'het']);
const toProvide = wordList(
  `to provide, to supply, to bring, to arrange, to furnish, to source, to organise, to organize, to cover, to handle, to look after, to sort, to sort out, to lay on, to install, to deliver, to do, to set up, to put up, to erect, to hire in, to lend, stellt bei, zu stellen, à fournir, à prévoir, te voorzien, te leveren`,
);

/** "We've 150 chairs". */
const HAVE = /^(?:we|i|they)'ve$/u;

const CARRIES = new Set(
  'supply bring provide carry bringen stellen apportons fournissons traemos aportamos brengen'.split(' '),
);

const MUST = new Set(['must']);

/** "The bishop should have a lapel mic": who is to speak has none yet. */
function isToWear({ text, words }: Reading, { kinds: [kind] }: Mention, to: number): boolean {
  const has = kind?.startsWith('mic_') === true ? words.has.before(text.tokens, to) : null;
  return has !== null && DUE.has(wordAt(text, has.from - 1));
}

const DUE = new Set('should must ought to soll sollte muss devrait doit debería debe moet'.split(' '));

/** "Got a generator, 20 kVA", "hab noch Tische": a sentence without a subject, and no question. */
function isOfUs(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  const opens = at === from || ',-('.includes(markAt(text, at - 1) || 'x');
  return opens && OF_US.has(wordAt(text, at)) && text.tokens[to - 1]?.text !== '?';
}

const OF_US = new Set('got hab habe haben hebben heb tenemos tengo ai avons'.split(' '));

const contracted = wordList(
  `${TRANSFERRING}, hiring in, hiring, bringing, bringing along, bringing in, doing, supplying, providing, lending us, lending, sorting, sorting out, handling, covering, organising, arranging, putting up, setting up, laying on, giving us, letting us use, letting us have, looking after, taking care of`,
);

/** "He's running the leads out", "they're decking out the arch": what a third person is doing with a definite thing. */
function isDoneByOther(text: Text, to: number): boolean {
  if (text.language !== 'en' || !DOING.test(wordAt(text, to - 1)) || WISHING.has(wordAt(text, to - 1))) return false;
  return OTHERS.has(wordAt(text, to - 2)) && ARTICLE.has(wordAt(text, to));
}

const DOING = /^[a-z]{3,}ing$/u;
const WISHING = new Set(
  'needing wanting looking hoping wishing asking requesting planning thinking having getting hiring renting ordering using playing considering requiring expecting booking seeking after'.split(
    ' ',
  ),
);
const OTHERS = new Set("he's she's they're".split(' '));
const ARTICLE = new Set('the all his her their our'.split(' '));

/** "venue chairs", "hotel PA" right before the thing, but not "at the hotel chairs are needed". */
function isHouses({ text, things, general, asking }: Reading, to: number): boolean {
  if (!things.has(to) || SEATED.has(wordAt(text, to))) return false; // "theater seating for 150"
  if (isTowns(text, to)) return true;
  if (!HOUSES.has(wordAt(text, to - 1)) && !(KEPT_BY.has(wordAt(text, to - 1)) && general.has(to) && !asking.at(to)))
    return false;
  const first = ARTICLES.has(wordAt(text, to - 2)) ? to - 3 : to - 2;
  return (
    !WHERE[text.language].has(wordAt(text, first)) && !BREAKS.has(wordAt(text, first)) && wordAt(text, first) !== 'of'
  );
}

/** "Use of eight (8) CITY tables", "forty VILLAGE chairs": lent by the place, not its Hall or its Square. */
function isTowns(text: Text, to: number): boolean {
  const owner = text.tokens[to - 1];
  if (owner === undefined || !TOWNS.has(owner.text) || !owner.capital || text.tokens[to]?.capital === true)
    return false;
  return LENT.has(wordAt(text, to - 2)) || text.numberTo.has(to - 1) || markAt(text, to - 2) === ')';
}

const TOWNS = new Set('city town village county council borough parish township district'.split(' '));
const LENT = new Set('of use using any existing loaned borrowed'.split(' '));
const SEATED = new Set(['seating', 'style']);
const HOUSES = new Set(['venue', 'hotel']);
/** "church sound", "school lights": theirs in general words only. */
const KEPT_BY = new Set(['church', 'school', 'hall', 'theatre', 'theater', 'club']);

/** French "à", which folds to the verb "a". */
function isPreposition({ raw, tokens }: Text, { from }: Span): boolean {
  const begin = tokens[from]?.start ?? -1;
  return raw[begin] === 'à' || (raw[begin] === 'A' && raw[begin + 1] === ' '); // "Rangée A : 40 chaises"
}

/** "the hotel does the food, the tables and the linen", but not "we have a party, chairs for 200 and a PA". */
function farEnough({ text }: Reading, owner: number | null, far: boolean): number | null {
  return far && owner !== null && PRONOUNS.has(wordAt(text, owner)) ? null : owner;
}

const PRONOUNS = new Set(
  'we i it they he she which that who wir er sie es die der das nous il elle ils qui que wij we ze hij'.split(' '),
);

const ONLY = new Set(['only', 'just']);
/** "There's a good CHANCE the tent gets wet": of what may happen. */
const LIKELIHOODS = new Set('chance risk danger possibility likelihood'.split(' '));

/** "There is a stage in the hall", but not "there are 4 musicians with …": how many there are speaks of the event. */
function isPresence({ text, asking }: Reading, { from, to }: Span): boolean {
  return (
    !asking.strongly(to) &&
    (!text.numberFrom.has(to) || ONLY.has(wordAt(text, to - 1))) &&
    !SUPPLIERS.has(wordAt(text, from - 1)) &&
    wordAt(text, to) !== 'que' && // "HAY QUE ponerle un micro"
    !WISHES.has(wordAt(text, from - 1)) &&
    ![0, 1, 2].some((step) => LIKELIHOODS.has(wordAt(text, to + step))) &&
    !isAskedThat(text, from)
  );
}
