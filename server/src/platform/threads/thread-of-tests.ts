import { inEnglish } from '../../refusals/index.ts';
import { AppError } from '../errors.ts';
import { serveThread } from './serve-thread.ts';

/** What tests ask of a thread. */
export type TestTask =
  | 'count'
  | 'for ever'
  | 'die'
  | 'memory'
  | 'refuse'
  | 'fault'
  | { readonly wait: SharedArrayBuffer };

let done = 0;

serveThread((task: TestTask): number => {
  done += 1;
  if (task === 'for ever') for (;;) done += 1;
  if (task === 'die') process.exit(1);
  if (task === 'memory') for (let all = {}; ; ) all = { all };
  if (task === 'refuse') throw new AppError('invalid_request', inEnglish('not this'), { param: 'it' });
  if (task === 'fault') throw new TypeError('broken');
  if (typeof task === 'object') Atomics.wait(new Int32Array(task.wait), 0, 0);
  return done;
});
