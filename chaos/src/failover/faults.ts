import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../faults.ts';
import type { Site } from '../site.ts';
import type { Cluster } from './cluster.ts';

const POLL_MS = 50;
const FELT_WITHIN_MS = 15_000;

/** What a cluster of the database is for; counted from the blow, with nobody's help. */
export const FAILOVER_FAULTS: readonly Fault[] = [
  {
    name: 'PostgreSQL of the primary is killed',
    refuses: true,
    cannot: () => null,
    within: { ms: 15_000, of: 'its start' },
    async inflict(site) {
      await clusterOf(site).killPrimaryPostgres();
      await untilFelt(site);
    },
    afterwards: (site) => clusterOf(site).settled(),
  },
  {
    name: 'the node of the primary is gone',
    refuses: true,
    cannot: () => null,
    within: { ms: 45_000, of: 'its start' },
    async inflict(site) {
      await clusterOf(site).killPrimaryNode();
      await untilFelt(site);
    },
    async afterwards(site) {
      clusterOf(site).bringBack();
      await clusterOf(site).settled();
    },
  },
];

function clusterOf({ cluster }: Site): Cluster {
  if (cluster === null) throw new Error('there is no cluster');
  return cluster;
}

/** What has not been noticed yet would count as over. */
async function untilFelt({ ready }: Site): Promise<void> {
  const until = performance.now() + FELT_WITHIN_MS;
  while (performance.now() < until) {
    const answers = await Promise.all(
      ready.map((each) =>
        fetch(each).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    if (answers.includes(false)) return;
    await wait(POLL_MS);
  }
  throw new Error('the service did not notice');
}
