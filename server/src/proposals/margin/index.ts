export { isBelow, type Margin, marginOf, shortOf } from './margin.ts';
export { checkCosts, lineCost, unitCost } from './unit-cost.ts';
