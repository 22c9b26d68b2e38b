/** What asks the program to end: a service manager, Ctrl-C, a terminal that was closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

export interface Signals {
  /** Whether one has come. */
  readonly came: () => boolean;
  readonly first: Promise<void>;
  readonly second: Promise<void>;
  /** Lets signals do again what they do by themselves. */
  ignore(): void;
}

/** Catches the signals from now on, so that whatever was started can be ended in order. */
export function catchSignals(): Signals {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  let count = 0;
  const onSignal = () => {
    count += 1;
    (count === 1 ? first : second).resolve();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  return {
    came: () => count > 0,
    first: first.promise,
    second: second.promise,
    ignore: () => {
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}
