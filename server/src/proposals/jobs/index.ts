export { findHolding, type Holding } from './find-holding.ts';
export { findJobs, type Job, openJob, readJobs } from './find-jobs.ts';
export type { JobUnits } from './job-units.ts';
