import { fork } from 'node:child_process';
import { listCompanies } from '../accounts/index.ts';
import { type Demo, seedDemo } from '../demo/index.ts';
import type { LifeContext } from '../proposals/index.ts';

/**
 * As `seedDemo`, but what is made is made by a process of its own: the words and plans that it takes to draft samples are
 * some 100 MB, which the service does not hold from then on.
 */
export async function seedDemoApart(context: LifeContext): Promise<Demo | null> {
  const isEmpty = (await listCompanies(context.db)).length === 0;
  return isEmpty ? made(context.publicUrl) : seedDemo(context);
}

/** What the process says before it ends; its faults go to where ours go. */
function made(publicUrl: string): Promise<Demo> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./demo-process.ts', import.meta.url), [publicUrl], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.once('message', (demo) => resolve(demo as Demo));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the demo was not made')));
  });
}
