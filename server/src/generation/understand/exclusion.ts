import type { Kind } from '../../equipment/index.ts';
import type { Exclusion } from '../types.ts';
import type { Mention } from './mention.ts';
import { type Span, sentenceOf, type Text, wordAt, wordsOf } from '../reading/document/text.ts';
import { GENERIC } from './words/generic.ts';

/** What is left out of a proposal for some things that were read as not for us. */
export function exclusion(
  text: Text,
  finding: Span,
  reason: Exclusion['reason'],
  mentions: readonly Mention[],
): Exclusion {
  const named = reason === 'provided' ? mentions.map((mention) => asSupply(text, mention)) : mentions;
  const kinds = named.flatMap(
    (mention) =>
      asConsole(text, mention) ?? [
        ...kindsOf(text, mention),
        ...(reason === 'provided' ? underRoof(text, mention) : []),
      ],
  );
  return {
    categories: [...new Set(named.flatMap((mention) => (isSeating(text, mention) ? [] : mention.categories)))],
    kinds: [...new Set(kinds)],
    phrase: '',
    reason,
    words: wordsOf(text, finding),
  };
}

/** "A COVERED STAGE is on site": with its roof the stage is there. */
function underRoof(text: Text, { from, to, kinds }: Mention): readonly Kind[] {
  if (kinds[0] !== 'stage_roof' && kinds[0] !== 'mobile_stage') return [];
  const isStage = text.tokens.slice(from, to).some((token) => STAGES.test(token.text));
  return isStage ? ['stage_deck', 'mobile_stage', 'stage_roof'] : [];
}

const STAGES = /^(?:stages?|buhne|buhnen|scene|scenes|podium|podia|escenario|escenarios)$/u;

/** "Light: we've our own rig and desk": a desk among lights or sound is no table. */
function asConsole(text: Text, mention: Mention): readonly Kind[] | null {
  if (!DESKS.has(wordAt(text, mention.to - 1))) return null;
  if (mention.kinds[0] === 'mixing_console' && isOfLights(text, mention.from)) return ['lighting_console'];
  if (mention.kinds[0] !== 'table_desk') return null;
  const { from, to } = sentenceOf(text, mention.from);
  const words = text.tokens.slice(from, to).map((token) => token.text);
  if (words.some((word) => LIGHTS.has(word))) return ['lighting_console'];
  return words.some((word) => SOUNDS.has(word)) ? ['mixing_console'] : null;
}

/** "The lighting rig WITH ITS OWN desk". */
function isOfLights(text: Text, from: number): boolean {
  const near = [1, 2, 3, 4].map((step) => wordAt(text, from - step));
  return (
    near.includes('with') &&
    wordAt(text, from - 1 - near.indexOf('with') - 1) !== '' &&
    OF_LIGHTS.has(wordAt(text, from - near.indexOf('with') - 2))
  );
}

const OF_LIGHTS = new Set(['rig', 'lights', 'lighting', 'lx']);
const DESKS = new Set(['desk', 'desks', 'board', 'console']);
const LIGHTS = new Set(['light', 'lights', 'lighting', 'rig', 'lx', 'dimmers']);
const SOUNDS = new Set(['sound', 'pa', 'audio', 'foh', 'mics', 'speakers', 'monitors']);

/** "Die Stadt stellt einen Stromanschluss": where power comes from, not what divides it. */
function asSupply(text: Text, mention: Mention): Mention {
  const supply = mention.kinds[0] === 'power_distro' && SUPPLY.test(wordAt(text, mention.to - 1));
  return supply ? { ...mention, kinds: [], categories: ['power'] } : mention;
}

const SUPPLY =
  /(?:anschlu(?:ss|sse)|supply|supplies|feed|feeds|aansluiting|toma|tomas|prise|prises|arrivee|socket|sockets|outlet|outlets|steckdosen?|enchufes?|stopcontact\w{0,2}|mains|electrics)$/u;

/** All kinds that a general word may mean: "microphones" are held and worn ones. */
function kindsOf(text: Text, { from, to, kinds, categories }: Mention): readonly Kind[] {
  const general = to - from === 1 ? GENERIC.get(wordAt(text, from)) : undefined;
  if (general !== undefined) return general;
  if (kinds[0] === 'mic_wireless_handheld' && GENERIC.has(wordAt(text, to - 1)) && !isHeld(text, { from, to }))
    return WIRELESS; // "radio mics"
  if (kinds[0] === 'mic_wired' && VOCAL.test(wordAt(text, from))) return [...kinds, 'mic_wireless_handheld']; // "every vocal microphone"
  if (kinds[0] === 'keyboard' && wordAt(text, to - 1) === 'piano') return [...kinds, 'piano']; // "on stage piano - the school's"
  if (kinds[0] === 'projection_screen' && isOfInches(text, { from, to })) return [...kinds, 'display']; // `no 75" screens`
  return categories.length > 0 ? [] : kinds;
}

/** Of a size in inches, before it or among its own words. */
function isOfInches(text: Text, { from, to }: Span): boolean {
  for (let at = from - 1; at < to; at += 1) if (INCHES.has(wordAt(text, at)) && text.numberTo.has(at)) return true;
  return false;
}

const INCHES = new Set(['inch', 'inches', 'zoll', 'pouces', 'pulgadas']);

const VOCAL = /^(?:vocal|gesang|chant|voz|voces|zang)/u;

function isHeld(text: Text, { from, to }: Span): boolean {
  return text.tokens.slice(from, to).some(({ text: word }) => /hand|held|mano|main/u.test(word));
}

const WIRELESS: readonly Kind[] = ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset'];

/** "All seating is there": chairs, not every piece of furniture. */
function isSeating(text: Text, { from, to }: Mention): boolean {
  return to - from === 1 && GENERIC.has(wordAt(text, from));
}
