import { findKinds, makesOf } from '../../equipment/index.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { townEnd } from './venue-names.ts';

const WATCH_REACH = 6; // tokens from the place to what they do there

/** A name that is nobody's venue: of the firm that is greeted, of those who follow from afar, a heading in capitals. */
export function isNotTheVenue(text: Text, place: Span): boolean {
  return (
    isGreeted(text, place) ||
    isFarOff(text, place) ||
    isHeading(text, place) ||
    isPlain(text, place) ||
    areMakes(text, place) ||
    isListed(text, place)
  );
}

/** "At the MEETINGS", "im FORUM", "sign-in BOOTH": words that are any such place, or none; with a town behind them they are one. */
function isPlain({ tokens }: Text, { from, to }: Span): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  const [last] = words.slice(-1);
  return words.every(({ text: word }) => PLAIN.has(word)) || (words.length > 1 && THINGS.has(last?.text ?? ''));
}

const PLAIN = new Set(
  `the hall booth meeting meetings forum board open stage venue session sessions desk floor lobby foyer event events room rooms gym gymnasium
  theatre theater auditorium conference workshop workshops house church school pub bar saal halle buhne raum sitzung sitzungen treffen
  reunion reunions salle scene reunion reuniones sala foro escenario zaal vergadering vergaderingen podium`.split(
    /\s+/u,
  ),
);
/** "Museum BOX", "Church CHOIR": what comes from a place. */
const THINGS = new Set(
  'box boxes case kit kits set card cards shop choir band trip tour piece bag quiz song'.split(' '),
);

/** "Consola digital (ALLEN&HEATH, DIGICO, Venue)": who makes it. */
function areMakes({ raw, tokens }: Text, { from, to }: Span): boolean {
  const names = raw.slice(tokens[from]?.start, tokens[to - 1]?.end).split(',');
  return names.length > 1 && names.every((name) => makes.has(lettersOf(name)));
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}

const makes = new Set(makesOf().map(lettersOf));

/** "The usual effects (i.e. HALL, REVERB, compression, etc.)": examples of things. */
function isListed(text: Text, { from, to }: Span): boolean {
  const { raw, tokens } = text;
  const at = tokens[from]?.start ?? 0;
  const open = raw.lastIndexOf('(', at);
  const close = raw.indexOf(')', at);
  if (open < 0 || close < 0 || close - open > LONGEST_BRACKET || raw.slice(open + 1, at).includes(')')) return false;
  const inside = raw.slice(open + 1, close);
  if (inside.split(',').length < 3 || tokens.slice(from, to).some((_, step) => townEnd(text, from + step) !== null))
    return false;
  return EXAMPLES.test(inside) || findKinds(inside).length > 0;
}

const LONGEST_BRACKET = 160;
const EXAMPLES =
  /\b(?:i\.?e\.|e\.?g\.|etc|or similar|or equivalent|such as|z\.? ?b\.|usw|o\. ?ä\.|oder ähnlich|par ex|ou similaire|ou équivalent|p\. ?ej|o similar|bijv|of gelijkwaardig|o\.a\.)/iu;

/** "Dear all at Cothelstone,". */
function isGreeted({ raw, tokens }: Text, { from }: Span): boolean {
  const at = tokens[from]?.start ?? 0;
  const line = raw.slice(raw.lastIndexOf('\n', at - 1) + 1, at);
  return line.length <= LONGEST_GREETING && GREETING.test(line);
}

const LONGEST_GREETING = 60;
const GREETING =
  /^\s*(?:dear|hello|hi|hey|hiya|good (?:morning|afternoon|evening|day)|morning|greetings|sehr geehrte\p{L}*|liebe[rs]?|guten tag|hallo|moin|bonjour|chers?|chères?|madame|messieurs|salut|estimad[oa]s?|hola|buenos días|buenas tardes|beste|geachte|dag)\b[^,.!?;:–—]*$/iu;

/** "The plants IN BRISTOL AND ROANOKE watch the livestream", "Denver joins by video". */
function isFarOff(text: Text, { to }: Span): boolean {
  const end = Math.min(sentenceOf(text, to - 1).to, to + WATCH_REACH);
  for (let at = to; at < end; at += 1) {
    if (FOLLOW.has(wordAt(text, at))) return true;
    if (text.tokens[at]?.kind === 'word' && !ALONG.has(wordAt(text, at)) && text.tokens[at]?.capital !== true)
      return false;
  }
  return false;
}

const FOLLOW = new Set(
  `watch watches watching dial dials dialling dialing join joins joining tune tunes follow follows zugeschaltet folgen schauen
  suivent suivront rejoignent siguen seguiran conectan kijken volgen`.split(/\s+/u),
);
const ALONG = new Set(
  'and or the will can also then office offices plant plants team teams site sites staff people who und werden auch et y en also is are wird sind'.split(
    ' ',
  ),
);

/** "PROVIDED BY HOTEL, DO NOT QUOTE", "NOTES FOR THE HALL": words of a heading and no name. */
function isHeading({ raw, tokens }: Text, { from, to }: Span): boolean {
  const words = tokens.slice(from, to).filter(({ kind }) => kind === 'word');
  const written = words.map(({ start, end }) => raw.slice(start, end));
  if (written.some((word) => word !== word.toUpperCase())) return false;
  return words.some(({ text: word }) => OF_HEADINGS.has(word));
}

const OF_HEADINGS = new Set(
  `by do not for and out has have quote notes note scope contract power procedure adaptee ligne lot lots rooms provided hire price
  include included exclude excluded required supplied needs schedule item items rider vom von nicht leistung fourni par pas sur
  suministro por no niet door`.split(/\s+/u),
);
