import type { Mention } from '../mention.ts';
import type { Text } from '../../reading/document/text.ts';
import { withMakesOfAmps } from './amps.ts';
import { withoutChannelHeads } from './channel-heads.ts';
import { withStageFloors } from './floors.ts';
import { withCrewHeadsets } from './headsets.ts';
import { withMicModels } from './mic-models.ts';
import { withFills, withoutMixes } from './monitors.ts';
import { withNoteStands } from './note-stands.ts';
import { withRisersOf } from './risers.ts';

/** What things are by the words around them in the papers of bands, choirs and companies. */
export function withRiderThings(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  return READERS.reduce((things, read) => read(text, things), mentions);
}

const READERS = [
  withMicModels,
  withFills,
  withoutMixes,
  withRisersOf,
  withMakesOfAmps,
  withCrewHeadsets,
  withNoteStands,
  withoutChannelHeads,
  withStageFloors,
] as const;
