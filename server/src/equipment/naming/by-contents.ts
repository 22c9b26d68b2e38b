import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../kinds.ts';
import type { Part } from '../matching/parts.ts';
import { scan } from '../matching/scan.ts';
import { keyOf } from '../matching/words.ts';
import { SYSTEMS } from './systems.ts';

/** What a name calls a number of things that are hired together. */
const SETS: ReadonlySet<string> = new Set(
  'set kit pack package bundle rig pa sono system paket komplettset anlage beschallung lot ensemble conjunto equipo pakket licht lighting'
    .split(' ')
    .map(keyOf),
);

/**
 * "Rede-Set: 2 Lautsprecher auf Stativ, Mixer", "Pack Verbena (2 cajas, mesa)": a set whose list names a source and what
 * it is run from is the whole of both.
 */
export function byContents(parts: readonly Part[], category: Category): Kind | null {
  const system = SYSTEMS.find(({ kind }) => KIND_CATEGORY[kind] === category);
  const from = parts.findIndex(({ gap }, at) => at > 0 && (gap === 'break' || gap === 'open'));
  if (system === undefined || from < 0 || !parts.slice(0, from).some(({ stem }) => SETS.has(stem))) return null;
  const list = parts.slice(from);
  const named = new Set(scan(list, 'name', () => true).flatMap(({ found }) => found.map(({ kind }) => kind)));
  const holds = (kinds: ReadonlySet<Kind>, words: ReadonlySet<string>): boolean =>
    list.some(({ stem }) => words.has(stem)) || [...kinds].some((kind) => named.has(kind));
  return holds(system.sources, system.sourceWords) && holds(system.control, system.controlWords) ? system.kind : null;
}
