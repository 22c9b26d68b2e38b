import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** Words of events that are verbs, adjectives, names or clothes where they stand. */
export function isUsedOtherwise(text: Text, { from, to }: Span): boolean {
  const [word, before, next] = [wordAt(text, from), wordAt(text, from - 1), wordAt(text, to)];
  if (word === 'forum' && to - from === 1)
    return IN.has(before) || IN.has(`${wordAt(text, from - 2)} ${before}`) || isBoard(text, from);
  if (word === 'im' && wordAt(text, to - 1) === 'forum') return true;
  if (SIGNED.test(word) && isOfSigns(text, { from, to })) return true;
  if (text.language !== 'en') return false;
  if (word === 'zoom') return to - from === 1 && OPTICS.has(next);
  if (word === 'panel' || word === 'panels') return to - from === 1 && BOARDS_OF.has(before);
  if (word === 'stand' && wordAt(text, to - 1) === 'up') return DOES.has(before); // "pack the stand up"
  if (word === 'mass') return to - from === 1 && OF_MANY.has(next);
  if (word === 'fair') return to - from === 1 && IS.has(before);
  if (word === 'talk') return to - from === 1 && OVER.has(next);
  if (word === 'musical') return to - from === 1 && PEOPLE_OF_MUSIC.has(next);
  if (word === 'singer' && isSort(text, from)) return true;
  if (/^djs?(?:'s|s')?$/u.test(word)) return isDress(text, from);
  return word.endsWith('fest') && isJoined(text, from);
}

/** "Die Vorschläge IM FORUM", "I searched THE FORUM": where people write. */
const IN = new Set([
  'in the',
  'im',
  'in dem',
  'dans le',
  'en el',
  'in het',
  'op het',
  'search the',
  'searched the',
  'this',
]);
const DOES = new Set(
  'the to our your their they we you i people please and can will should must us it them'.split(' '),
);
/** "Is $40,000 FAIR", "only FAIR". */
const IS = new Set('is are be was were seems sounds so too very only not quite more less perfectly'.split(' '));
/** "Near MASS TRANSIT". */
const OF_MANY = new Set('transit media email emails mailing mailings communication communications market'.split(' '));
/** "TALK OVER with the Secretary". */
const OVER = new Set('over through it them'.split(' '));
const PEOPLE_OF_MUSIC = new Set(
  'director directors staff supervisor adviser advisor talent taste ability instrument instruments performance performances performer performers act acts artist artists entertainment entertainers group groups guest guests ensemble ensembles interlude interludes number numbers selections program programs programme programmes accompaniment offerings'.split(
    ' ',
  ),
);
/** "ELECTRICAL panels", "tables with PRIVACY panels": of boards, and not of people. */
const BOARDS_OF = new Set(
  'electrical electric breaker power control distribution privacy modesty led wall side solar display acoustic glass floor tent patch connection fence fencing barrier barricade roof ceiling wooden plywood flat drape backdrop message touch front rear instrument service'.split(
    ' ',
  ),
);
/** "A ZOOM LENS". */
const OPTICS = new Set('lens lenses range box function ratio optical control'.split(' '));

/** "A SIGN LANGUAGE INTERPRETER", "intérprete de lengua de signos": who needs neither booth nor receivers. */
function isOfSigns(text: Text, { from, to }: Span): boolean {
  return [-1, -2, 0, 1, 2, 3].some((step) => SIGNS.test(wordAt(text, step < 0 ? from + step : to + step)));
}

const SIGNED = /^(?:interpret\p{L}*|interpre?te\p{L}*|tolk\p{L}*|dolmetsch\p{L}*|translat\p{L}*)$/u;
const SIGNS = /^(?:sign|signing|asl|bsl|auslan|nzsl|signes|signos|senas|gebarden\p{L}*|gebaren\p{L}*|lsf|lse|dgs)$/u;

/** "Booms are FOR SINGER/SONGWRITERS, who have a guitar": whom such things are for, and nobody here. */
function isSort(text: Text, at: number): boolean {
  const first = wordAt(text, at - 1) === 'the' ? at - 1 : at;
  return wordAt(text, first - 1) === 'for' && SONGWRITERS.test(text.raw.slice(text.tokens[at]?.start));
}

const SONGWRITERS = /^singer ?[/-] ?song-?writers\b/iu;

/** "OPEN FORUM / Posted 11-18-2021": a page on which people ask each other. */
function isBoard(text: Text, from: number): boolean {
  return PAGE.test(text.raw) && BOARDS.has(wordAt(text, from - 1));
}

const PAGE = /\b(?:posted|view only|re:|replies|reply|thread|joined|member since|last edited)\b/iu;
const BOARDS = new Set('open discussion help the this user users community support'.split(' '));

/** "Anything from DJ'S to casual uniform": dinner jackets. */
function isDress(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens.slice(from, to).some(({ text: word }) => DRESS.test(word));
}

const DRESS = /^(?:dress|dressed|uniforms?|jackets?|tie|ties|bow|tuxedo\w*|tux|attire|suits?)$/u;

/** "Hull MakeFest: our stand": somebody else's feast, at which one has a stand. */
function isJoined(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return OUR_STAND.test(text.raw) && token !== undefined && /\p{Ll}Fest$/u.test(text.raw.slice(token.start, token.end));
}

const OUR_STAND = /\bour (?:stand|stall|booth|table)\b/iu;
