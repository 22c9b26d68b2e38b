import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../kinds.ts';
import type { Part } from '../matching/parts.ts';
import { scan } from '../matching/scan.ts';
import { keyOf } from '../matching/words.ts';

/** What a name calls a number of things that are hired together. */
const SETS = keys(
  'set kit pack package bundle rig pa sono system paket komplettset anlage beschallung lot ensemble conjunto equipo pakket licht lighting',
);

interface System {
  readonly kind: Kind;
  readonly sources: ReadonlySet<Kind>;
  readonly control: ReadonlySet<Kind>;
  /** What a list inside such a set calls them for short. */
  readonly sourceWords: ReadonlySet<string>;
  readonly controlWords: ReadonlySet<string>;
}

/** A set that holds a source and what it is run from is a whole system. */
const SYSTEMS: readonly System[] = [
  {
    kind: 'pa_package',
    sources: new Set<Kind>(['speaker_top', 'speaker_column', 'subwoofer']),
    control: new Set<Kind>(['mixing_console', 'mic_wireless_handheld']),
    sourceWords: keys(
      'top tops speaker speakers loudspeaker sub subs box boxes boxen bass bässe lautsprecher caja cajas altavoz altavoces bafle bafles subgrave subgraves enceinte enceintes caisson caissons kast kasten luidspreker luidsprekers speakers',
    ),
    controlWords: keys(
      'mixer desk board mischer mischpult pult mesa mezclador table mixette console mengtafel mengpaneel tafel funke handfunke funkmikro funkmikros inalámbrico inalámbricos hf',
    ),
  },
  {
    kind: 'lighting_package',
    sources: new Set<Kind>(['stage_wash', 'uplight', 'moving_head', 'profile_spot']),
    control: new Set<Kind>(['lighting_console', 'lighting_stand']),
    sourceWords: keys(
      'par pars parcan parcans spot spots fresnel fresnels mover movers foco focos projecteur projecteurs scheinwerfer schijnwerper schijnwerpers lyre lyres',
    ),
    controlWords: keys(
      'desk board controller dmx pult steuerung lichtpult stativ stative stand stands tree trees tripod tripods mesa console pied pieds trípode trípodes soporte soportes sturing statief statieven lichttafel',
    ),
  },
];

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

function keys(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(keyOf));
}
