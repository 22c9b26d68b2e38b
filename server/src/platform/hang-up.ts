import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';

const asking = new AsyncLocalStorage<AbortSignal>();

/** Runs what is done for one who may hang up, which `signal` tells: reading for them is then broken off. */
export function whileAsked<T>(signal: AbortSignal, work: () => T): T {
  return asking.run(signal, work);
}

/** Aborts when the one for whom this is done has hung up; undefined: it is done to the end. */
export function hungUp(): AbortSignal | undefined {
  return asking.getStore();
}

/** What ends by itself within this time is let, since another connection costs more. */
const PATIENCE_MS = 250;

/** Breaks a connection off soon after whoever it works for has hung up; PostgreSQL stops by itself what nobody waits for. */
export function breakOffWithAsker(client: PoolClient): PoolClient {
  const signal = hungUp();
  if (signal === undefined) return client;
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    timer = setTimeout(() => client.connection.stream.destroy(), PATIENCE_MS);
  };
  const release = client.release.bind(client);
  client.release = (error) => {
    signal.removeEventListener('abort', soon);
    clearTimeout(timer);
    release(error);
  };
  if (signal.aborted) soon();
  else signal.addEventListener('abort', soon);
  return client;
}
