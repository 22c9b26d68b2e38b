import { benchApplication } from './application.ts';
import { benchAvailability } from './availability.ts';
import { benchCreate } from './create.ts';
import { benchImports } from './imports.ts';
import { benchNeighbour } from './neighbour.ts';
import { benchGrowth, benchReads } from './reads.ts';
import { IS_QUICK } from './extent.ts';
import { beginBench, table } from './report.ts';
import { benchSpread } from './spread.ts';
import { benchStart } from './start.ts';
import { benchWebhooks } from './webhooks.ts';

/** What is measured, each against its own bar: `npm run bench`, `-- --quick` for a short form, `-- reads` for one. */
const BENCHES = {
  start: benchStart,
  reads: benchReads,
  create: benchCreate,
  availability: benchAvailability,
  application: benchApplication,
  imports: benchImports,
  neighbour: benchNeighbour,
  webhooks: benchWebhooks,
  spread: benchSpread,
} as const;
/** Takes minutes: runs only where it is named. */
const ON_DEMAND = { growth: benchGrowth } as const;

/** Left out of the short form, to keep it under three minutes. */
const LONG: ReadonlySet<string> = new Set(['imports', 'neighbour']);

const wanted = process.argv.slice(2).filter((name) => name !== '--quick');
const known: Readonly<Record<string, () => Promise<number>>> = { ...BENCHES, ...ON_DEMAND };
const unknown = wanted.filter((name) => known[name] === undefined);
if (unknown.length > 0)
  throw new Error(`there is no bench ${unknown.join(', ')}: there are ${Object.keys(known).join(', ')}`);
let missed = 0;
for (const [name, bench] of Object.entries(wanted.length > 0 ? known : BENCHES)) {
  if (wanted.length > 0 ? !wanted.includes(name) : IS_QUICK && LONG.has(name)) continue;
  beginBench(name);
  const started = performance.now();
  missed += await bench();
  process.stdout.write(`  took ${Math.round((performance.now() - started) / 1000)} s\n`);
}
process.stdout.write(`\n${table()}\n\n`);
process.stdout.write(missed === 0 ? 'all within their limits\n' : `${missed} beyond their limits\n`);
process.exitCode = missed === 0 ? 0 : 1;
