/**
 * Why a request got no answer. `refused`: the address is none that may be reached. `connect_timeout`: name, connection
 * and TLS took too long; `timeout`: all of it did. `closed`: the connection ended before the answer did. `aborted`: the
 * caller gave up.
 */
export type OutboundFault =
  | 'refused'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'connect_timeout'
  | 'timeout'
  | 'closed'
  | 'headers_too_large'
  | 'not_http'
  | 'aborted';

/** A request that got no answer; the message is one line in plain words, with no address that a name led to. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly fault: OutboundFault;

  constructor(fault: OutboundFault, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.fault = fault;
  }
}

/** A connection that had been kept open was gone: nothing is known against the receiver. */
export class StaleConnectionError extends Error {
  override readonly name = 'StaleConnectionError';
}

export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';

  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
  }
}
