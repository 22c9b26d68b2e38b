import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { answerParent } from './answer-parent.ts';

const TLS = new URL('../../server/src/testing/tls/', import.meta.url);

/** A receiver over TLS: what is sent to /hang gets no answer, everything else 204. */
const server = createServer(
  { key: readFileSync(new URL('receiver-key.pem', TLS)), cert: readFileSync(new URL('receiver.pem', TLS)) },
  (request, response) => {
    request.resume();
    if (request.url !== '/hang') request.on('end', () => response.writeHead(204).end());
  },
);
server.listen(0, '127.0.0.1', () => {
  answerParent((server.address() as AddressInfo).port, async () => {
    server.closeAllConnections();
    server.close();
  });
});
