export { createBuiltinDrafter } from './builtin-drafter.ts';
export { createDrafter } from './drafter.ts';
export { checkModel, type ModelCheck, type ModelProblem } from './model/index.ts';
export { partialLines } from './partial-lines.ts';
export { shelfRequest } from './plan/index.ts';
export { stopped } from './stopped.ts';
export type {
  Brief,
  Draft,
  Drafted,
  Drafter,
  DraftRequest,
  Facts,
  PartialLine,
  Progress,
  ReportProgress,
  Shelf,
  ShelfProduct,
  ShelfStock,
  Stage,
} from './types.ts';
export { type BriefRead, readBrief, understand } from './understand/index.ts';
