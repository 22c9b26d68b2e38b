import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { isCounted, markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';

const BARRIERS: readonly Kind[] = ['crowd_barrier', 'pit_barrier', 'stanchion', 'fencing'];
const LIGHTS: readonly Kind[] = ['stage_wash', 'moving_head', 'profile_spot', 'lighting_package', 'uplight'];
const SPEAKERS: readonly Kind[] = ['pa_package', 'speaker_top', 'speaker_column', 'line_array'];
const STAGES: readonly Kind[] = ['stage_deck', 'mobile_stage', 'stage_roof'];
const MICROPHONES: readonly Kind[] = [
  'mic_wired',
  'mic_instrument',
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_lectern',
  'mic_conference',
];
const TABLES: readonly Kind[] = ['table_trestle', 'table_round', 'table_cocktail', 'table_desk', 'beer_table_set'];

/** What says in full what a word over it only names: under "SOUND" eight line array boxes. */
const SAID_UNDER: Partial<Record<Kind, readonly Kind[]>> = {
  pa_package: SPEAKERS,
  lighting_package: LIGHTS,
  stage_wash: LIGHTS,
  power_distro: ['generator', 'power_distro'],
  fencing: BARRIERS,
  crowd_barrier: BARRIERS,
  stage_deck: STAGES,
  table_trestle: TABLES,
  toilet: ['toilet', 'toilet_trailer'],
  space_heater: ['patio_heater', 'space_heater'],
  marquee: ['marquee', 'gazebo'],
  mic_wired: MICROPHONES,
  crew_technician: ['crew_sound', 'crew_lighting', 'crew_video', 'crew_technician', 'crew_stagehand'],
};
const OF_CATEGORY: Readonly<Record<string, Kind>> = {
  audio: 'pa_package',
  lighting: 'lighting_package',
  staging: 'stage_deck',
  power: 'power_distro',
};
const LONGEST = 3; // words of a clause's name

/** "C.4 POWER. One generator", "PA: 2 tops, 2 subs": the name of a clause whose things follow asks for nothing itself. */
export function namesItsClause(text: Text, mentions: readonly Mention[], index: number): boolean {
  const mention = mentions[index];
  const kind = mention?.kinds[0] ?? OF_CATEGORY[mention?.categories[0] ?? ''];
  const under = kind === undefined ? undefined : SAID_UNDER[kind];
  if (mention === undefined || under === undefined || kind === undefined) return false;
  if (MADE_OF.has(kind) && isMadeOf(text, mention, mentions[index + 1], under)) return true;
  const to = isPlural(text, mention.to) ? mention.to + 3 : mention.to;
  if (!standsAlone(text, { from: mention.from, to }) || isItemAmongItems(text, mention)) return false;
  const end = lineEnd(text, text.tokens[to + 1]?.text === '\n' ? to + 2 : to + 1);
  return mentions.slice(index + 1, index + 1 + MOST).some(({ from, to: last, kinds: [each] }) => {
    if (from >= end || each === undefined || !under.includes(each)) return false;
    // "LIGHT / - stage wash kit"
    if (each === kind && mention.to - mention.from === 1 && last - from > 1 && KITS.has(wordAt(text, last - 1)))
      return true;
    // "Microphone: a lapel": of which sort is said.
    return (
      isCounted(text, { from }, 3) ||
      (each !== kind && (kind === 'mic_wired' || (kind === 'stage_deck' && from <= to + 1)))
    );
  });
}

/** "- stage wash kit / - 16 uplights": a kit by its name, in a list of things like it, heads none of them. */
function isItemAmongItems(text: Text, { from, to }: Span): boolean {
  const listed = BULLETS.has(text.tokens[from - 1]?.text ?? '') && BULLETS.has(text.tokens[to + 1]?.text ?? '');
  return listed && text.tokens[to]?.text === '\n' && to - from > 1 && KITS.has(wordAt(text, to - 1));
}

const BULLETS = new Set(['-', '•', '*', '–', '·']);
const KITS = new Set('kit kits set sets package packages pack packs rig paket koffer pakket lot ensemble'.split(' '));

/** "The microphone(s)". */
function isPlural(text: Text, at: number): boolean {
  return markAt(text, at) === '(' && wordAt(text, at + 1) === 's' && markAt(text, at + 2) === ')';
}

/** "vallado con 40 vallas", "Beleuchtung mit 8 Scheinwerfern": what it is made of, counted. */
function isMadeOf(text: Text, { to }: Span, next: Mention | undefined, under: readonly Kind[]): boolean {
  const number = WITH.has(wordAt(text, to)) ? text.numberFrom.get(to + 1) : undefined;
  if (number === undefined || next?.kinds[0] === undefined || !under.includes(next.kinds[0])) return false;
  return next.from >= to && next.from - number.to <= ADJECTIVES;
}

const ADJECTIVES = 2;
const MADE_OF: ReadonlySet<Kind> = new Set<Kind>(['fencing', 'crowd_barrier', 'lighting_package', 'crew_technician']);
const WITH = new Set('with of mit aus avec de con met van'.split(' '));

const MOST = 12;

/** At the beginning of a line, with nothing but a colon, a full stop or a dash behind it. */
function standsAlone(text: Text, { from, to }: Span): boolean {
  const behind = text.tokens[to];
  const closes = behind?.text === '.' || behind?.text === '\n' || ':-='.includes(markAt(text, to) || '?');
  if (!closes) return false;
  let at = from;
  while (from - at < LONGEST && (wordAt(text, at - 1) !== '' || markAt(text, at - 1) === '&')) at -= 1;
  const before = text.tokens[at - 1];
  return before === undefined || before.kind === 'break' || before.text === ')';
}

/** Where the line ends; of a name that has a line of its own, the next one. */
function lineEnd(text: Text, from: number): number {
  let at = from;
  while (at < text.tokens.length && text.tokens[at]?.text !== '\n') at += 1;
  return at;
}
