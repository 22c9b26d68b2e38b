import type { Mention } from '../mention.ts';
import { fold } from '../../reading/document/fold.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../../reading/document/text.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(fold));
const COMMS = set(
  `comms coms intercom intercoms talkback clearcom beltpack beltpacks kommandoanlage interphonie
  intercommunication intercomunicación`,
);
/** These head what the crew speaks into, or stand close to it. */
const COMMUNICATIONS = set('communication communications kommunikation comunicación comunicaciones communicatie');
const POSTS = set(
  `sound lights light lighting lx fly flies flys rail deck video projection followspot spots spot props backstage stage audio ton licht bühne
  son lumière lumières plateau sonido luces tramoya geluid toneel`,
);
const MANAGERS = set('stage manager managers inspizient inspizienz régisseur regidor regidora toneelmeester');
const HEADING = 6; // tokens of a heading
const NEAR = 5; // tokens between headsets and what they are for
const LINES = 14; // lines below it

/** "COMMUNICATIONS / 1. HEADSETS for four: stage manager, sound, lights": what a crew speaks into, a station for each post. */
export function withCrewHeadsets(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const ends = new Map<Mention, number>();
  const posts = new Set<Mention>();
  for (const mention of mentions) {
    const stations = mention.kinds[0] === 'intercom' ? stationsOf(text, mention) : null;
    if (stations !== null) ends.set(mention, stations);
    if (mention.kinds[0] !== 'mic_headset' || isMicrophone(text, mention)) continue;
    const { from, to } = sentenceOf(text, mention.from);
    const said = isAny(text, COMMS, from, to) || isAny(text, COMMUNICATIONS, mention.from - NEAR, mention.to + NEAR);
    if (!said && !isUnderComms(text, from) && !isBetweenPosts(text, mention, to)) continue;
    ends.set(mention, stationsIn(text, mention, to) ?? 0);
    for (const other of mentions)
      if (
        other.from > mention.to &&
        other.to <= to &&
        POSTS.has(wordAt(text, other.from)) &&
        !text.numberTo.has(other.from)
      )
        posts.add(other);
  }
  if (ends.size === 0) return mentions;
  return mentions
    .filter((mention) => !posts.has(mention))
    .map((mention) => {
      const stations = ends.get(mention);
      if (stations === undefined) return mention;
      const { kinds: _, ...place } = mention;
      return { ...place, kinds: ['intercom'], ...(stations > 0 ? { count: stations } : {}) };
    });
}

/** "One communication headset system WITH 3-4 STATIONS". */
function stationsOf(text: Text, { to }: Mention): number | null {
  const { to: end } = sentenceOf(text, to - 1);
  for (let at = to; at < Math.min(end, to + NEAR); at += 1) {
    const number = text.numberFrom.get(at);
    if (number !== undefined && number.value <= MOST && STATIONS.has(wordAt(text, number.to))) return number.value;
  }
  return null;
}

/** "Headset MICROPHONES". */
function isMicrophone(text: Text, { from, to }: Mention): boolean {
  return text.tokens.slice(from, to + 1).some(({ text: word }) => /mi[ck]/u.test(word));
}

function isAny(text: Text, words: ReadonlySet<string>, from: number, to: number): boolean {
  for (let at = Math.max(0, from); at < to; at += 1) if (words.has(wordAt(text, at))) return true;
  return false;
}

/** A heading of communications stands above, and no other one between. */
function isUnderComms(text: Text, from: number): boolean {
  let at = from - 1;
  for (let line = 0; line < LINES && at > 0; line += 1) {
    const { from: first, to: last } = sentenceOf(text, at - 1);
    const heads = last - first <= HEADING && !text.numberFrom.has(first);
    if (heads && (isAny(text, COMMS, first, last) || isAny(text, COMMUNICATIONS, first, last))) return true;
    if (isHeading(text, first, last)) return false;
    at = first;
  }
  return false;
}

/** In capitals, or with a colon at its end. */
function isHeading(text: Text, from: number, to: number): boolean {
  const [first, last] = [text.tokens[from], text.tokens[to - 1]];
  if (first === undefined || last === undefined || first.kind !== 'word') return false;
  const written = text.raw.slice(first.start, last.end).trim();
  return to - from > 1 && (written.endsWith(':') || (/\p{Lu}{4}/u.test(written) && written === written.toUpperCase()));
}

/** "Headsets at stage manager, sound and lights": two posts at least. */
function isBetweenPosts(text: Text, { from: first, to: from }: Mention, to: number): boolean {
  if (WORN.has(wordAt(text, first - 1)) || WORN.has(wordAt(text, first))) return false;
  let named = 0;
  for (let at = from; at < to; at += 1) if (POSTS.has(wordAt(text, at)) || MANAGERS.has(wordAt(text, at))) named += 1;
  return named > 2 && AT.has(wordAt(text, from));
}

const WORN = set('radio wireless');
const AT = set('for at to between für an bei pour à aux para en voor bij op');

/** "For FOUR", "3–4 STATIONS", "stage manager, sound, lights and fly". */
function stationsIn(text: Text, { from, to }: Mention, end: number): number | null {
  for (let at = to; at < end; at += 1) {
    const number = text.numberFrom.get(at);
    if (number === undefined || number.value > MOST) continue;
    if (AT.has(wordAt(text, at - 1)) || STATIONS.has(wordAt(text, number.to))) return number.value;
  }
  if (text.numberTo.has(from) || (markAt(text, from - 1) === 'x' && text.numberTo.has(from - 1))) return null;
  const named = postsIn(text, to, end);
  return named > 1 ? named : null;
}

const MOST = 40;
const STATIONS = set(
  'stations station positions posts stationen sprechstellen postes puestos posten people users headsets beltpacks packs operators',
);

function postsIn(text: Text, from: number, to: number): number {
  let named = 0;
  for (let at = from; at < to; at += 1) {
    const managing = MANAGERS.has(wordAt(text, at)) && wordAt(text, at) !== 'stage';
    if (managing || (POSTS.has(wordAt(text, at)) && !MANAGERS.has(wordAt(text, at + 1)))) named += 1;
  }
  return named;
}
