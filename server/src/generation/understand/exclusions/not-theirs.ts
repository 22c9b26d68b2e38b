import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { ADVERBS } from '../words/exclusions.ts';
import { isDuty } from '../words/riders.ts';
import { isSupplier } from './owners.ts';
import { isRider } from './required.ts';
import { INSTEAD } from './small-words.ts';

/** Words before a thing that look as if it were refused or somebody else's, and are not. */

/** "Instead of SPEAKING from a lectern he could …", "without THE AID of a projector": how it may go as well. */
export function isOtherwiseDone(text: Text, { from, to }: Span, mention: Span): boolean {
  if ([to, to + 1].some((at) => at < mention.from && AID.has(wordAt(text, at)))) return true; // not "no hearing aid loop"
  if (!INSTEAD.has(wordAt(text, from)) || text.language !== 'en') return false;
  return text.tokens.slice(to, mention.from).some(({ text: word }) => /^[a-z]{3,}ing$/u.test(word) && !HIRES.has(word));
}

const AID = new Set('aid help assistance benefit hilfe aide ayuda hulp behulp'.split(' '));
const HIRES = new Set(
  'hiring renting having using buying getting bringing booking ordering providing supplying adding building putting'.split(
    ' ',
  ),
);

/** "He DOES sometimes speak from the stage": no word of bringing. */
export function isDoing(text: Text, to: number): boolean {
  if (wordAt(text, to) === 'sich') return true; // "sie stellen sich die Mikrofone zurecht"
  return DOING_WORDS.has(wordAt(text, to - 1)) && (ADVERBS.has(wordAt(text, to)) || OFTEN.has(wordAt(text, to)));
}

const DOING_WORDS = new Set(['do', 'does', 'did']);
const OFTEN = new Set(
  'sometimes often occasionally rarely generally indeed like need want prefer require use speak come work look mean seem tend'.split(
    ' ',
  ),
);

/** "The PROVIDER runs the sound with THEIR OWN engineers": whoever is asked. */
export function isSuppliersOwn(text: Text, { from }: Span): boolean {
  if (!OWN.has(wordAt(text, from - 1))) return false;
  const sentence = sentenceOf(text, from);
  return [0, 1, 2].some((step) => sentence.from + step < from && isSupplier(text, sentence.from + step));
}

/** "We USUALLY PLAY bars that have their own PA", "NORMALLY THE PUBS have lights": not here. */
export function isAsUsual(text: Text, { from }: Span): boolean {
  const sentence = sentenceOf(text, from);
  const before = text.tokens.slice(sentence.from, from).map(({ text: word }) => word);
  const usual = before.findIndex((word) => USUAL.has(word));
  const behind = text.tokens.slice(from, Math.min(sentence.to, from + HOSTS_REACH)).map(({ text: word }) => word);
  if (usual !== -1 && [...before, ...behind].some((word) => HOSTS.test(word))) return true;
  const plays = before.findIndex((word) => PLAYS.test(word));
  return usual !== -1 && plays !== -1 && Math.abs(plays - usual) <= AS_USUAL;
}

const AS_USUAL = 4; // words between "usually" and "play"
const USUAL = new Set(
  'usually normally mostly generally typically sonst normalerweise meistens normalement habituellement generalement normalmente habitualmente meestal gewoonlijk normaal'.split(
    ' ',
  ),
);
/** Places of which there are several: none of them is the one that is meant. */
const HOSTS =
  /^(?:pubs|bars|clubs|venues|places|gigs|halls|hotels|kneipen|lokale|clubs|hallen|salles|bars|locaux|bares|locales|salas|kroegen|cafes|zalen)$/u;
const HOSTS_REACH = 8; // tokens behind the thing
const PLAYS = /^(?:play|gig|perform|spiel|jou|toca|spel)\p{L}{0,4}$/u;

/** "SOUND WORKS HAS PROVIDED sound and stage FOR ELEVEN YEARS": a firm that is asked again, or another. */
export function isOfFormerYears(text: Text, { from }: Span): boolean {
  const sentence = sentenceOf(text, from);
  const said = text.raw.slice(text.tokens[sentence.from]?.start ?? 0, text.tokens[sentence.to - 1]?.end ?? 0);
  return FORMER.test(said) || isNeedOfYears(text, from);
}

/** "In past years the board HAS REQUIRED six desks": what somebody needed, and may again. */
function isNeedOfYears(text: Text, from: number): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return NEEDED.test(text.raw.slice(Math.max(0, start - NEED_REACH), start));
}

const NEED_REACH = 60; // characters
const NEEDED =
  /\b(?:has|have|had|avons|ont|hemos|han|ha) (?:always |usually |typically |previously |historically |generally |only )?(?:required|requested|needed|wanted|demandé|necesitado|requerido|pedido|solicitado)\b[^.;:,]{0,30}$/iu;

const FORMER =
  /\b(?:works|productions?|rentals?|events?|audio|sound|staging|entertainment|services|inc|llc|ltd)\b.{0,60}\bha(?:s|ve) (?:been providing|provided|supplied|furnished)\b.*\b(?:for|over|since) (?:the (?:past|last) )?(?:\p{L}+|\d+) years\b/iu;

/** "We request THAT THERE IS light on the stage": it has to be. */
export function isAskedThat(text: Text, from: number): boolean {
  return [1, 2, 3].some((step) => SEES_THAT.has(wordAt(text, from - step))) || isInListOfDuties(text, from);
}

/** In a rider "the organiser sees to it THAT:" over a list: what each line says is to be so. */
function isInListOfDuties(text: Text, from: number): boolean {
  const { raw, tokens } = text;
  const before = raw.slice(0, tokens[from]?.start ?? 0).split('\n');
  const opens = (before.pop() ?? '').replace(/[^\p{L}]/gu, '') === '';
  const heading = before.findLast((line) => !ITEM.test(line));
  return opens && heading !== undefined && isDuty(heading.trim().replace(/\s*:$/u, '')) && isRider(text);
}

const ITEM = /^\s*(?:[•*◦–—-]|\d{1,2}[.)]|[a-z][.)])\s/u;

const SEES_THAT = new Set(
  'request requests requested ask asks insist insists ensure ensures insure insures sure require requires important essential vital crucial imperative necessary check'.split(
    ' ',
  ),
);

const OWN = new Set('own eigene eigenes eigenen propre propia propio eigen'.split(' '));
