import { hammer } from './client.ts';
import { extent } from './extent.ts';
import { median, postgresCpu, type Served } from './ground.ts';
import { hold } from './report.ts';

const SLICES = extent(12, 3);
const SLICE_MS = extent(1_000, 500);

/** What is sent over and over, a request for each connection. */
export interface Load {
  readonly served: Served;
  readonly requests: readonly string[];
}

interface Slice {
  readonly perSecond: number;
  readonly nodeMicros: number;
  readonly postgresMicros: number;
}

/** The requests a second of `ours` as a share of those of `other`, by turns in short slices; says whether it is enough. */
export async function compareThroughput(
  name: string,
  ours: Load,
  other: Load & { readonly name: string },
  least: number,
): Promise<boolean> {
  await slice(ours);
  await slice(other);
  const pairs: { ours: Slice; other: Slice }[] = [];
  for (let i = 0; i < SLICES; i++) {
    // whoever goes first changes, so that a drift of the machine favours neither
    const first = await slice(i % 2 === 0 ? ours : other);
    const second = await slice(i % 2 === 0 ? other : ours);
    pairs.push(i % 2 === 0 ? { ours: first, other: second } : { ours: second, other: first });
  }
  const ratios = pairs.map((pair) => pair.ours.perSecond / pair.other.perSecond);
  const ratio = median(ratios);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  process.stdout.write(
    `  ${name}: ratio ${ratio.toFixed(2)} (at least ${least}; median of ${SLICES} pairs, ${range})\n`,
  );
  for (const who of ['ours', 'other'] as const) {
    const of = (field: keyof Slice) => Math.round(median(pairs.map((pair) => pair[who][field])));
    process.stdout.write(
      `    ${who === 'ours' ? who : other.name}: ${of('perSecond')}/s, ` +
        `CPU a request: Node ${of('nodeMicros')} µs, PostgreSQL ${of('postgresMicros')} µs\n`,
    );
  }
  return hold(`${name}, to ${other.name}`, ratio, { atLeast: least }) === 0;
}

async function slice({ served, requests }: Load): Promise<Slice> {
  const [node, postgres, started] = [await served.cpu(), postgresCpu(), performance.now()];
  const answered = await hammer(served.port, requests, SLICE_MS);
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: answered / seconds,
    nodeMicros: ((await served.cpu()) - node) / answered,
    postgresMicros: (postgresCpu() - postgres) / answered,
  };
}
