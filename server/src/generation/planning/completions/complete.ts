import type { Kind } from '../../../equipment/index.ts';
import { isBeside, isBreakout, isSmallOrder } from './drivers.ts';
import { COMPLETIONS } from './index.ts';
import type { Exclusions } from '../asked/exclusions.ts';
import { withFreeStock } from '../products/free-stock.ts';
import { type ShelfIndex } from '../products/shelf-index.ts';
import { choose } from '../products/choose.ts';
import { wholeEvent } from '../event/rooms.ts';
import { substitutesFor } from '../products/substitutes.ts';
import type { Added, Choice, Completion, Need, Occasion } from '../types.ts';

export interface Completed {
  readonly choices: readonly Choice[];
  /** Needs that follow from the plan and that the shelf cannot meet. */
  readonly missing: readonly Need[];
}

/** Adds what goes with what has been chosen: stands, desks, cables, power, crew, transport. */
export function complete(
  chosen: readonly Choice[],
  occasion: Occasion,
  index: ShelfIndex,
  exclusions: Exclusions,
): Completed {
  const choices = [...chosen];
  const missing: Need[] = [];
  for (const completion of COMPLETIONS) {
    for (const need of needsOfCompletion(completion, choices, occasion, index, exclusions)) {
      const choice = choose(need, index, occasion);
      if (choice !== null) choices.push(...withFreeStock([choice], choices, index, occasion));
      else if (need.core) missing.push(need);
    }
  }
  return { choices, missing };
}

/** Kinds that completions may add when any of `kinds` is planned. */
export function kindsThatGoWith(kinds: ReadonlySet<Kind>): ReadonlySet<Kind> {
  const all = new Set(kinds);
  // One pass suffices while completions stand in order; two allow for the few that feed an earlier one.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const completion of COMPLETIONS) {
      if (completion.after.length > 0 && !completion.after.some((kind) => all.has(kind))) continue;
      for (const kind of [...completion.kinds, ...substitutesFor(completion.kinds)]) all.add(kind);
    }
  }
  return all;
}

function needsOfCompletion(
  completion: Completion,
  choices: readonly Choice[],
  occasion: Occasion,
  index: ShelfIndex,
  exclusions: Exclusions,
): readonly Need[] {
  const [first] = completion.kinds;
  if (first === undefined || exclusions.makeIdle(first)) return [];
  if (occasion.dry && completion.dry !== true) return [];
  if (first.startsWith('crew_') && isCollected(occasion)) return [];
  if (exclusions.isTheirs(first) && index.byKind.has('crew_technician')) return [];
  const all = choices.filter(
    (choice) => completion.after.includes(choice.kind) && !comesAlong(choice, completion.kinds, index),
  );
  const drivers = completion.each === true ? all : firmOf(all);
  if (completion.after.length > 0 && drivers.length === 0) return [];
  const groups =
    completion.each === true
      ? drivers.filter((driver) => !isSettled(completion, choices, driver)).map((driver) => [driver])
      : [drivers].filter(() => !isSettled(completion, choices));
  return groups.flatMap((group) => {
    const added = completion.size(occasion, group, choices);
    return added === null ? [] : [needFor(completion, added, occasion, exclusions)];
  });
}

/** What goes with an option is no part of the total; beside what is firm it is that which it may replace. */
function firmOf(drivers: readonly Choice[]): readonly Choice[] {
  const firm = drivers.filter(({ optional }) => !optional);
  return firm.length === 0 ? drivers : firm;
}

/** Who fetches things puts them up and works them. */
function isCollected({ facts }: Occasion): boolean {
  return facts.exclusions.some(
    ({ kinds, categories }) => kinds.includes('delivery') || categories.includes('transport'),
  );
}

/** The client asked for it by name; beside the driver, where it is added to each of them. */
function isSettled(completion: Completion, choices: readonly Choice[], driver?: Choice): boolean {
  return choices.some((choice) => {
    const here = driver === undefined ? !isBreakout(choice) : isBeside(choice, driver);
    return here && choice.need.rule === 'demand' && completion.kinds.includes(choice.kind);
  });
}

/** Accessories that the catalogue gives with a product are added by the check: nothing is planned beside them. */
function comesAlong(choice: Choice, kinds: readonly Kind[], index: ShelfIndex): boolean {
  const ids = new Set(choice.product.accessories.map((accessory) => accessory.productId));
  if (ids.size === 0) return false;
  return kinds.some((kind) => index.byKind.get(kind)?.some((entry) => ids.has(entry.product.id)) ?? false);
}

const OPERATORS: ReadonlySet<Kind> = new Set(['crew_sound', 'crew_lighting', 'crew_video', 'crew_technician']);

function needFor(completion: Completion, added: Added, occasion: Occasion, exclusions: Exclusions): Need {
  const kinds = (added.kinds ?? completion.kinds).filter((kind) => !exclusions.makeIdle(kind));
  return {
    rule: completion.id,
    source: completion.source,
    label: completion.label,
    kinds,
    instead: substitutesFor(kinds).filter((kind) => !exclusions.makeIdle(kind)),
    phrase: '',
    size: added.size,
    room: added.room ?? (completion.perRoom === true ? occasion.main : wholeEvent(occasion)),
    exact: false,
    sizeStated: false,
    optional: added.optional || (isSmallOrder(occasion) && OPERATORS.has(kinds[0] ?? 'tape')),
    core: completion.core === true && !added.optional,
    words: null,
    wishes: [],
    pieces: [],
    later: false,
    rank: 5,
  };
}
