import { benchApplication } from './application.ts';
import { benchAvailability } from './availability.ts';
import { benchCreate } from './create.ts';
import { benchImports } from './imports.ts';
import { benchNeighbour } from './neighbour.ts';
import { benchGrowth, benchReads } from './reads.ts';
import { benchWebhooks } from './webhooks.ts';

/** What is measured, each against its own limit: `npm run bench`, or `npm run bench -- reads` for one. */
const BENCHES = {
  reads: benchReads,
  create: benchCreate,
  availability: benchAvailability,
  application: benchApplication,
  imports: benchImports,
  neighbour: benchNeighbour,
  webhooks: benchWebhooks,
} as const;
/** Takes minutes: runs only where it is named. */
const ON_DEMAND = { growth: benchGrowth } as const;

const wanted = process.argv.slice(2);
let missed = 0;
for (const [name, bench] of Object.entries(wanted.length > 0 ? { ...BENCHES, ...ON_DEMAND } : BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  missed += await bench();
}
process.stdout.write(missed === 0 ? '\nall within their limits\n' : `\n${missed} beyond their limits\n`);
process.exitCode = missed === 0 ? 0 : 1;
