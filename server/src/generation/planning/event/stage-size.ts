import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Demand } from '../../facts.ts';
import { isCoveredStage } from '../things/covered-stage.ts';
import { reason } from '../prose/reasons.ts';
import { isForPlayers, isRiserOn } from '../things/risers.ts';
import { parseWhen } from '../rules/when.ts';
import type { KnownEvent, StageSize } from '../types.ts';

const metres = z.coerce.number().nonnegative();
const stageRow = z.object({
  when: z.string().transform((text) => parseWhen(text, () => () => false)),
  width: metres,
  depth: metres,
  figure: z.enum(['people', 'players', 'choir', 'panel', '']),
  reason: z.string().min(1),
});

/**
 * Bands: 5-6 players 16 x 12 ft, 7-8 24 x 16 ft, 9-10 24 x 20 ft (thedowntownband.com). Speaker 3 x 2 m, panel 6 x 3 m, 6
 * to 8 people 6 x 4 m (rtrproductions.com.au, source1events.com). Theatre and festival stages: [ours].
 */
const STAGES = readTable(new URL('./stages.csv', import.meta.url), stageRow);
/** A player of an orchestra takes so many square metres; [ours]. */
const M2_PER_PLAYER = 2;
/** What is higher is no stage's height. */
const HIGHEST_M = 2;

/** The stage of an event: of the size that the client gives, else the one that such events usually have. */
export function stageOf(event: KnownEvent): StageSize {
  const usual = usualStage(event);
  const { demands, stage: told } = event.facts;
  const stages = demands.filter(isStage);
  const whole = stages.filter((demand) => !isForPlayers(demand));
  const sized = (whole.length > 0 ? whole : stages).filter(
    ({ quantity, traits }) => (quantity ?? 1) === 1 && traits.widthM !== undefined && traits.depthM !== undefined,
  );
  const asked = sized.find((one) => !sized.some((other) => isRiserOn(one, other)))?.traits;
  const height = asked?.heightM ?? (stages.length > 0 ? told?.heightM : undefined) ?? usual.heightM;
  const heightM = height <= HIGHEST_M ? height : usual.heightM;
  const { widthM = 0, depthM = 0 } = asked ?? told ?? {};
  if (widthM * depthM < 1) return { ...usual, heightM };
  const [longer, shorter] = [Math.max(widthM, depthM), Math.min(widthM, depthM)];
  return { widthM: longer, depthM: shorter, heightM, why: reason('stage/asked') };
}

function usualStage(event: KnownEvent): StageSize {
  const row = STAGES.find(({ when }) => when(event, event.main)) ?? STAGES[STAGES.length - 1];
  if (row === undefined) throw new Error('stages.csv is empty');
  const { width, depth, figure } = row;
  const why = reason(row.reason, figure === '' ? {} : { [figure]: event[figure] });
  const heightM = heightFor(event);
  if (width > 0) return { widthM: width, depthM: depth, heightM, why };
  const area = event.players * M2_PER_PLAYER;
  const widthM = Math.ceil(Math.sqrt(area * 1.5) / 2) * 2;
  return { widthM, depthM: Math.ceil(area / widthM), heightM, why };
}

/** By audience: up to 100 0.2 m, up to 200 0.4 m, above 0.6 m (millersparty.com); of a festival 1 m, [ours]. */
function heightFor({ is, main: { people } }: KnownEvent): number {
  if (is('festival') && people > 500) return 1;
  return people <= 100 ? 0.2 : people <= 200 ? 0.4 : 0.6;
}

function isStage(demand: Demand): boolean {
  const [kind] = demand.kinds;
  return kind === 'stage_deck' || kind === 'mobile_stage' || isCoveredStage(demand);
}
