import type { Demand, Facts } from '../../facts.ts';
import type { Shelf, ShelfProduct } from '../../types.ts';
import { isModel, modelsIn } from '../products/models.ts';
import { hasSameSides } from '../things/tents.ts';

/** Below this a product is only perhaps what was asked for. */
const SURE = 0.6;

/** Of what would do one for the other, all: for what the planner wants to see of the catalogue. */
export function withAllAlternatives(facts: Facts): Facts {
  return { ...facts, demands: facts.demands.flatMap(choicesOf) };
}

/** Of what would do one for the other, the one that the shelf has; the first where it has several, or none. */
export function withChosenAlternatives(facts: Facts, { products }: Shelf): Facts {
  return { ...facts, demands: facts.demands.map((demand) => chosenOf(demand, products)) };
}

function choicesOf(demand: Demand): readonly Demand[] {
  const { or, ...first } = demand;
  return or === undefined ? [demand] : [first, ...choicesOf(or)];
}

function chosenOf(demand: Demand, products: readonly ShelfProduct[]): Demand {
  if (demand.or === undefined) return demand;
  const choices = choicesOf(demand);
  const [first] = choices;
  const exact = choices.find((choice) =>
    products.some((product) => isKind(choice, product) && isJust(choice, product)),
  );
  const alike = choices.find((choice) => products.some((product) => isKind(choice, product)));
  return exact ?? alike ?? first ?? demand;
}

function isKind({ kinds: [kind] }: Demand, product: ShelfProduct): boolean {
  return product.kinds.some((match) => match.kind === kind && match.confidence >= SURE);
}

/** Of the size or the model that was named, where one was. */
function isJust(demand: Demand, product: ShelfProduct): boolean {
  const models = modelsIn(demand.phrase);
  if (models.length > 0) return isModel(product, models);
  return Object.keys(demand.traits).length === 0 || hasSameSides(demand, product);
}
