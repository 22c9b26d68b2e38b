export { type LeastFree, leastFree } from './least-free.ts';
export { type Asked, withKits } from './kits.ts';
export { report } from './report.ts';
export { type Shortage, shortages } from './shortages.ts';
export type {
  Booking,
  DispatchedUnits,
  Hold,
  Interval,
  OwnedChange,
  Report,
  ReportDays,
  Stock,
  TrackedProduct,
} from './types.ts';
