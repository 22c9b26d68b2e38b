import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { codeOf } from '../platform/errors.ts';
import { newRequestId } from '../platform/ids.ts';

/** An HTTP server that listens before the program behind it is ready, and answers `unavailable` until then. */
export interface Listener {
  readonly port: number;
  /** Hands the requests over from now on. */
  serve(handler: RequestListener): void;
  /** How many requests have no complete answer yet. */
  open(): number;
  /** Resolves when there is none. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Listens at once; throws Node's error where the address is taken. */
export async function listen(host: string, port: number): Promise<Listener> {
  let handler: RequestListener = sayStarting;
  let open = 0;
  const waiting: (() => void)[] = [];
  const serveOne: RequestListener = (request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
      if (open === 0) for (const resolve of waiting.splice(0)) resolve();
    });
    handler(request, response);
  };
  const server = createServer(
    // a request has to arrive within half a minute, so that nobody holds a place, or an orderly end, for longer
    { requireHostHeader: false, requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    serveOne,
  );
  server.on('checkExpectation', serveOne);
  server.on('connect', (_request, socket: Socket) => refuseBrokenHttp(new Error('CONNECT'), socket));
  server.on('clientError', refuseBrokenHttp);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: portOf(server),
    serve(next) {
      handler = next;
    },
    open: () => open,
    idle: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    close: () => close(server),
  };
}

function sayStarting(_request: IncomingMessage, response: ServerResponse): void {
  const body = problem('unavailable', 'the server is starting; please try again');
  response.writeHead(503, { ...headers(body), 'retry-after': '1' }).end(body);
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

/** Answers what is not even HTTP, before any request exists. */
function refuseBrokenHttp(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = problem('invalid_request', 'the request is not valid HTTP');
  const lines = Object.entries({ ...headers(body), connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}

function headers(body: string): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'request-id': newRequestId(),
  };
}

function problem(code: string, message: string): string {
  return JSON.stringify({ error: { code, message } });
}
