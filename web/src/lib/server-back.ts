import { addressOf } from './address.ts';
import { reach } from './reach.ts';

const listeners = new Set<() => void>();

/** Calls back once the server answers again after it did not; returns what ends that. */
export function whenServerIsBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function serverIsBack(): void {
  for (const listener of listeners) listener();
}

/** Whether the server answers, and can serve pages. */
export async function isServerThere(): Promise<boolean> {
  try {
    return (await reach(addressOf(''), { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}
