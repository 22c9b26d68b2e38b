import { catalogue } from './catalogue.ts';
import { clients } from './clients.ts';
import { entry } from './entry.ts';
import { frame } from './frame.ts';
import { paging } from './paging.ts';
import { problem } from './problem.ts';
import { statuses } from './statuses.ts';

/** Every word that the application says, in English. */
export const english = { catalogue, clients, entry, frame, paging, problem, statuses };
