import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../kinds.ts';
import type { Part } from '../matching/parts.ts';
import { scan } from '../matching/scan.ts';
import { stemsThatAre } from '../matching/words.ts';
import { SYSTEMS } from './systems.ts';

/** What a name calls a number of things that are hired together. */
const SETS = stemsThatAre('set');

/**
 * "Rede-Set: 2 Lautsprecher auf Stativ, Mixer", "Pack Verbena (2 cajas, mesa)": a set whose list names a source and what
 * it is run from is the whole of both.
 */
export function byContents(parts: readonly Part[], category: Category): Kind | null {
  const system = SYSTEMS.find(({ kind }) => KIND_CATEGORY[kind] === category);
  const head = parts.findIndex(({ stem }) => SETS.has(stem));
  const from = parts.findIndex(({ gap, number }, at) => at > head && (number || gap === 'break' || gap === 'open'));
  if (system === undefined || head < 0 || from < 0) return null;
  const list = parts.slice(from);
  const named = new Set(scan(list, 'name', () => true).flatMap(({ found }) => found.map(({ kind }) => kind)));
  const holds = (kinds: ReadonlySet<Kind>, words: ReadonlySet<string>): boolean =>
    list.some(({ stem }) => words.has(stem)) || [...kinds].some((kind) => named.has(kind));
  const isMixed =
    system.kind === 'pa_package' &&
    list.some(({ stem }) => MIXERS.has(stem)) &&
    !parts.some(({ stem }) => OF_DJS.has(stem));
  if (isMixed) return system.kind; // "Dance set (2 x ETX-12P, mixer)": whatever its loudspeakers are called
  return holds(system.sources, system.sourceWords) && holds(system.control, system.controlWords) ? system.kind : null;
}

const MIXERS = stemsThatAre('mixer');
const OF_DJS = stemsThatAre('of_djs');
