import { hammer } from './client.ts';
import type { Sending, Sent } from './spread.ts';

/** Sends from a process of its own, so that what it costs is none of the servers'. */
process.on('message', ({ loads, milliseconds }: Sending) => {
  void Promise.all(loads.map(({ port, requests }) => hammer(port, requests, milliseconds))).then((counts) => {
    const sent: Sent = { answered: counts.reduce((sum, count) => sum + count, 0) };
    return process.send?.(sent);
  });
});
process.on('disconnect', () => process.exit(0));
