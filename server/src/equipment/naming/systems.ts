import type { Kind } from '../kinds.ts';
import { keyOf } from '../matching/words.ts';

export interface System {
  readonly kind: Kind;
  readonly sources: ReadonlySet<Kind>;
  readonly control: ReadonlySet<Kind>;
  /** What a list inside such a set calls them for short. */
  readonly sourceWords: ReadonlySet<string>;
  readonly controlWords: ReadonlySet<string>;
}

/** A set that holds a source and what it is run from is a whole system. */
export const SYSTEMS: readonly System[] = [
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

function keys(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(keyOf));
}
