import type { Kind } from '../../../equipment/index.ts';
import { type Reason, reason } from '../prose/reasons.ts';
import { between } from '../sizes.ts';
import type { Occasion } from '../types.ts';
import { customOf } from './event-kinds.ts';
import { kindsCalled } from '../../kind-sets.ts';

export interface WorkingHours {
  readonly setUp: number;
  readonly show: number;
  readonly strike: number;
}

/**
 * Set-up by size, [ours]; strike is a good third of it and two hours at least (meetingsnet: strike about a third of
 * set-up).
 */
export function workingHours(occasion: Occasion): WorkingHours {
  const { people } = occasion;
  // What stands at a fair or a ceremony is soon set up, however many come.
  const light = occasion.kind === 'fair' || occasion.kind === 'ceremony' || occasion.kind === 'sports';
  const full = people > 1500 ? 10 : people > 500 ? 8 : people > 100 ? 4 : 2;
  const setUp = light && people > 100 ? full / 2 + 2 : full;
  return { setUp, show: customOf(occasion.kind).hours, strike: between(1, Math.ceil(setUp * 0.4), 4) };
}

/** What somebody is there for: to run the show, to build and strike it, or to serve while it is on. */
export type Task = 'run' | 'build' | 'serve';

export function taskOf(kind: Kind | undefined): Task {
  if (kind === undefined) return 'run';
  if (BUILDERS.has(kind)) return 'build';
  return SERVERS.has(kind) ? 'serve' : 'run';
}

const BUILDERS: ReadonlySet<Kind> = new Set(['crew_stagehand', 'crew_rigger', 'crew_electrician', 'crew_driver']);
const SERVERS = kindsCalled('server');

/** Hours that one of a crew works in all. */
export function crewHours(occasion: Occasion, task: Task): { hours: number; why: Reason } {
  const { setUp, show, strike } = workingHours(occasion);
  if (task === 'build') {
    const hours = Math.max(4, setUp + strike);
    return { hours, why: reason('hours_build', { setUp, strike: hours - setUp }) };
  }
  const { days } = occasion;
  if (task === 'serve') {
    const daily = show + 1;
    const why = days > 1 ? reason('hours_serve_days', { show: daily, days }) : reason('hours_serve', { show: daily });
    return { hours: daily * days, why };
  }
  const values = { setUp, show, strike, days };
  return {
    hours: setUp + show * days + strike,
    why: reason(days > 1 ? 'hours_run_days' : 'hours_run', values),
  };
}
