import { readTraits } from '../../../equipment/index.ts';
import { readConditions, tableSeatsIn } from '../scene/conditions.ts';
import type { Demand, Exclusion, Facts, StageSaid } from '../../facts.ts';
import { withLecternMic } from './lectern-mic.ts';
import { placeOf } from './placing.ts';
import { stageDimensionsAnywhere } from './stage-dimensions.ts';
import { stageHeightIn } from './stage-height.ts';
import { readText, type Text } from '../document/text.ts';
import { wordsAround } from './words-around.ts';

/** The facts with what the text says of the site and the show beside them, and of each thing around its words. */
export function withSurroundings(facts: Facts, description: string, text: Text = readText(description)): Facts {
  const small = description.toLowerCase();
  const demands = withLumens(withLecternMic(facts.demands, description), description);
  const isOnBreakouts = placeOf(demands, facts.spaces, description);
  const stage = stageSaidIn(description);
  const conditions = readConditions(text);
  const collected = conditions.find(({ value }) => value === 'collected_by_client');
  const lacksPower = conditions.some(({ value }) => value === 'no_power');
  const left = facts.exclusions.filter(({ categories }) => !lacksPower || !categories.includes('power'));
  const tableSeats = tableSeatsIn(text);
  return {
    ...facts,
    conditions,
    // "No power on the field": it is lacking and not refused.
    exclusions: collected === undefined ? left : [...left, deliveryOf(collected.words)],
    ...(stage === undefined ? {} : { stage }),
    ...(tableSeats === null ? {} : { tableSeats }),
    demands: demands.map(
      (demand): Demand => ({
        ...withAround(demand, small),
        ...isOnBreakouts(demand),
      }),
    ),
  };
}

/** "We collect on Friday": the delivery is theirs. */
function deliveryOf(words: string | null): Exclusion {
  return { categories: [], kinds: ['delivery'], reason: 'provided', words: words ?? '' };
}

/** "Bright enough for big windows (7,000 lumens)": wherever they stand they are the projector's. */
function withLumens(demands: readonly Demand[], description: string): readonly Demand[] {
  const { lumens } = readTraits(description);
  return demands.map((demand) =>
    lumens !== undefined && demand.kinds[0] === 'projector' && demand.traits.lumens === undefined
      ? { ...demand, traits: { ...demand.traits, lumens } }
      : demand,
  );
}

function withAround(demand: Demand, small: string): Demand {
  const around = wordsAround(demand, small);
  const or = demand.or === undefined ? {} : { or: withAround(demand.or, small) };
  return { ...demand, ...or, ...(around === '' ? {} : { around }) };
}

function stageSaidIn(description: string): StageSaid | undefined {
  const heightM = stageHeightIn(description);
  const dimensions = stageDimensionsAnywhere(description);
  if (heightM === undefined && dimensions === null) return undefined;
  return { ...dimensions, ...(heightM === undefined ? {} : { heightM }) };
}
