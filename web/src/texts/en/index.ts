import { availability } from './availability.ts';
import { catalogue } from './catalogue.ts';
import { clients } from './clients.ts';
import { entry } from './entry.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { jobs } from './jobs.ts';
import { paging } from './paging.ts';
import { problem } from './problem.ts';
import { settings } from './settings.ts';
import { statuses } from './statuses.ts';

/** Every word that the application says, in English. */
export const english = {
  availability,
  catalogue,
  clients,
  entry,
  frame,
  home,
  jobs,
  paging,
  problem,
  settings,
  statuses,
};
