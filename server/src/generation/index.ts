export { createBuiltinDrafter } from './builtin-drafter.ts';
export { createDrafter } from './drafter.ts';
export { withoutRepeats } from './drafting/lines.ts';
export { notesIn } from './drafting/notes.ts';
export { withStock } from './drafting/stock-notes.ts';
export { cleanLine } from './model/clean-text.ts';
export { checkModel, type ModelCheck, type ModelProblem } from './model/index.ts';
export { partialLines } from './partial-lines.ts';
export { proseIn, thingOf } from './planning/prose/index.ts';
export { summaryOf } from './planning/prose/summary.ts';
export { titleWith } from './planning/prose/title.ts';
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
  EventShown,
  LineShown,
  OpenedBrief,
  PartialLine,
  Progress,
  ReportProgress,
  Shelf,
  ShelfProduct,
  ShelfStock,
  Stage,
  Told,
} from './types.ts';
export { readFacts } from './reading/index.ts';
