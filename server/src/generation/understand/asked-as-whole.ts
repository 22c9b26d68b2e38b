import { type Asking, isListLine } from './asking.ts';
import type { Mention } from './mention.ts';
import { isRider } from './riders/is-rider.ts';
import { stageDimensionsIn } from './stage-dimensions.ts';
import { fold } from '../reading/document/fold.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { OBLIGED, PRESENT } from './words/riders.ts';
import { FOR } from './words/small-words.ts';
import { INDEFINITES } from './words/told.ts';

/** A category by its name is asked for where the sentence asks, in a line of a list, or beside things; elsewhere it is only spoken of. */
export function isAskedAsWhole(text: Text, asking: Asking, naming: ReadonlySet<Span>, mention: Mention): boolean {
  const { from, categories } = mention;
  // Players speak of their instruments without wishing for any.
  if (categories.includes('backline')) return asking.strongly(from) || isListLine(text, from);
  if (categories.includes('staging') && isWhere(text, mention)) return false;
  if (asking.at(from) || isListLine(text, from) || headsRow(text, mention)) return true;
  if (isToBeReady(text, mention)) return true;
  if (isToSuffice(text, mention) || isBidFor(text, from)) return true;
  if (categories.includes('audio') && isToCover(text, mention)) return true;
  if (isInFirstCell(text, mention) || isAmongWishes(text, asking, from)) return true;
  if (isVerbless(text, mention) || isFromYou(text, mention)) return true;
  if (naming.has(sentenceOf(text, from)) && !isBeside(text, from)) return true;
  return categories.includes('staging') && (isMeasured(text, mention) || isDemanded(text, from) || isNew(text, from));
}

/** "SOUND MUST BE ADEQUATE for 2,000 people", "die Beschallung MUSS 500 Gäste ERREICHEN": how much of it there has to be. */
function isToSuffice(text: Text, { from, to }: Span): boolean {
  if (from - sentenceOf(text, from).from > 1) return false;
  const end = text.tokens[to - 1]?.end ?? 0;
  return ENOUGH.test(text.raw.slice(end, end + WHERE_REACH));
}

/** "PA and lighting MUST BE ASSEMBLED two hours before doors": in a rider, what those who book see to. */
function isToBeReady(text: Text, { from, to }: Span): boolean {
  const end = text.tokens[to - 1]?.end ?? 0;
  return from - sentenceOf(text, from).from <= 3 && READY.test(text.raw.slice(end, end + WHERE_REACH)) && isRider(text);
}

const READY =
  /^(?: (?:system|rig))?(?: (?:and|&|und) \p{L}+(?: (?:system|rig))?)? (?:must|should|shall|has to|have to|needs? to|is to|are to|muss|müssen|soll|sollen) (?:be (?:fully |completely )?(?:assembled|set ?up|built|installed|ready|working|operational|rigged|tested|in place)|(?:fertig |komplett |betriebsbereit )*(?:aufgebaut|installiert|verkabelt|betriebsbereit))\b/iu;
const ENOUGH =
  /^ (?:\p{L}+ )?(?:(?:must|shall|should|needs? to|has to|have to) (?:be )?(?:adequate|sufficient|enough|loud|powerful|strong|capable|able|cover|reach|suit|fill)|(?:muss|soll|sollte|müssen) [^.;]{0,24}(?:ausreichen|reichen|erreichen|abdecken|genügen)|(?:doit|devra|doivent) (?:couvrir|suffire|être suffisante?)|(?:debe|deberá) (?:cubrir|ser suficiente|bastar)|(?:moet|dient) [^.;]{0,24}(?:volstaan|bereiken|voldoende))\b/iu;

/** "BID FOR: stage rental, sound and lights", "PROPOSALS FOR sound at six concerts": what a price is asked for. */
function isBidFor(text: Text, at: number): boolean {
  const begin = text.tokens[sentenceOf(text, at).from]?.start ?? 0;
  const start = text.tokens[at]?.start ?? 0;
  return BID_FOR.test(text.raw.slice(Math.max(begin, start - REACH), start));
}

const BID_FOR =
  /(?:^|\b(?:invit\p{L}+|request\p{L}*|seek\p{L}*|submit|accept\p{L}*|sealed|soliciting) )(?:the |sealed |formal |written |for )*(?:bids?|quotes?|quotations?|pric(?:e|es|ing)|proposals?|tenders?|offers?|rfp|rfq)(?: \w+)? (?:for|on):? (?!the use\b)[^.;()]*$/iu;
/** "The PA MUST BE CAPABLE OF 105 dB", "die PA SOLL den Saal gleichmäßig beschallen": what a system that is still to come is to do. */
function isToCover(text: Text, { from, to }: Span): boolean {
  const end = text.tokens[to - 1]?.end ?? 0;
  const limit = text.tokens[sentenceOf(text, from).to - 1]?.end ?? end;
  const behind = text.raw.slice(end, Math.min(limit, end + COVER_REACH));
  return TO_COVER.test(behind) && !IN_PLACE.test(behind);
}

const COVER_REACH = 120; // characters
const TO_COVER =
  /^(?: ?\(?(?:system|sound system|anlage|system)\)?)?,? (?:must|should|shall|has to|have to|needs to|ought to|muss|müssen|soll|sollen|sollte|doit|devra|devrait|debe|deberá|debería|tiene que|tendrá que|moet|dient|zou)(?!\p{L})[^.;\n]{0,90}?(?<!\p{L})(?:capable|able|deliver\p{L}*|cover\p{L}*|produc\p{L}*|adequate|sufficient|suitable|suited|professional|of (?:a )?(?:good|high)|dba?|db\(a\)|watts?|kw|entsprechen|beschall\p{L}*|ausreich\p{L}*|geeignet|leisten|liefern|haben|capables?|adapté\p{L}*|couvrir|délivrer|capaz|capaces|cubrir|adecuad\p{L}*|geschikt|voldoende|leveren|halen)(?!\p{L})/iu;
const IN_PLACE = /(?<!\p{L})(?:already|bereits|schon|déjà|ya|al|switched|turned|off|remain|stay)(?!\p{L})/iu;

/** "A screen ON THE main auditorium STAGE", "one on each SIDE OF THE STAGE", "barriers IN FRONT OF THE STAGE": where something else is. */
function isWhere(text: Text, { from, to }: Span): boolean {
  const start = text.tokens[from]?.start ?? 0;
  const end = text.tokens[to - 1]?.end ?? start;
  return (
    WHERE.test(text.raw.slice(Math.max(0, start - WHERE_REACH), start)) &&
    !SIZED.test(text.raw.slice(end, end + WHERE_REACH))
  );
}

const WHERE_REACH = 48; // letters
const WHERE =
  /\b(?:(?:on|onto|beside|behind|around|above|facing|flanking|in front of|from) (?:the|each|both)|(?:left|right|sides?|front|rear|back|edge|lip|foot|corners?) of (?:the )?)(?: ?(?:main|auditorium|existing|house|school|hall|theatre|theater|permanent|concert|central|outdoor))* ?$/iu;
const SIZED = /^[^.;\n]{0,30}\d/u;

/** "Beschallung Sprache, Beamer 7000 Lumen, Laptop", "the battery PA for speeches": what a line of notes begins with. */
function headsRow(text: Text, { from, to }: Mention): boolean {
  const line = sentenceOf(text, from);
  if (from - line.from > 2 || text.tokens[line.from - 1]?.text !== '\n') return false;
  const commas = text.tokens.slice(to, line.to).filter((token) => token.text === ',').length;
  return FOR.has(wordAt(text, to)) || commas >= 2;
}

/** "Loudspeakers to cover the hall | as you think": what a row of a table begins with. */
function isInFirstCell(text: Text, { from, to }: Mention): boolean {
  const line = sentenceOf(text, from);
  if (from > line.from + 1 || !isDrawnAt(text, line.from)) return false;
  const bar = text.tokens.slice(to, Math.min(line.to, to + CELL)).findIndex((token) => token.text === '|');
  return bar >= 0 && AS_MUCH.has(wordAt(text, to + bar + 1));
}

/** Where a line begins, whether or not a bar stands before its first cell. */
function isDrawnAt(text: Text, at: number): boolean {
  return at === 0 || text.tokens[at - 1]?.text === '\n' || markAt(text, at - 1) === '|';
}

const CELL = 12; // tokens
/** Begins a cell of amounts that has no figure: "FOR 100 people", "AS you think", "NACH Bedarf". */
const AS_MUCH = new Set([
  ...FOR,
  ...'as to suitable enough tbc tbd nach ausreichend passend selon segun naar voldoende suficiente suffisant'.split(
    ' ',
  ),
]);

/** "We want risers; discreet white light on choir and conductor; one radio microphone": one of a row of wishes. */
function isAmongWishes(text: Text, asking: Asking, at: number): boolean {
  let sentence = sentenceOf(text, at);
  for (let step = 0; step < WISHES && text.tokens[sentence.from - 1]?.text === ';'; step += 1) {
    sentence = sentenceOf(text, sentence.from - 2);
    if (asking.at(sentence.from)) return true;
  }
  return false;
}

const WISHES = 4; // parts of a row before it

/** "PA for the ceilidh, 150 people.", "Stage 6 x 4 m and PA for the Canada Day event.": a note of what is wanted, without a verb. */
function isVerbless(text: Text, { from, to }: Mention): boolean {
  if (!FOR.has(wordAt(text, to))) return false;
  const line = sentenceOf(text, from);
  const opens = from - line.from <= 1 || AND.has(wordAt(text, from - 1) || (text.tokens[from - 1]?.text ?? ''));
  const rest = text.tokens.slice(line.from, line.to);
  return (
    opens &&
    rest.length <= LONGEST_NOTE &&
    !rest.some(({ text: word }) => VERBS.has(word) || /n't|'s$|'re$|'ve$/u.test(word))
  );
}

const LONGEST_NOTE = 24; // tokens
const AND = new Set(['and', '+', '&', 'plus', 'und', 'et', 'y', 'en']);
const VERBS = new Set(
  'is are was were be will would can could may has have had do does did comes come brings bring provides provided provide supplies supplied there works uses use ist sind war wird werden hat haben kommt kommen est sont a ont sera es son esta estan hay tiene tienen is zijn heeft hebben wordt not no nicht kein pas niet geen'.split(
    ' ',
  ),
);

/** "They don't carry audio, so PA for 300 FROM YOU". */
function isFromYou(text: Text, { from, to }: Mention): boolean {
  const end = clauseOf(text, from).to;
  for (let at = to; at < Math.min(end, to + 8); at += 1)
    if (FROM.has(wordAt(text, at)) && YOU.has(wordAt(text, at + 1))) return true;
  return false;
}

const FROM = new Set(['from', 'von', 'de', 'van']);
const YOU = new Set(['you', 'yourselves', 'euch', 'ihnen', 'vous', 'vosotros', 'ustedes', 'jullie', 'u']);

/** "Ein Anschluss direkt AN DER Bühne": where something else is. */
function isBeside(text: Text, at: number): boolean {
  return BESIDE.has(wordAt(text, at - 2)) && DER.has(wordAt(text, at - 1));
}

const BESIDE = new Set('an neben hinter'.split(' '));
const DER = new Set('der dem'.split(' '));

/** "Die Bühne sollte mindestens 8 x 6 m messen": how large a stage has to be. */
function isMeasured(text: Text, { from, to }: Span): boolean {
  const start = text.tokens[from]?.start ?? 0;
  const near = text.raw.slice(start, (text.tokens[to - 1]?.end ?? start) + REACH);
  return (LEAST.test(near) || isLabel(text, from, near)) && stageDimensionsIn(near) !== null;
}

/** "Bühne bei großer Besetzung: 8 m breit, 6 m tief", "4. Escenario principal: 10 x 8 m": what begins a line, and behind a colon nothing but its size. */
function isLabel(text: Text, at: number, near: string): boolean {
  const line = sentenceOf(text, at).from;
  return at - line <= 2 && LABELLED.test(near);
}

const LABELLED =
  /^[^:.\n]{4,40}:\s{0,3}(?:mind\.?|min\.?|ca\.?|env\.?|aprox\.?|de|van|von)?\s{0,2}\d{1,2}(?:[.,]\d{1,2})?\s?(?:m|ft|x|×|'|mal|por|par|bij|by)/iu;

const REACH = 120; // characters
const LEAST =
  /\b(?:mind|min|mindest\p{L}*|minim\p{L}*|minstens|ten minste|at least|(?:no|not) less than|must|shall|should|muss|soll|sollte?|optimal|au moins|doit|devra|mesurera|fera|debe|deberá|medirá|tendrá|al menos|moet|dient|meet)(?!\p{L})/iu;

/** "The stage must be in place by noon". */
function isDemanded(text: Text, at: number): boolean {
  const words = around(text, at);
  const due = words.findIndex((word) => OBLIGED.has(word));
  return due >= 0 && words.some((word) => PRESENT.has(word)) && !words.some((word) => ALREADY.has(word));
}

const ALREADY = new Set('already schon bereits deja ya al reeds'.split(' '));

/** "There will be a small stage", "er zal een klein podium staan". */
function isNew(text: Text, at: number): boolean {
  if (![1, 2, 3].some((step) => INDEFINITES.has(wordAt(text, at - step)))) return false;
  return around(text, at).some((word) => FUTURE.has(word));
}

const FUTURE: ReadonlySet<string> = new Set(
  `will zal zullen komt komen wird werden aura auront aurons sera seront habrá tendremos tendrá contará instalará montará`
    .split(' ')
    .map(fold),
);

/** The words of the clause, of a very long one those that stand near. */
function around(text: Text, at: number): string[] {
  const { from, to } = clauseOf(text, at);
  return text.tokens.slice(Math.max(from, at - NEAR), Math.min(to, at + NEAR)).map((token) => token.text);
}

const NEAR = 24; // tokens
