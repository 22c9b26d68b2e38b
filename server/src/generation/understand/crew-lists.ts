import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { lexicon, wordList } from '../reading/document/lexicon.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { CREW_HEADS, HOSTS, TASKS } from './words/hired-people.ts';

const tasks = lexicon(TASKS);
const hosts = wordList(HOSTS);

/** People wanted by their trades in a row: "crew: audio, video, lighting", "sound, lighting and video crew", "2 hostesses". */
export function crewInRows(text: Text): Mention[] {
  return [...behindHead(text), ...beforeHead(text), ...hostsCounted(text)];
}

function behindHead(text: Text): Mention[] {
  return text.tokens.flatMap(({ text: word }, index): Mention[] => {
    if (!CREW_HEADS.has(word) || markAt(text, index + 1) !== ':') return [];
    const row = rowFrom(text, index + 2);
    return row.length > 1 ? row.map((mention) => ({ ...mention, hired: true, count: 1 })) : [];
  });
}

function beforeHead(text: Text): Mention[] {
  const found: Mention[] = [];
  for (let index = 0; index < text.tokens.length; index += 1) {
    const row = rowFrom(text, index);
    const last = row.at(-1);
    if (last === undefined || row.length < 2) continue;
    const trades = new Set(row.map(({ kinds: [kind] }) => kind));
    if (trades.size < row.length) continue; // "three cameras and camera operators"
    if (CREW_HEADS.has(wordAt(text, last.to))) found.push(...row.slice(0, -1), { ...last, to: last.to + 1 });
    index = last.to;
  }
  return found;
}

/** Trades with commas or "and" between them. */
function rowFrom(text: Text, from: number): Mention[] {
  const row: Mention[] = [];
  for (let at = from; ; ) {
    const hit = tasks.at(text.tokens, at);
    if (hit === null || !TRADES.has(hit.value)) return row;
    row.push({ kinds: [hit.value], categories: [], from: at, to: hit.to });
    const comma = markAt(text, hit.to) === ',' || markAt(text, hit.to) === '/' ? hit.to + 1 : hit.to;
    at = AND.has(text.tokens[comma]?.text ?? '') ? comma + 1 : comma;
    if (at === hit.to) return row;
  }
}

const TRADES: ReadonlySet<Kind> = new Set<Kind>(['crew_sound', 'crew_lighting', 'crew_video', 'crew_camera']);
const AND = new Set(['and', '&', 'und', 'et', 'y', 'en', 'plus']);

/** Hosts are hired where they are counted; else they are whoever invites. */
function hostsCounted(text: Text): Mention[] {
  return text.tokens.flatMap((_, index): Mention[] => {
    const hit = text.numberTo.has(index) ? hosts.at(text.tokens, index) : null;
    return hit === null ? [] : [{ kinds: ['crew_host'], categories: [], from: index, to: hit.to, hired: true }];
  });
}

/** "Stage lighting with operator", "a PA and an engineer": of the trade that the thing is of which they come with. */
export function withTrades(text: Text, mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, index) => {
    if (mention.kinds[0] !== 'crew_technician' || mention.to - mention.from > 1 || !isJoined(text, mention.from))
      return mention;
    const { from } = sentenceOf(text, mention.from);
    const thing = mentions.findLast((other, at) => at < index && other.from >= from && tradeOf(other) !== undefined);
    const trade = thing === undefined ? undefined : tradeOf(thing);
    return trade === undefined ? mention : { ...mention, kinds: [trade, ...mention.kinds] };
  });
}

function isJoined(text: Text, at: number): boolean {
  let first = at;
  while (first > at - 3 && (isSmall(text, first - 1) || ABLE.has(wordAt(text, first - 1)))) first -= 1;
  const joint = wordAt(text, first - 1) || markAt(text, first - 1);
  return WITH.has(joint) || (AND.has(joint) && ENGINEERS.test(wordAt(text, at)));
}

function isSmall(text: Text, at: number): boolean {
  return SMALL.has(wordAt(text, at)) || text.numberFrom.has(at);
}

/** "A COMPETENT engineer". */
const ABLE = new Set('competent experienced qualified dedicated professional good own proper'.split(' '));

function tradeOf({ kinds: [kind], categories: [category] }: Mention): Kind | undefined {
  return TRADE_OF[category ?? (kind === undefined ? 'other' : KIND_CATEGORY[kind])];
}

const TRADE_OF: Readonly<Record<string, Kind>> = {
  audio: 'crew_sound',
  lighting: 'crew_lighting',
  video: 'crew_video',
};
const SMALL = new Set('a an one ein einem einen un una su sus son sa een zijn its'.split(' '));

const ENGINEERS = /^(?:engineers?|ingenieure?|ingenieurs?|ingenieros?)$/u;
const WITH = new Set('with mit avec con met plus + & including incl inkl samt inclusief'.split(' '));
