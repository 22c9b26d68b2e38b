import { parseArgs } from 'node:util';
import { ProgramsMissing } from './failover/programs.ts';
import { runChaos } from './run.ts';
import type { Layout } from './site.ts';

const LAYOUTS: readonly Layout[] = ['one process', 'several processes', 'failover'];
/** The last needs programs that are not everywhere. */
const USUAL = LAYOUTS.slice(0, 2);

/**
 * `npm run chaos -- --minutes 10`: an equal part of the time with each layout; `--layout failover` for one alone, `--fault
 * disk` for some faults alone.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    layout: { type: 'string', multiple: true, default: [...USUAL] },
    fault: { type: 'string', multiple: true, default: [] },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error(`--minutes is "${values.minutes}": a number above 0 is needed`);
const layouts = values.layout.map(layoutNamed);
try {
  process.exitCode = (await runAll()) === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof ProgramsMissing)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function runAll(): Promise<number> {
  let wrong = 0;
  for (const layout of layouts) {
    process.stdout.write(`\n${layout}\n`);
    const found = await runChaos({
      layout,
      milliseconds: (minutes * 60_000) / layouts.length,
      faults: values.fault,
      say: (line) => process.stdout.write(`${line}\n`),
    });
    for (const each of found) process.stdout.write(`  WRONG ${each}\n`);
    wrong += found.length;
  }
  process.stdout.write(wrong === 0 ? '\nnothing was lost\n' : `\n${wrong} found wrong\n`);
  return wrong;
}

function layoutNamed(name: string): Layout {
  const layout = LAYOUTS.find((each) => each === name);
  if (layout === undefined) throw new Error(`--layout is "${name}": it is one of ${LAYOUTS.join(', ')}`);
  return layout;
}
