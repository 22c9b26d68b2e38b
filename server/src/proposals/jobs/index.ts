export { findHolding, type Holding } from './find-holding.ts';
export { findJobs, type Job, readJobs } from './find-jobs.ts';
export type { PickingEntry, PickingGroup, PickingLine } from './group-picking.ts';
export type { JobUnits } from './job-units.ts';
export { type OpenJob, openJob } from './open-job.ts';
export { type Tick, tickLine } from './tick-line.ts';
