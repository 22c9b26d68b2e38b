import { z } from 'zod';
import { KINDS } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { verdictIs } from '../rules/index.ts';
import { parseWhen } from '../rules/when.ts';
import type { Completion } from '../types.ts';
import { CREW } from './crew.ts';
import type { SizeOf } from './drivers.ts';
import { LIGHT } from './light.ts';
import { POWER } from './power.ts';
import { SOUND } from './sound.ts';
import { STAGE } from './stage.ts';
import { TRANSPORT } from './transport.ts';
import { VIDEO } from './video.ts';
import { severalOf } from '../../columns.ts';

const SIZES: Readonly<Record<string, SizeOf>> = {
  ...STAGE,
  ...SOUND,
  ...LIGHT,
  ...VIDEO,
  ...POWER,
  ...CREW,
  ...TRANSPORT,
};

const kinds = severalOf(KINDS, '/');
const row = z.object({
  completion: z.string().min(1),
  after: kinds,
  kinds,
  label: z.string().min(1),
  flags: severalOf(['core', 'each', 'dry', 'per_room']),
  when: z.string(),
  source: z.string().min(1),
});

/** What goes with what, in the order in which one thing leads to another: the load before the power, the power before the crew. */
export const COMPLETIONS: readonly Completion[] = readTable(new URL('./completions.csv', import.meta.url), row).map(
  ({ completion, flags, when, ...rest }) => {
    const holds = parseWhen(when, verdictIs);
    const size = SIZES[completion];
    if (size === undefined) throw new Error(`completions.csv: nothing sizes ${completion}`);
    return {
      ...rest,
      id: completion,
      core: flags.includes('core'),
      each: flags.includes('each'),
      dry: flags.includes('dry'),
      perRoom: flags.includes('per_room'),
      size: (occasion, drivers, all) => (holds(occasion, occasion.main) ? size(occasion, drivers, all) : null),
    };
  },
);
