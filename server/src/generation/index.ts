export { createBuiltinDrafter } from './builtin-drafter.ts';
export { createDrafter } from './drafter.ts';
export { withoutRepeats } from './drafting/lines.ts';
export { withStock } from './drafting/stock-notes.ts';
export { cleanLine } from './model/clean-text.ts';
export { checkModel, type ModelCheck, type ModelProblem } from './model/index.ts';
export { partialLines } from './partial-lines.ts';
export { stopped } from './stopped.ts';
export { createReadingThreads, createThreadedDrafter, understand } from './thread/threaded-drafter.ts';
export type { Facts } from './facts.ts';
export type {
  Asker,
  Brief,
  DateReading,
  Draft,
  Drafted,
  Drafter,
  DraftRequest,
  OpenedBrief,
  PartialLine,
  Progress,
  ReportProgress,
  Shelf,
  ShelfProduct,
  ShelfStock,
  Stage,
} from './types.ts';
export { readFacts } from './reading/index.ts';
