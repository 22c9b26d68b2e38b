import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { AppError, codeOf } from '../platform/errors.ts';
import { newRequestId } from '../platform/ids.ts';
import { inEnglish } from '../refusals/index.ts';
import { methodNotAllowed } from './methods.ts';

/** An HTTP server that listens before the program behind it is ready, and answers `unavailable` until then. */
export interface Listener {
  readonly port: number;
  /** Hands the requests over from now on; `methodsAt` says which methods an address takes. */
  serve(handler: RequestListener, methodsAt?: MethodsAt): void;
  /** How many requests have no complete answer yet. */
  open(): number;
  /** Resolves when there is none. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

type MethodsAt = (url: string) => readonly string[];

/** A request has to arrive within half a minute, so that nobody holds a place, or an orderly end, for longer. */
const PATIENCE = { requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

const STARTING = new AppError('unavailable', 'the server is starting; please try again', { retryAfterSeconds: 1 });

/** Listens at once; throws Node's error where the address is taken. */
export async function listen(host: string, port: number, patience = PATIENCE): Promise<Listener> {
  let handler: RequestListener = sayStarting;
  let methodsAt: MethodsAt | null = null;
  let open = 0;
  const waiting: (() => void)[] = [];
  /** What was last asked on a connection, and its answer. */
  const last = new WeakMap<Socket, Exchange>();
  const serveOne: RequestListener = (request, response) => {
    open += 1;
    last.set(request.socket, { request, response });
    response.once('close', () => {
      open -= 1;
      if (open === 0) for (const resolve of waiting.splice(0)) resolve();
    });
    const fault = faultOfHost(request);
    if (fault === null) handler(request, response);
    else refuse(response.setHeader('connection', 'close'), new AppError('invalid_request', inEnglish(fault)));
  };
  // the answer to a missing Host is ours, so that it is an error like any other
  const server = createServer({ ...patience, requireHostHeader: false }, serveOne);
  server.on('checkExpectation', serveOne);
  server.on('connect', ({ url = '' }, socket: Socket) => {
    // it names a host and a port, as one asks a proxy
    write(socket, refusalOfMethod('CONNECT', url.startsWith('/') ? url : '/', methodsAt));
  });
  server.on('clientError', (error: ClientError, socket: Socket) => {
    const before = last.get(socket);
    if (codeOf(error) === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if (before?.request.complete === true && !before.response.writableFinished) endAfter(before.response, socket);
    else if (before?.request.complete === false && before.response.headersSent) socket.destroy();
    else write(socket, refusalOf(error, methodsAt));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: portOf(server),
    serve(next, nextMethodsAt = () => []) {
      handler = next;
      methodsAt = nextMethodsAt;
    },
    open: () => open,
    idle: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    close: () => close(server),
  };
}

const sayStarting: RequestListener = (_request, response) => refuse(response, STARTING);

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** What cannot be read behind a request whose answer is under way ends the connection, once that is sent. */
function endAfter(response: ServerResponse, socket: Socket): void {
  socket.pause();
  response.shouldKeepAlive = false;
  response.once('finish', () => socket.end());
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server listens at no port');
  return address.port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** RFC 9112, section 3.2: a request names its host once, and only HTTP/1.0 may leave it out. */
function faultOfHost({ rawHeaders, httpVersion }: IncomingMessage): string | null {
  const hosts = rawHeaders.filter((_value, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host');
  const [host] = hosts;
  if (host === undefined) return httpVersion === '1.0' ? null : 'the header Host is missing';
  if (hosts.length > 1) return 'the header Host may be sent only once';
  return /^[\w.~!$&'()*+;=:[\]%-]+$/.test(host)
    ? null
    : 'the header Host must be one host name, with or without a port';
}

/** What Node says of a request that it could not read. */
interface ClientError extends Error {
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** What is answered to what never became a request. */
function refusalOf(error: ClientError, methodsAt: MethodsAt | null): Refusal {
  switch (codeOf(error)) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { error: new AppError('request_timeout', 'the request did not arrive in time: send all of it at once') };
    case 'HPE_HEADER_OVERFLOW':
      return {
        error: new AppError('invalid_request', inEnglish('the address and headers of the request are over 16 KiB')),
      };
    case 'HPE_INVALID_METHOD': {
      const [, method, url] = REQUEST_LINE.exec(lineAt(error)) ?? [];
      if (method !== undefined && url !== undefined) return refusalOfMethod(method, url, methodsAt);
    }
  }
  return { error: new AppError('invalid_request', inEnglish('the request is not valid HTTP')) };
}

/** A method that HTTP allows, whether or not anybody has heard of it. */
const REQUEST_LINE = /^([\w!#$%&'*+.^`|~-]{1,100}) (\S+) HTTP\/1\.[01]$/;

/** The line in which Node stopped reading. */
function lineAt({ rawPacket = Buffer.alloc(0), bytesParsed = 0 }: ClientError): string {
  const text = rawPacket.toString('latin1');
  const start = bytesParsed === 0 ? 0 : text.lastIndexOf('\n', bytesParsed - 1) + 1;
  return text.slice(start).split(/\r?\n/, 1)[0] ?? '';
}

function refusalOfMethod(method: string, url: string, methodsAt: MethodsAt | null): Refusal {
  if (methodsAt === null) return { error: STARTING };
  const allowed = methodsAt(url);
  if (allowed.length > 0) return { error: methodNotAllowed(method, allowed), allow: allowed.join(', ') };
  return { error: new AppError('not_found', inEnglish(`there is nothing at ${method} ${url.split('?')[0]}`)) };
}

interface Refusal {
  readonly error: AppError;
  readonly allow?: string;
}

function refuse(response: ServerResponse, error: AppError): void {
  const body = bodyOf(error);
  response.writeHead(error.status, headersOf({ error }, body)).end(body);
}

/** Answers on a connection that has no request, and ends it. */
function write(socket: Socket, refusal: Refusal): void {
  const body = bodyOf(refusal.error);
  const headers = Object.entries({ ...headersOf(refusal, body), connection: 'close' });
  const { status } = refusal.error;
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

function bodyOf({ code, message }: AppError): string {
  return JSON.stringify({ error: { code, message } });
}

function headersOf({ error, allow }: Refusal, body: string): Record<string, string> {
  const { retryAfterSeconds } = error.details;
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'request-id': newRequestId(),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    ...(allow !== undefined && { allow }),
  };
}
