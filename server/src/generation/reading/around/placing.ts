import type { Demand, Space } from '../../facts.ts';
import { anyOf } from '../words/pattern-words.ts';

const BREAKOUTS = new RegExp(anyOf('breakout_room'), 'i');
const MAIN = new RegExp(String.raw`\b${anyOf('main_room')}\b`, 'i');
const EACH = new RegExp(String.raw`\b${anyOf('each')}\b`, 'i');

/**
 * Which demands are for the breakout rooms: those that only occur in sentences on breakout rooms, or in a list below
 * one, with no word in them on the main one.
 */
export function placeOf(
  demands: readonly Demand[],
  spaces: readonly Space[],
  description: string,
): (demand: Demand) => Pick<Demand, 'place'> {
  const breakouts = spaces.filter(({ role }) => role === 'breakout');
  if (breakouts.length === 0) return () => ({});
  const sentences = sentencesOf(description);
  const called = breakouts.map(({ words }) => plain(words));
  const isOnBreakouts = (sentence: string): boolean =>
    BREAKOUTS.test(sentence) || called.some((words) => sentence.includes(words));
  const plainWords = new Map(demands.map((demand) => [demand, plain(demand.words)]));
  const all = [...new Set(plainWords.values())];
  return (demand) => {
    const words = plainWords.get(demand) ?? '';
    const longer = all.filter((other) => other !== words && other.includes(words));
    const said = words === '' ? [] : sentences.filter((sentence) => without(sentence, longer).includes(words));
    const alike = demands.filter((other) => plainWords.get(other) === words);
    // "Main hall: … screen … Breakouts: … screen …": each in its own sentence
    const around =
      alike.length > 1 && alike.length === said.length ? said.filter((_, index) => alike[index] === demand) : said;
    const apart = around.length > 0 && around.every((sentence) => isOnBreakouts(sentence) && !MAIN.test(sentence));
    if (!apart) return {};
    return { place: around.some((sentence) => EACH.test(sentence)) ? 'each_breakout' : 'breakouts' };
  };
}

/** The sentences and lines of the brief; an item of a list with the line that heads it. */
function sentencesOf(description: string): readonly string[] {
  let heading = '';
  return description.split(/\n+/).flatMap((line) => {
    const item = ITEM.test(line);
    const parts = line.split(/(?<=[.!?])\s+/).map(plain);
    if (!item && plain(line) !== '') heading = /[.!?]$/.test(plain(line)) ? '' : (parts.at(-1) ?? '');
    return item && heading !== '' ? parts.map((part) => `${heading} ${part}`) : parts;
  });
}

const ITEM = /^\s*(?:[-–*•·▪◦]|\[[ x]\]|\d)/i;

/** "Screen" is not what "big screen" in another sentence is. */
function without(sentence: string, phrases: readonly string[]): string {
  return phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), sentence);
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
