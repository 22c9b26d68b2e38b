export { type HiredShare, shareHiredIn } from './hired-in.ts';
export { type CatalogueCosts, costsOf, heldMargin, isBelow, type Margin, marginOf, shortOf } from './margin.ts';
export { checkCosts, lineCost, type LineCost, unitCost } from './unit-cost.ts';
