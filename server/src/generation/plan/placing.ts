import type { Demand } from '../types.ts';
import type { Room } from './types.ts';

interface Placed {
  /** Asked for in the main room, or without a word on where. */
  readonly main: readonly Demand[];
  readonly breakout: readonly { readonly demand: Demand; readonly inEach: boolean }[];
}

const BREAKOUTS =
  /break[ -]?outs?\b|syndicate|seminar rooms?|workshop rooms?|(meeting|training|smaller|side) rooms|(gruppen|seminar|workshop|neben|tagungs)r(?:ä|ae|a)um|salles? de (réunion|séminaire|travail|sous-commission)|salles? d['’]atelier|ateliers?\b|salas? (?:de|para) (?:reuni|talleres|trabajo|grupos)|vergaderza|deelza|workshop(?:ruimte|zaal|zalen)|subza/i;
const MAIN =
  /\b(main|general session|plenary|keynote|stage|auditorium|ballroom|hauptsaal|plenum|plénière|plenari[ao]|hoofdzaal)\b/i;
const EACH = /\b(each|every|per room|apiece|je(weils)?|chacune?|cada|elk)\b/i;

/**
 * Which demands are for the breakout rooms: those that only occur in sentences on breakout rooms, with no word in them
 * on the main one. Without the description all are for the main room.
 */
export function byRoom(demands: readonly Demand[], breakouts: readonly Room[], description: string): Placed {
  if (breakouts.length === 0 || description === '') return { main: demands, breakout: [] };
  const sentences = description.split(/(?<=[.!?])\s+|\n+/).map(plain);
  const placed = demands.map((demand) => {
    const words = plain(demand.words);
    const longer = demands
      .map((other) => plain(other.words))
      .filter((other) => other !== words && other.includes(words));
    const around = words === '' ? [] : sentences.filter((sentence) => without(sentence, longer).includes(words));
    const apart = around.length > 0 && around.every((sentence) => BREAKOUTS.test(sentence) && !MAIN.test(sentence));
    return { demand, apart, inEach: around.some((sentence) => EACH.test(sentence)) };
  });
  return {
    main: placed.filter(({ apart }) => !apart).map(({ demand }) => demand),
    breakout: placed.filter(({ apart }) => apart),
  };
}

/** "Screen" is not what "big screen" in another sentence is. */
function without(sentence: string, phrases: readonly string[]): string {
  return phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), sentence);
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
