import type { Language } from '../../types.ts';
import { isSame, type Mention } from '../mention.ts';
import { isCounted, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { DEFINITE } from './small-words.ts';

/**
 * Whether what refuses a thing says only how, where or when it is not to be, while the thing itself is asked for in
 * another sentence: "300 chairs. … No chairs MAY STAND IN THE AISLES", "The bride does not want the chairs IN ROWS".
 */
export function isRefusedInPart(reading: Reading, finding: Finding, isGone: (other: Mention) => boolean): boolean {
  const { text, mentions, asking } = reading;
  const [first, last] = [mentions[finding.first], mentions[finding.last]];
  if (first === undefined || last === undefined) return false;
  const sentence = sentenceOf(text, first.from);
  const asked = mentions.some(
    (other) =>
      isAlike(first, other) &&
      !isGone(other) &&
      sentenceOf(text, other.from) !== sentence &&
      (isCounted(text, other, COUNTED_REACH) || asking.at(other.from)),
  );
  if (!asked) return false;
  const said = between(text, { from: sentence.from, to: first.from });
  const within = between(text, { from: last.to, to: finding.to });
  const tail = between(text, { from: Math.max(finding.to, last.to), to: sentence.to });
  return isOfBids(text, first) || restricts(PART[text.language], { said, within, tail });
}

/** The same, or of the family that one word may stand for: "microphones" that are radio microphones. */
function isAlike(one: Mention, other: Mention): boolean {
  return isSame(one, other) || (isMic(one) && isMic(other));
}

function isMic({ kinds: [kind] }: Mention): boolean {
  return kind?.startsWith('mic_') === true;
}

const COUNTED_REACH = 4; // words between the figure and the thing

/** "BIDS FOR chairs only will not be accepted". */
function isOfBids(text: Text, { from }: Mention): boolean {
  return wordAt(text, from - 1) === 'for' && BIDS.test(wordAt(text, from - 2));
}

const BIDS = /^(?:bids?|quotes?|quotations?|offers?|proposals?|tenders?|prices?|responses?)$/u;

/** "The town will mark THE LOCATION OF the tent": what of a thing somebody sees to, who does not bring it. */
export function isAboutIt(text: Text, { from }: Mention): boolean {
  const of = DEFINITE.has(wordAt(text, from - 1)) ? from - 2 : from - 1;
  return wordAt(text, of) === 'of' && ASPECTS.has(wordAt(text, of - 1));
}

const ASPECTS = new Set(
  'location locations position positions placement layout arrangement orientation height size colour color number quantity condition installation setup set-up placing spacing unloading removal inspection'.split(
    ' ',
  ),
);

function between(text: Text, { from, to }: Span): string {
  if (to <= from) return '';
  return text.raw.slice(text.tokens[from]?.start ?? 0, text.tokens[to - 1]?.end ?? 0);
}

/** What a language says around the thing when it is refused in part only. */
interface Part {
  /** Before the thing, whatever follows: "in den Gängen DÜRFEN keine", "WITHOUT the". */
  readonly modal?: RegExp;
  readonly without: RegExp;
  /** Behind "without it": what would be then. */
  readonly would: RegExp;
  /** Somebody else's habit: "the speakers do not USE the stage". */
  readonly habit?: RegExp;
  /** Between the thing and the denial: "darf NACH 22 UHR nicht". */
  readonly within?: RegExp;
  readonly tail: RegExp;
  /** Behind which it is refused altogether. */
  readonly all: RegExp;
}

function restricts(part: Part, { said, within, tail }: Readonly<Record<'said' | 'within' | 'tail', string>>): boolean {
  if (part.without.test(said)) return part.would.test(tail);
  if (part.all.test(tail)) return false;
  return (
    part.tail.test(tail) ||
    part.modal?.test(`${said}|${tail}`) === true ||
    part.within?.test(within) === true ||
    part.habit?.test(said) === true
  );
}

const NEEDED =
  'needed|required|wanted|used|ordered|provided|supplied|hired|booked|brought|delivered|necessary|requested|included|quoted|priced|rented';
const NEEDED_DE =
  '(?:ge|be)?(?:braucht|nötig(?:t|en)?|wünscht|stellt|liefert|bucht|mietet|nutzt|bracht)|verwendet|benutzt|benötigt|erforderlich|notwendig|eingesetzt|angeboten|da|dabei|mit|rein|hinein';

const PART: Readonly<Record<Language, Part>> = {
  en: {
    without: /\bwithout(?: the| a| any| our)?$/iu,
    would:
      /^,? ?(?:the|a|we|you|they|nobody|no one|it|there)\b.*\b(?:would|could|cannot|can[’']t|won[’']t|wouldn[’']t|couldn[’']t)\b/iu,
    tail: new RegExp(
      String.raw`^,? ?(?:` +
        String.raw`(?:may|can|could|should|shall|must|will|would|is to|are to)(?: ever)? (?!(?:be )?(?:${NEEDED})\b(?! (?:in|on|at|near|after|before|until|when|while)\b))` +
        String.raw`|(?:that|which)\b` +
        String.raw`|(?:in|on|at|near|behind|beside|under|over|within|inside|outside|along|across|against|after|before|until|till|while|unless|too|so|higher|lower|larger|bigger|smaller|longer|wider) ` +
        String.raw`|(?!(?:${NEEDED})\b)\p{L}{2,}ed\b)`,
      'iu',
    ),
    all: /^,? ?(?:after all|in the end|in that case|in this case|at all|at (?:present|the moment|this (?:time|stage|point))|on this occasion|in addition|to be\b|with (?:this|the|your) (?:quote|order|hire|package)|from you)/iu,
  },
  de: {
    without: /(?<!\p{L})ohne(?: die| den| das| eine?)?$/iu,
    would: /^,? ?(?:würden?|könnten?|hätten?|wären?|sähen?|hört|sieht|geht|gehen|ist|kann|können)(?!\p{L})/iu,
    modal: new RegExp(
      String.raw`(?:dürfen|darf|sollen|sollten|können|müssen) keine[rnsm]?\|(?!\s*(?:${NEEDED_DE})(?!\p{L}))`,
      'iu',
    ),
    habit: /^(?!.*(?<!\p{L})(?:wir|ich|man)(?!\p{L})).*(?<!\p{L})(?:benutzt|benutzen|nutzt|nutzen)(?!\p{L})/iu,
    within: /(?<!\p{L})(?:darf|dürfen|soll|sollen|muss|müssen) (?:\S+ ){1,4}?nicht$|(?:nach|vor|bis|ab) \d+/iu,
    tail: /^,? ?(?:mit|in|im|auf|an|am|vor|neben|hinter|unter|über|zwischen|entlang|nach|bis|höher|breiter|größer|kleiner|so|zu) /iu,
    all: /^,? ?(?:mit (?:dabei|angeboten|gebucht|ein)|in diesem fall|im moment|am ende|die (?:sind|haben|hat|ist) )/iu,
  },
  fr: {
    without: /(?<!\p{L})sans(?: les?| la| une?| l['’])?$/iu,
    would: /^,? ?(?:on|personne|nous|vous|il|elle|les|la|le)(?!\p{L}).*(?:rait|raient|rions|riez|(?:^| )n['’e])/iu,
    tail: /^,? ?(?:(?:ne )?(?:doit|doivent|peut|peuvent|devra|devront|pourra) |(?:en|dans|devant|derrière|sur|sous|près|contre|autour|avant|après|au|aux|à côté|le long|plus|trop|qui|que) )/iu,
    all: /^,? ?(?:en plus|en ce moment|au final|après tout|dans ce cas|(?:ne )?(?:doit|doivent|peut|peuvent) (?:être )?(?:prévue?s?|fournie?s?|livrée?s?|comprise?s?))/iu,
  },
  es: {
    without: /(?<!\p{L})sin(?: el| la| los| las| una?)?$/iu,
    would: /^,? ?(?:no|nadie|se|nos|los|las|el|la)(?!\p{L}).*/iu,
    tail: /^,? ?(?:(?:debe|deben|puede|pueden) |(?:en|delante|detrás|sobre|bajo|junto|cerca|contra|alrededor|antes|después|al lado|a lo largo|más|tan|que) )/iu,
    all: /^,? ?(?:en este (?:caso|momento)|al final|que (?:ya|nos|tiene|ponen?) )/iu,
  },
  nl: {
    without: /(?<!\p{L})zonder(?: het| de| een)?$/iu,
    would: /^,? ?(?:zou|zouden|hoort|ziet|gaat|gaan|kan|kun|kunnen|is)(?!\p{L})/iu,
    modal: /(?:mogen|mag|moeten|kunnen|kan) geen\|(?!\s*(?:gebruikt|nodig|bij|mee|geleverd|geplaatst worden))/iu,
    habit: /^(?!.*(?<!\p{L})(?:we|wij|ik|men)(?!\p{L})).*(?<!\p{L})gebruik(?:t|en)(?!\p{L})/iu,
    within: /(?<!\p{L})(?:mag|mogen|moet|moeten|hoeft|hoeven) (?:\S+ ){1,4}?niet$|(?:na|voor|tot|vanaf) \d+/iu,
    tail: /^,? ?(?:met|in|op|aan|voor|naast|achter|onder|boven|tussen|langs|na|tot|hoger|breder|groter|kleiner|zo|te|bij) /iu,
    all: /^,? ?(?:in dit geval|op dit moment|bij nader inzien|te (?:leveren|brengen|huren)|voor ons|die (?:zijn|hebben|heeft|is) )/iu,
  },
};
