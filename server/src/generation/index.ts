export { createBuiltinDrafter } from './builtin-drafter.ts';
export { createDrafter } from './drafter.ts';
export { shelfRequest } from './plan/index.ts';
export type { Brief, Draft, Drafted, Drafter, DraftRequest, Facts, Shelf, ShelfProduct, ShelfStock } from './types.ts';
export { understand } from './understand/index.ts';
