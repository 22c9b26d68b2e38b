import { OutboundError, type OutboundFault } from './outbound-error.ts';

export interface Limits {
  /** For name, connection and TLS together. */
  readonly connectTimeoutMs: number;
  /** From the first to the last. */
  readonly totalTimeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** What ends one request. `signal` is aborted with an OutboundError; `end` must be called when the request is over. */
export interface Deadlines {
  readonly signal: AbortSignal;
  connected(): void;
  end(): void;
}

export function startDeadlines({ connectTimeoutMs, totalTimeoutMs, signal }: Limits): Deadlines {
  const controller = new AbortController();
  const stop = (fault: OutboundFault, message: string) => controller.abort(new OutboundError(fault, message));
  const connecting = setTimeout(() => {
    stop('connect_timeout', `no connection within ${seconds(connectTimeoutMs)}`);
  }, connectTimeoutMs);
  const whole = setTimeout(() => {
    stop('timeout', `no complete answer within ${seconds(totalTimeoutMs)}`);
  }, totalTimeoutMs);
  const aborted = (): void => stop('aborted', 'the request was given up');
  signal?.addEventListener('abort', aborted);
  if (signal?.aborted) aborted();
  return {
    signal: controller.signal,
    connected: () => clearTimeout(connecting),
    end() {
      clearTimeout(connecting);
      clearTimeout(whole);
      signal?.removeEventListener('abort', aborted);
    },
  };
}

function seconds(milliseconds: number): string {
  return `${milliseconds / 1000} s`;
}
