/** What asks the program to end: a service manager, Ctrl-C, a terminal that was closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

export interface Signals {
  /** How many have come. */
  readonly came: () => number;
  readonly first: Promise<void>;
  readonly second: Promise<void>;
  /** Lets signals do again what they do by themselves. */
  ignore(): void;
}

/** Catches two signals from now on, so that whatever was started can be ended in order; a third one kills. */
export function catchSignals(): Signals {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  let count = 0;
  const onSignal = () => {
    count += 1;
    if (count === 1) return first.resolve();
    ignore();
    second.resolve();
  };
  function ignore(): void {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return { came: () => count, first: first.promise, second: second.promise, ignore };
}
