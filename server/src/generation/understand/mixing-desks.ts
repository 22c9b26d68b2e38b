import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

const REACH = 90; // characters behind the word

/** Words that name a mixing desk where channels are told of it, and something else or nothing where none are. */
export const CHANNELLED: ReadonlySet<string> = new Set('mesa table tafel desk pult board'.split(' '));
/** Those of them that the equipment words leave alone. */
export const CONSOLES: ReadonlySet<string> = new Set([...CHANNELLED, 'foh', 'console', 'consoles', 'desks', 'pulte']);

/** "mesa DE 16 CANALES", "a console of 24 CHANNELS", "the desk must have at least 24 INPUTS", "Pult (MIND. 16 KANÄLE)". */
export function isOfChannels(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  if (text.tokens.slice(Math.max(from, at - LIGHT_REACH), at).some(({ text: word }) => LIGHT.test(word))) return false;
  if (isOurs(text, at)) return true;
  if (wordAt(text, at) === 'foh' && markAt(text, at + 1) !== ':' && markAt(text, at + 1) !== '-') return false;
  const begin = text.tokens[at]?.end ?? 0;
  const end = Math.min(text.tokens[to - 1]?.end ?? begin, begin + REACH);
  const pattern = PLAIN_TABLES.has(wordAt(text, at)) ? NEXT_CHANNELS : CHANNELS;
  return pattern.test(text.raw.slice(begin, end));
}

/** "Our club has no DESK OF ITS OWN", "we CARRY NO DESK", in a text that speaks of sound. */
export function isOfPlayers(text: Text, at: number): boolean {
  if (wordAt(text, at) !== 'desk') return false;
  const start = text.tokens[at]?.start ?? 0;
  const behind = text.raw.slice(text.tokens[at]?.end ?? start).slice(0, OWN_REACH);
  const carried = OF_OWN.test(behind) || CARRIED.test(text.raw.slice(Math.max(0, start - OWN_REACH), start));
  return carried && SOUND.test(text.raw);
}

const OWN_REACH = 30; // characters on either side
const OF_OWN = /^ of (?:our|its|their|my|his|her) own\b/iu;
const CARRIED = /\b(?:carr(?:y|ies)|travels?|tours?|comes?) (?:with )?(?:no|out|without|a|our|their)(?: a)? $/iu;
const SOUND = /\b(?:pa|p\.a\.|mics?|microphones?|speakers?|monitors?|wedges|foh|sound|channels?|sound engineer)\b/iu;

/** "UNSER PULT steht vor der Bühne": who speaks of a PA as well mixes on it. */
function isOurs(text: Text, at: number): boolean {
  if (wordAt(text, at) !== 'pult' || ![1, 2].some((step) => OURS.has(wordAt(text, at - step)))) return false;
  return GERMAN_SOUND.test(text.raw);
}

const OURS = new Set('unser unserem unseres eigenes eigenem mein meinem'.split(' '));
const GERMAN_SOUND =
  /(?<!\p{L})(?:pa|foh|monitore?n?|monitoring|mischer|mikrofone?|beschallung|tontechnik\p{L}*|in-?ear)(?!\p{L})/iu;
const LIGHT_REACH = 6; // tokens
const LIGHT = /^(?:dmx|licht\w*|lights?|lighting|dimm\w*|lumiere|luces|luz)$/u;
/** Tables as well, which something else of that sentence may have channels for. */
const PLAIN_TABLES = new Set(['table', 'mesa', 'tafel', 'board']);
const UNIT =
  '(?:channels?|ch|chan|inputs?|mic inputs?|kanäle?n?|kanal|eingängen?|mono-?eingängen?|voies|canaux|pistes|canales|entradas|entrées|kanalen|ingangen|kanaals)(?!\\p{L})';
const NEXT_CHANNELS = new RegExp(
  String.raw`^ (?:(?:de|a|met|mit|with|of|à|min\.?|mind\.?|minimum|minimaal|mínimo|au moins|al menos|ten minste|at least|mindestens|numérique|digitale?|son|\() ?){0,4}\d{1,3}[- ]?${UNIT}`,
  'iu',
);
const CHANNELS = new RegExp(String.raw`^[^.;\n]{0,50}?(?<!\p{L})\d{1,3}[- ]?(?:mono |mic |input )?${UNIT}`, 'iu');
