import { availability } from './availability.ts';
import { entry } from './entry.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { jobs } from './jobs.ts';
import { problem } from './problem.ts';
import { statuses } from './statuses.ts';

/** Every word that the application says, in English. */
export const english = { availability, entry, frame, home, jobs, problem, statuses };
