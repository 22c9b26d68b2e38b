import type { IncomingMessage } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { hostOf } from './check-url.ts';
import { AnswerTooLargeError, OutboundError, StaleConnectionError } from './outbound-error.ts';

export interface Exchange<T> {
  readonly method: string;
  readonly url: URL;
  /** The address that was checked: the connection is to it, so that no name is resolved a second time. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** How long this address is tried; null: until the signal. */
  readonly attemptMs: number | null;
  /** Aborted with an OutboundError. */
  readonly signal: AbortSignal;
  /** Judges the address of the other end, before anything is sent to it. */
  readonly admits: (remoteAddress: string) => boolean;
  readonly onConnected: () => void;
  readonly read: (response: IncomingMessage) => Promise<T>;
}

type Stage = 'connecting' | 'securing' | 'open';

/**
 * One request to one address over TLS, whose certificate must be for the url's host. The agent keeps connections under
 * address, port and host, so that one that is used again leads to the checked address too. Throws OutboundError, and
 * StaleConnectionError where a kept connection turned out to be closed.
 */
export function exchange<T>(agent: Agent, sent: Exchange<T>): Promise<T> {
  const { url, address, body, signal } = sent;
  const host = hostOf(url);
  return new Promise((resolve, reject) => {
    let stage: Stage = 'connecting';
    let answering = false;
    const request = httpsRequest({
      agent,
      method: sent.method,
      host: address,
      port: url.port === '' ? 443 : url.port,
      path: url.pathname + url.search,
      servername: isIP(host) === 0 ? host : '',
      rejectUnauthorized: true,
      maxHeaderSize: 16 * 1024,
      headers: {
        ...sent.headers,
        host: url.host,
        ...(sent.method !== 'GET' && { 'content-length': Buffer.byteLength(body) }),
      },
    });
    const stop = (error: unknown): void => {
      clearTimeout(attempt);
      reject(error);
      request.destroy();
    };
    const attempt =
      sent.attemptMs === null
        ? undefined
        : setTimeout(() => stop(new OutboundError('connect_timeout', 'no connection in time')), sent.attemptMs);
    const open = (remoteAddress: string | undefined): void => {
      stage = 'open';
      clearTimeout(attempt);
      sent.onConnected();
      if (remoteAddress === undefined) stop(lost(undefined));
      else if (sent.admits(remoteAddress)) request.end(body);
      else stop(new OutboundError('refused', `${host} leads to an address that is not public`));
    };
    const lost = (error: unknown): Error =>
      request.reusedSocket && isGone(error) ? new StaleConnectionError() : faultOf(error, stage);
    request.once('socket', (socket) => {
      if (request.reusedSocket) return open(socket.remoteAddress);
      socket.once('connect', () => {
        stage = 'securing';
      });
      socket.once('secureConnect', () => open(socket.remoteAddress));
    });
    request.once('response', (response) => {
      answering = true;
      sent.read(response).then(resolve, (error: unknown) => stop(faultOf(error, stage)));
    });
    request.on('error', (error) => {
      // once there is an answer, the reading of it tells how it ended
      if (!answering) stop(lost(error));
    });
    request.once('close', () => {
      if (!answering) stop(lost(undefined));
    });
    signal.addEventListener('abort', () => stop(signal.reason), { once: true });
    if (signal.aborted) stop(signal.reason);
  });
}

/** Closed without a word, or with one that says no more. */
function isGone(error: unknown): boolean {
  return ['', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));
}

function faultOf(error: unknown, stage: Stage): Error {
  if (error instanceof AnswerTooLargeError) return error;
  const code = codeOf(error);
  if (stage === 'connecting') return new OutboundError('connect', `no connection could be made${noted(code)}`, error);
  if (stage === 'securing' || code.startsWith('ERR_SSL')) {
    return new OutboundError('tls', TLS_WORDS[code] ?? `no TLS connection could be made${noted(code)}`, error);
  }
  if (code === 'HPE_HEADER_OVERFLOW') return new OutboundError('headers_too_large', 'its headers are too large', error);
  if (code.startsWith('HPE_')) return new OutboundError('not_http', 'what answered is not HTTP', error);
  return new OutboundError('closed', 'the connection was closed before the answer was complete', error);
}

const TLS_WORDS: Readonly<Record<string, string>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of an authority that is not trusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is of an authority that is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is of an authority that is not trusted',
};

function noted(code: string): string {
  return code === '' ? '' : ` (${code})`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
