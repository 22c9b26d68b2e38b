import type { Category } from '@showbill/contract';
import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Draft } from './draft.ts';
import { OF_ROOMS } from './of-rooms.ts';
import { isOfPlayers } from './riders/risers.ts';
import { CONDUCTS, PODIUM } from './words/sorts-by-use.ts';

/** Kinds that hold unlike things are told apart by their words: a popcorn cart is no chocolate fountain. */
export function nameOf({ kinds, phrase, model, size, quantity }: Draft): string {
  const kind = kinds[0];
  if (kind === 'stage_monitor' && quantity !== null && FILL.test(phrase)) return `${kind} ${phrase.toLowerCase()}`;
  if (kind !== undefined && size === OF_ROOMS) return `${kind} of rooms`;
  if (kind !== undefined && model) return `${kind} ${phrase.toLowerCase().replace(/s$/u, '')}`;
  if (kind === 'stage_deck' && isOfPlayers(phrase)) return `${kind} ${phrase.toLowerCase()}`;
  if (kind === 'music_stand' && CONDUCTS.test(phrase) && PODIUM.test(phrase)) return 'podium';
  if (kind === 'mixing_console' && FOR_MONITORS.test(phrase)) return 'monitor desk';
  if (kind === 'led_wall') return LED.test(phrase) ? kind : 'big screen';
  return kind === undefined || BROAD_CATEGORIES.has(KIND_CATEGORY[kind]) ? phrase.toLowerCase() : kind;
}

/** "1 wedge as keyboard fill, 1 FILL FOR DRUMS". */
const FILL = /\bfills?\b/iu;
/** "A desk at FOH and a MONITOR DESK". */
const FOR_MONITORS = /^(?:monitor|monitor-?pult|foldback)(?:s|ing)?[ -]?(?:desk|console|board|mixer|mixing|pult)?/iu;
const LED = /led|wall|wand|mur|pared/i;
const BROAD_CATEGORIES: ReadonlySet<Category> = new Set<Category>(['catering', 'decor', 'other']);
