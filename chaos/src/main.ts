import { parseArgs } from 'node:util';
import { runChaos } from './run.ts';
import type { Layout } from './site.ts';

const LAYOUTS: readonly Layout[] = ['one process', 'several processes'];

/** `npm run chaos -- --minutes 10`: half of the time with each layout; `--fault disk` for some faults alone. */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, fault: { type: 'string', multiple: true, default: [] } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes is "${values.minutes}": a number above 0 is needed`);
let wrong = 0;
for (const layout of LAYOUTS) {
  process.stdout.write(`\n${layout}\n`);
  const found = await runChaos({
    layout,
    milliseconds: (minutes * 60_000) / LAYOUTS.length,
    faults: values.fault,
    say: (line) => process.stdout.write(`${line}\n`),
  });
  for (const each of found) process.stdout.write(`  WRONG ${each}\n`);
  wrong += found.length;
}
process.stdout.write(wrong === 0 ? '\nnothing was lost\n' : `\n${wrong} found wrong\n`);
process.exitCode = wrong === 0 ? 0 : 1;
