import { type Text, wordAt } from '../text/text.ts';
import { isSupplier } from './owners.ts';
import { isConditional } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { type TopicVerb, topicVerbs } from './topic-verb.ts';

/**
 * The thing first, then who has or brings it or that nobody wants it, by whatever verb: "Wegweiser MALT DIE 4B",
 * "Tolken BOEKT HET MINISTERIE", "Stuhlhussen FINDEN wir FURCHTBAR", "pavillons LATEN we SCHIETEN".
 */
export function verbSecond(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists } = reading;
  const mention = mentions[index];
  if (mention === undefined) return null;
  for (const said of topicVerbs(reading, index)) {
    if (text.tokens[said.to]?.text === '?' || (!said.isApart && isConditional(reading, mention.from))) continue;
    const reason = isUnwanted(text, said) ? 'unwanted' : isTheirs(reading, said) ? 'provided' : null;
    if (reason !== null) return { reason, first: index, last: lists[index] ?? index, from: mention.from, to: said.to };
  }
  return null;
}

/** Who does with a thing what is said: we, who is asked, or somebody else; null where nobody is named. */
export function doerOf({ text, things }: Reading, { from, to, words }: TopicVerb): 'we' | 'you' | 'third' | null {
  const has = words.has.has(wordAt(text, from));
  for (let at = from + 1; at < to; at += 1) {
    const token = text.tokens[at];
    const word = wordAt(text, at);
    const next = text.tokens[at + 1];
    const whose = next?.kind === 'word' && at + 1 < to;
    if (token === undefined || token.kind !== 'word' || things.has(at)) return null;
    if (words.we.has(word) && !(word === 'mir' && whose)) return 'we';
    if (words.you.has(word) && !isOther(text, at, whose && next.capital)) return 'you';
    if (isSupplier(text, at + 1) && at + 1 < to) return 'you';
    const named = whose || (at + 1 < to && (next?.kind === 'number' || next?.kind === 'code'));
    if (words.articles.has(word) && named && !things.has(at + 1)) return 'third';
    if (words.indefinite.has(word) && whose && !has && !things.has(at + 1)) return 'third';
    if (words.third.has(word)) return 'third';
    if (token.capital && !isSupplier(text, at)) return 'third';
    if (!words.small.has(word)) return null;
  }
  return null;
}

/** "ihr Mann", "sie": not who is asked where German writes them small. */
function isOther(text: Text, at: number, beforeNoun: boolean): boolean {
  if (text.language !== 'de') return false;
  const word = wordAt(text, at);
  const capital = text.tokens[at]?.capital === true;
  return (word === 'sie' && !capital) || ((word === 'ihr' || word === 'ihre') && !capital && beforeNoun);
}

function isTheirs(reading: Reading, said: TopicVerb): boolean {
  const { text, cues } = reading;
  const { from, to, words } = said;
  const verb = wordAt(text, from);
  const rest = text.tokens.slice(from + 1, to).map((token) => token.text);
  const any = (list: ReadonlySet<string>) => rest.some((word) => list.has(word));
  if (any(words.not) || any(words.wishes) || any(words.unfit) || cues.wishes.any({ from: from + 1, to })) return false;
  const last = rest.at(-1) ?? '';
  if (words.stands.has(verb)) return rest.some((word) => words.there.test(word)) && doerOf(reading, said) !== 'you';
  if (words.passives.has(verb)) return any(words.agents) && rest.some((word) => words.done.test(word));
  const doer = doerOf(reading, said);
  if (doer === null || doer === 'you') return false;
  if (words.has.has(verb)) return !words.participle.test(last) || words.done.test(last);
  if (doer === 'third') return words.does.test(verb) && !isSetUp(verb, last) && !PLURAL.test(verb);
  if (words.fetched.has(last)) return false;
  if (words.modals.has(verb)) return any(words.from) && rest.some((word) => words.weGet.test(word));
  return verb.startsWith('verdank') || words.weDo.test(verb) || (words.weGet.test(verb) && any(words.from));
}

function isUnwanted(text: Text, { from, to, words }: TopicVerb): boolean {
  const verb = wordAt(text, from);
  const rest = text.tokens.slice(from + 1, to).map((token) => token.text);
  const any = (list: ReadonlySet<string>) => rest.some((word) => list.has(word));
  const denied = any(words.not);
  if (words.finds.has(verb)) {
    const too = rest.findIndex((word) => words.too.has(word));
    return (
      !denied &&
      (rest.some((word) => words.ugly.test(word)) ||
        (too !== -1 && too < rest.length - 1 && !SHORT.test(rest[too + 1] ?? '')))
    );
  }
  const last = rest.at(-1) ?? '';
  if (denied) return isWaived(rest, last, words.needs.has(verb), words.modals.has(verb)) && !any(ONLY);
  if (words.lets.has(verb)) return words.letGo.has(rest.at(-1) ?? '') && any(words.we);
  if (words.spares.has(verb) && any(words.you)) return words.spared.has(verb) || any(words.spared);
  return words.modals.has(verb) && (words.gone.has(last) || (any(words.we) && words.missed.test(rest.join(' '))));
}

/** "Brauchen wir nicht", "muss nicht SEIN", but "muss nicht groß sein" is told of what is wished. */
function isWaived(rest: readonly string[], last: string, needs: boolean, modal: boolean): boolean {
  if (!BE.has(last)) return needs;
  const before = rest.at(-2) === 'te' ? rest.at(-3) : rest.at(-2);
  return (needs || modal) && BARELY.has(before ?? '');
}

/** "Das Zelt BAUT der Verein AUF": put up by somebody, and hired all the same. */
function isSetUp(verb: string, last: string): boolean {
  return SETS.test(verb) && UP.has(last);
}

const SETS = /^(?:bau|stell|hang|richt|leg|zet|bouw|mach)/u;
const UP = new Set('auf ab ein um zusammen op af klaar in'.split(' '));
/** "Uplights MALEN die Wände blau": what the things themselves do. */
const PLURAL = /^(?:malen|machen|geben|tragen|lassen|maken|geven)$/u;
/** "zu niedrig": another is wanted. */
const SHORT =
  /^(?:klein|niedrig|kurz|leise|dunkel|schwach|eng|schmal|laag|kort|zwak|donker|smal|krap|stil|zacht|wenig|weinig)$/u;
const BARELY = new Set('nicht keine keiner keines keins kein niet geen er da dabei unbedingt'.split(' '));

const BE = new Set('sein her zijn'.split(' '));
const ONLY = new Set(
  'nur bloss viele viel mehr alleine unbedingt gleich sofort alle zwingend lang alleen veel meer allemaal meteen per direct'.split(
    ' ',
  ),
);
