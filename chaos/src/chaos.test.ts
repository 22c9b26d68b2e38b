import { expect, it } from 'vitest';
import { runChaos } from './run.ts';

/** The least of it; `npm run chaos` does all of it, for minutes. */
it('loses nothing that was acknowledged where the service and its database are killed', async () => {
  const said: string[] = [];
  const wrong = await runChaos({
    layout: 'one process',
    milliseconds: 0,
    faults: ['everything'],
    say: (line) => said.push(line),
  });
  expect(wrong, said.join('\n')).toEqual([]);
}, 120_000);
