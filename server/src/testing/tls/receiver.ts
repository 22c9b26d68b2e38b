import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Of the authority that signed the receiver's certificate: `createOutbound({ …, ca: TEST_CA })`. */
export const TEST_CA = read('ca.pem');
/** For `hook.test`, `localhost`, `127.0.0.1` and `::1`. */
export const TEST_CERTIFICATE = { cert: read('receiver.pem'), key: read('receiver-key.pem') };

export interface Receiver {
  readonly port: number;
  /** What came in, oldest first. */
  readonly requests: readonly Received[];
  /** Connections that were made so far. */
  readonly connections: number;
  /** Closes the connections that are open. */
  hangUp(): void;
  close(): Promise<void>;
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The address that was connected to. */
  readonly localAddress: string | undefined;
}

/** A receiver of webhooks over TLS on every loopback address; it answers 204 unless told otherwise. */
export async function startReceiver(
  respond: (response: ServerResponse, request: Received) => void = (response) => response.writeHead(204).end(),
): Promise<Receiver> {
  const requests: Received[] = [];
  let connections = 0;
  const server = createServer(TEST_CERTIFICATE, (incoming, response) => {
    void (async () => {
      const request = await received(incoming);
      requests.push(request);
      respond(response, request);
    })();
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    get connections() {
      return connections;
    },
    hangUp: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function received(incoming: IncomingMessage): Promise<Received> {
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers,
    localAddress: incoming.socket.localAddress,
    body: await text(incoming),
  };
}

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
