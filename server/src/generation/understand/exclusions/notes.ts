import { lexicon, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { AGENTS } from '../words/agents.ts';
import { WISHES } from '../words/exclusions.ts';
import { ORGANISATIONS, POSTPOSED, YOURS } from '../words/frames.ts';
import { parties } from './cues.ts';
import { belongsBehind, GENITIVE } from './genitives.ts';
import { arePlacesAt } from './in-brackets.ts';
import { somebodyAt } from './of-somebody.ts';
import { isSupplier } from './owners.ts';
import type { Finding, Reading } from './reading.ts';
import { BREAKS, NONE, STOPS_AFTER, WITH } from './small-words.ts';

const said = lexicon<'yours' | 'theirs'>([
  ['yours', YOURS],
  ['theirs', ORGANISATIONS],
]);
const postposed = wordList(POSTPOSED);
const agents = wordList(AGENTS);
const articles = wordList(
  `the, our, my, a, an, from the, from, by the, by, via, from our, der, die, das, vom, von der, unser, unsere, le, la, les, l', notre, nos, du, de la, el, los, las, nuestro, nuestra, del, de, het, onze, ons, van de, van het, door de`,
);

const hasOne = wordList(
  `has one, has it, 's got one, 's got some, is doing that, 's doing it, 's doing that, 's doing those, doing those, doing them, sorting that, sorting those, sorting it, sorting them, covering that, covering it, covering those, handling that, handling it, handling those, handles that, handles it, handles those, sorts that, sorts it, sorts those, covers that, covers it, covers those, provides one, provides it, provides them, provides those, provides that, supplies it, supplies them, supplies those, supplies one, has those, has them, has some, has loads, has plenty, has that, has those, has two, have one, have it, have them, have some, have loads, have plenty, got one, got it, got them, got some, got loads, got plenty, owns one, own one, brings one, brings it, brings them, bring one, bring it, bring them, does it, does that, does them, do it, do that, is doing it, are doing it, doing it, doing that, bringing it, bringing one, bringing them, lends us one, lending us one, lending us some, hat eine, hat einen, hat eins, hat welche, hat er, hat sie, bringt eine, bringt einen, bringt eins, bringt welche, bringt er mit, bringt sie mit, macht er, macht sie, en a, en a un, en a une, en apporte, en apporte un, s' en charge, s' en occupe, les a, l' a, tiene uno, tiene una, tiene, los tiene, las tiene, lo trae, la trae, los trae, las trae, trae uno, trae una, se encarga, heeft er een, heeft die, heeft ze, neemt ze mee, neemt er een mee, regelt het, regelt dat, doet dat`,
);

const HAS_SOME = new Set(['has', 'have', 'owns', 'own', 'got']);

function isThing({ things }: Reading, at: number): boolean {
  return things.has(at) || things.has(at + 1);
}

const runsIt = wordList(
  `is running it, are running it, runs it, run it, is running that, runs that, looks after it, looks after that, looks after them, looks after those, sees to it, sees to that, sees to them, takes care of it, takes care of that`,
);

/** "6 loveseats – STRUCK". */
const STRUCK = new Set(
  'struck deleted withdrawn cancelled canceled omitted scrapped gestrichen entfallt supprime supprimee supprimes annule eliminado suprimido anulado geschrapt vervallen'.split(
    ' ',
  ),
);
const THANKS = new Set('thanks thank danke merci gracias bedankt'.split(' '));
const TICKS = new Set(['✓', '✔', '☑', '✅', '👍', '👌']);
const CROSSES = new Set(['✗', '✘', '❌', '✖', '🚫', '☒', '⛔']);
const LOOSE = new Set(['=', '>', '→', '➔']);
const LONGEST = 4;

/** "toilets = union building", "chairs ✓", "projector – NO", "loos: golf club", "PA (hall has)": what a short note says of a thing. */
export function noted(reading: Reading, index: number): Finding | null {
  const { text, mentions } = reading;
  const last = reading.lists[index] ?? index;
  const mention = mentions[index];
  const end = mentions[last]?.to;
  if (mention === undefined || end === undefined) return null;
  if (arePlacesAt(text, end)) return null;
  const own = last === index ? null : verdictAt(reading, mention.to);
  if (own !== null) return { ...own, first: index, last: index, from: mention.from };
  const all = verdictAt(reading, end);
  if (all !== null) return { ...all, first: index, last, from: mention.from };
  const next = isHead(reading, mention.from, end) ? saidNext(reading, end + 1) : null;
  if (next !== null) return { reason: 'provided', first: index, last, from: mention.from, to: next };
  if (text.numberTo.get(mention.from)?.value === 0 || isNaught(text, mention))
    return { reason: 'unwanted', first: index, last: index, from: mention.from, to: mention.to };
  const none = last > index && !text.numberTo.has(mention.from) ? refusedAt(text, end) : null;
  if (none !== null && [none, none + 1].some((at) => THANKS.has(wordAt(text, at))))
    // "tables and chairs no thanks"
    return { reason: 'unwanted', first: index, last, from: mention.from, to: none };
  const refused = refusedAt(text, mention.to);
  if (refused !== null) return { reason: 'unwanted', first: index, last: index, from: mention.from, to: refused };
  return heading(reading, index);
}

/** "12. Crockery and cutlery.", "Stage": things that are all of their sentence, as a heading is. */
function isHead({ text, things }: Reading, first: number, end: number): boolean {
  const { from, to } = sentenceOf(text, first);
  if (text.tokens[end]?.kind !== 'break' || end + 1 !== to || text.tokens[end]?.text === '?') return false;
  for (let at = from; at < end; at += 1)
    if (text.tokens[at]?.kind === 'word' && !things.has(at) && !AND.has(wordAt(text, at))) return false;
  return true;
}

const AND = new Set('and or und oder et ou y o en of the die der das les la le los las de het'.split(' '));

/** Behind such a heading: "The hall's own is fine.", "With the caterer.", "There's a permanent one." */
function saidNext(reading: Reading, begin: number): number | null {
  const { text, things } = reading;
  const there = oneThere.at(text.tokens, begin) ?? anyThere.at(text.tokens, begin);
  if (there !== null) return there.to;
  const has = hasOneAt(reading, begin);
  if (has !== null) return has;
  if (WITH.has(wordAt(text, begin))) return ownerIn(reading, begin + 1, false);
  for (let at = begin; at < begin + LONGEST && !things.has(at); at += 1)
    if (GENITIVE.test(wordAt(text, at)) && wordAt(text, at + 1) === 'own') return at + 2;
  return null;
}

const anyThere = wordList(
  `there's a permanent one, there is a permanent one, there's a fixed one, there's a good one, there's already one, there is already one, plenty there, plenty on site, es gibt eine feste, es gibt einen festen, ist schon eine da, hay una fija, hay uno fijo, er is een vast`,
);

/** "0 x projectors", "projectors x 0". */
function isNaught(text: Text, { from, to }: Span): boolean {
  const ahead = isTimes(text, from - 1) ? text.numberTo.get(from - 1) : undefined;
  const behind = isTimes(text, to) ? text.numberFrom.get(to + 1) : undefined;
  return ahead?.value === 0 || (behind?.value === 0 && isNoteEnd(text, behind.to));
}

function isTimes(text: Text, at: number): boolean {
  return text.tokens[at]?.text === 'x';
}

/** "Food, plates, drinks and waiters: caterer": all that stands before the colon, whatever else is among it. */
function heading(reading: Reading, index: number): Finding | null {
  const { text, mentions } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  const limit = Math.min(sentenceOf(text, mention.from).to, mention.to + HEADING);
  let colon = mention.to;
  while (colon < limit && !OWNED_BY.has(markAt(text, colon))) {
    const mark = markAt(text, colon);
    const word = wordAt(text, colon);
    if ((mark !== '' && !LISTING.has(mark)) || (BREAKS.has(word) && !PLACING.has(word)) || WISHES.has(word))
      return null;
    colon += 1;
  }
  if (colon >= limit) return null;
  const to = ownerIn(reading, colon + 1, false) ?? hasOneAt(reading, colon + 1);
  if (to === null || text.numberTo.has(colon)) return null;
  let last = index;
  while ((mentions[last + 1]?.to ?? limit) <= colon) last += 1;
  return { reason: 'provided', first: index, last, from: mention.from, to };
}

const PLACING = new Set('with for to mit fur zu avec pour con para met voor'.split(' ')); // "The laptop with the film on it: us"
const HEADING = 14; // tokens between a thing and the colon
const OWNED_BY = new Set([':', '=', '→', '➔']);
const LISTING = new Set([',', '/', '&', '+', '-']);

function verdictAt(reading: Reading, end: number): Pick<Finding, 'reason' | 'to'> | null {
  const { text } = reading;
  if (text.tokens[end]?.text === '️') end += 1;
  if (SIGNS.has(markAt(text, end + 1)) && STRUCK.has(wordAt(text, end + 2))) end += 1; // "chain link fence PANELS - withdrawn"
  const mark = text.tokens[end]?.kind === 'mark' ? (text.tokens[end]?.text ?? '') : '';
  if (startsWithOne(mark, TICKS)) return { reason: 'provided', to: end + 1 };
  if (startsWithOne(mark, CROSSES)) return { reason: 'unwanted', to: end + 1 };
  const none = noneOf(text, end);
  if (none !== null) return { reason: 'unwanted', to: none };
  const behind = postposed.at(text.tokens, end);
  const counted = behind !== null && SIGNS.has(markAt(text, behind.to)) && text.numberFrom.has(behind.to + 1);
  if (behind !== null && !counted && isNoteEnd(text, behind.to)) return { reason: 'provided', to: behind.to };
  if (EACH_TIME.has(wordAt(text, end)) && markAt(text, end + 2) === '(') end += 2; // "300 seats each night (the school's own)"
  let begin = end;
  if (markAt(text, end) === 'x') begin = behindFigure(text, end);
  while (begin < end + 2 && SIGNS.has(markAt(text, begin))) begin += 1;
  if (begin > end && YES.has(wordAt(text, begin)) && NOTES.has(markAt(text, begin + 1))) begin += 2; // "Piano - yes (ours)"
  const owned = belongsBehind(reading, begin > end ? behindFigure(text, begin) : end);
  if (owned !== null) return { reason: 'provided', to: owned };
  if (begin === end) return null;
  begin = behindFigure(text, begin);
  if (startsWithOne(markAt(text, begin), TICKS)) return { reason: 'provided', to: begin + 1 };
  if (startsWithOne(markAt(text, begin), CROSSES)) return { reason: 'unwanted', to: begin + 1 };
  if (NONE.has(wordAt(text, begin)) && isNoteEnd(text, begin + 1)) return { reason: 'unwanted', to: begin + 1 };
  if (STRUCK.has(wordAt(text, begin)) && isNoteEnd(text, begin + 1)) return { reason: 'unwanted', to: begin + 1 };
  if (wordAt(text, begin) === 'n' && isNoteEnd(text, begin + 1, true)) return { reason: 'unwanted', to: begin + 1 };
  const does = partyDoes(reading, begin);
  if (does !== null) return { reason: 'provided', to: does };
  const one = hasOneAt(reading, begin);
  if (one !== null) return { reason: 'provided', to: one };
  const owner = ownerIn(reading, begin, LOOSE.has(mark)) ?? ownKitAt(reading, begin);
  return owner === null ? null : { reason: 'provided', to: owner };
}

/** "Chairs: 260, they have them": what is noted of a thing may stand behind its figure. */
function behindFigure(text: Text, begin: number): number {
  const number = text.numberFrom.get(begin);
  const mark = number === undefined ? '' : markAt(text, number.to);
  if (markAt(text, begin) === 'x' && NOTES.has(markAt(text, text.numberFrom.get(begin + 1)?.to ?? begin)))
    return (text.numberFrom.get(begin + 1)?.to ?? begin) + 1;
  return number !== undefined && NOTES.has(mark) ? number.to + 1 : begin;
}

const NOTES = new Set([',', '-', '(', '[']);

/** "Barriers: the borough lends us 200", "piano - there's one in the pit": a whole sentence of somebody else behind a thing. */
function partyDoes({ text, words, cues, things }: Reading, begin: number): number | null {
  if (!SAYS.has(markAt(text, begin - 1))) return null; // "60 extra chairs (the hall has 80)"
  const { to } = sentenceOf(text, begin);
  const rest = { from: begin, to: Math.min(to, begin + SENTENCE) };
  if (cues.wishes.any(rest) || cues.activities.any(rest)) return null;
  for (let at = rest.from; at < rest.to; at += 1) if (things.has(at) || DENIED.has(wordAt(text, at))) return null;
  const there = oneThere.at(text.tokens, begin);
  if (there !== null) return there.to;
  const article = words.determiners.at(text.tokens, begin);
  const party = article === null ? null : parties.at(text.tokens, article.to);
  const verb = party === null ? '' : wordAt(text, party.to);
  return party !== null && VERB.test(verb) && !NO_VERB.has(verb) ? party.to + 1 : null;
}

const SAYS = new Set([':', '-']);
const SENTENCE = 14;
const DENIED = new Set('no not never nicht kein keine keinen pas aucun no ni niet geen nor cannot lacks'.split(' '));
const VERB = /^\p{L}+(?:s|t|en|nt|e|a|an)$/u;
const NO_VERB = new Set(
  'is was looks seems has ist war hat est a es esta heeft des de la le der die das den dem the in on at'.split(' '),
);
const oneThere = wordList(
  `there's one, theres one, there is one, there's some, there are some, there's plenty, there are plenty, there's loads, there are loads, da ist einer, da ist eine, da steht eins, da steht einer, steht eins da, gibt's schon, gibt es schon, il y en a un, il y en a une, il y en a déjà, il y en a, hay uno, hay una, ya hay, hay de sobra, er is er een, er staat er een, er staat er al een, die is er, die zijn er`,
);

/** "Photo booth: my cousin has one", "chairs - they've got loads". */
function hasOneAt(reading: Reading, begin: number): number | null {
  const { text } = reading;
  for (let at = begin; at < begin + LONGEST + 1 && text.tokens[at]?.kind === 'word'; at += 1) {
    if (YOU.has(wordAt(text, at))) return null;
    const some =
      at > begin && markAt(text, begin - 1) !== '(' && HAS_SOME.has(wordAt(text, at))
        ? text.numberFrom.get(at + 1)
        : undefined;
    if (some !== undefined && !isThing(reading, some.to)) return some.to; // "Hamish has three in his garage"
    const runs = at > begin ? runsIt.at(text.tokens, at) : null;
    if (runs !== null) return runs.to;
    const hit = at > begin ? hasOne.at(text.tokens, at) : null;
    if (hit === null) continue;
    const to = TRAILERS.has(wordAt(text, hit.to)) ? hit.to + 1 : hit.to;
    return isNoteEnd(text, to) ? to : null;
  }
  return null;
}

const TRAILERS = new Set(
  'now already anyway too instead again there schon jetzt deja maintenant ya ahora al nu'.split(' '),
);
const YOU = new Set('you your yours if do does can not ihr sie vous ustedes jullie u'.split(' '));

const SIGNS = new Set([...LOOSE, ':', '-', '(', '[']);

/** "chairs / 0", "tablecloths | n/a", "lectern: 0": where a line says that it wants none. */
function noneOf(text: Text, end: number): number | null {
  let at = end;
  while (at < end + 2 && (SIGNS.has(markAt(text, at)) || COLUMNS.has(markAt(text, at)))) at += 1;
  if (wordAt(text, at) === 'n' && markAt(text, at + 1) === '/' && wordAt(text, at + 2) === 'a') return at + 3;
  if (at === end) return null;
  const number = text.numberFrom.get(at);
  return number?.value === 0 && isNoteEnd(text, number.to) ? number.to : null;
}

const COLUMNS = new Set(['/', '|', '\t']);

/** A surrogate pair is read sign by sign. */
function startsWithOne(mark: string, signs: ReadonlySet<string>): boolean {
  return mark !== '' && signs.has(mark);
}

/** Where the name of somebody else ends, who has or brings the thing; null where it is no such name. */
function ownerIn({ text, things }: Reading, begin: number, loose: boolean): number | null {
  if (THOSE.has(wordAt(text, begin)) && OF.has(wordAt(text, begin + 1))) return endOfNote(text, things, begin + 2);
  const article = articles.at(text.tokens, begin);
  const first = article?.to ?? begin;
  const whole = said.at(text.tokens, begin);
  if (whole?.value === 'yours' && isNoteEnd(text, whole.to)) return null;
  if (whole?.value === 'theirs' && isNoteEnd(text, whole.to)) return whole.to;
  let end = first;
  const from = FROM.has(wordAt(text, begin)) && !YOU.has(wordAt(text, first));
  while (
    end < first + (from ? LONGEST + LONGEST : LONGEST) &&
    text.tokens[end]?.kind === 'word' &&
    !isNoteEnd(text, end)
  ) {
    if (things.has(end) || text.numberFrom.has(end)) return null;
    end += 1;
  }
  const person = somebodyAt(text, begin);
  if (person !== null && isNoteEnd(text, person)) return person;
  if (end === first || !isNoteEnd(text, end)) return null;
  if (from && article !== null && end > first && text.tokens[end]?.kind === 'break' && !isSupplier(text, first))
    return end;
  for (let at = first; at < end; at += 1) {
    const hit = said.at(text.tokens, at);
    if (hit?.value === 'yours') return null;
    // "golf club", "hall has", "parks department"
    if (OWN.has(wordAt(text, end - 1))) return end;
    if (hit?.value === 'theirs' && at === first && HAS.has(wordAt(text, end - 1))) return end;
    const agent = agents.at(text.tokens, at);
    if (agent?.to === end || (agent !== null && at === first && isTail(text, agent.to, end))) return end;
    if (agent !== null && at === first && isNamed(text, { from: agent.to, to: end })) return end; // "my cousin Tim"
  }
  if (
    article !== null &&
    HOUSE_OF.has(wordAt(text, first)) &&
    end - first <= 3 &&
    text.tokens[end - 1]?.capital === true
  )
    return end; // "la maison Lacombe"
  const capitals = text.language !== 'de' && text.tokens[first]?.capital === true && first !== begin;
  return (loose && isNamed(text, { from: first, to: end })) || capitals ? end : null;
}

/** "council STOCK TO BE USED", "house ISSUE". */
function isTail(text: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!TAIL.has(wordAt(text, at))) return false;
  return true;
}

const FROM = new Set('from vom von van chez by par door'.split(' '));

const TAIL = new Set(
  'blocks pews seats sockets mains rig system stuff ems staff stock supply issue kit ones own set to be used use reused provides supplies brings has have provide supply bring its their already equipment inventory free'.split(
    ' ',
  ),
);

/** "celles du stade", "las de la sala", "die van de zaal". */
function endOfNote(text: Text, things: ReadonlySet<number>, from: number): number | null {
  for (let at = from; at < from + LONGEST; at += 1) {
    if (at > from && isNoteEnd(text, at)) return at;
    if (wordAt(text, at) === '' || things.has(at)) return null;
  }
  return null;
}

const THOSE = new Set('celles celle ceux celui las los die der das diejenigen those that ones'.split(' '));
const OF = new Set('du de des del vom von van of d from'.split(' '));

/** "Light: WE'VE OWN rig and desk". */
function ownKitAt({ text, words, things }: Reading, begin: number): number | null {
  const subject = words.subjects.at(text.tokens, begin);
  if (subject === null) return null;
  for (let at = subject.to; at < subject.to + 3 && !things.has(at); at += 1)
    if (OWN.has(wordAt(text, at))) return at + 1;
  return null;
}

/** "sound = Pete", "bar = cricket lads": words that describe no thing. */
function isNamed(text: Text, { from, to }: Span): boolean {
  return text.tokens[from]?.capital === true && to - from <= 2;
}

const OWN = new Set('own eigene eigenen propre propres propio propios propias eigen'.split(' '));
const HOUSE_OF = new Set('maison societe entreprise traiteur firma fa casa empresa bedrijf firm company'.split(' '));
const EACH_TIME = new Set('each per every pro jede jeden par por cada per elke'.split(' '));
const HAS = new Set(
  'has got have hat haben a tiene heeft brings bringt apporte trae brengt does owns supplies'.split(' '),
);

function isNoteEnd(text: Text, at: number, lettered = false): boolean {
  const token = text.tokens[at];
  if (lettered && markAt(text, at + 1) === ')') return true; // "B) lighting - N C) staging"
  if (token === undefined || token.kind === 'break') return true;
  const said = text.tokens[at - 1];
  if (said?.text === 'no' && text.raw[said.end] === '.' && token.kind === 'word') return true; // "camera - no. operator - yes"
  return (token.kind === 'mark' && ',)(/|-&+[]'.includes(token.text)) || JOINTS.has(token.text);
}

const JOINTS = new Set('and so but und et y en aber mais pero maar'.split(' '));

/** "Machine à fumée non, l'alarme …", "máquina de humo no, que …", "Generator nein". */
function refusedAt(text: Text, end: number): number | null {
  if (wordAt(text, end) === 'ya' && wordAt(text, end + 1) === 'no') end += 1; // "carpas ya no"
  const word = wordAt(text, end);
  if (!REFUSALS.has(word)) return null;
  if (VERBS_DENIED.has(word) && text.language !== 'en' && isTold(text, end)) return null;
  const next = text.tokens[end + 1];
  const ends =
    next === undefined || next.kind === 'break' || next.text === ',' || next.text === ')' || next.text === '-';
  const because = STOPS_AFTER.has(next?.text ?? '') || BECAUSE.has(next?.text ?? '');
  const sentence = sentenceOf(text, end);
  // "tables yes, chairs no. 14 trestles": "no. 14" is no number of a house
  let answers = false;
  for (let at = Math.max(sentence.from, end - YES_REACH); at < end; at += 1)
    answers ||= YES.has(wordAt(text, at)) && (wordAt(text, at) !== 'si' || wordAt(text, at + 1) === ''); // "si las sillas": if
  return (ends || because || answers) && end < sentence.to ? end + 1 : null;
}

/** "Den Wagen mit Kühlzelle bekommen wir NICHT": a sentence is denied, and no thing refused. */
function isTold(text: Text, end: number): boolean {
  const { from } = sentenceOf(text, end);
  return text.tokens.slice(from, end).some(({ text: word }) => GETS.has(word));
}

const VERBS_DENIED = new Set(['nicht', 'niet', 'pas']);
const GETS = new Set('bekommen bekommt kriegen kriegt krijgen krijgt kommt kommen komt'.split(' '));
const YES_REACH = 20;
const YES = new Set('yes ja oui si jawel'.split(' '));

const REFUSALS = new Set('no nein nicht non nee not niet nope nada'.split(' '));
const BECAUSE = new Set(
  'because since weil da car puisque parce porque que want omdat thanks thank danke merci gracias bedankt please bitte svp por pls'.split(
    ' ',
  ),
);
