import type { FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';
import type { TypedApp } from './typed-app.ts';

/** Bodies are read as they are: one that is compressed is refused by the name of its encoding. */
export function refuseEncodedBodies(app: TypedApp): void {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const encoded = encodingOf(request);
    if (encoded === null) return done(null, payload);
    reply.header('accept-encoding', 'identity');
    return done(
      new AppError(
        'invalid_request',
        inEnglish(`the body has the ${encoded}, which is not understood: send it uncompressed`),
      ),
    );
  });
}

/** As `Content-Encoding: gzip`; null for a body that is as it is, or none. */
function encodingOf({ headers }: FastifyRequest): string | null {
  const transfer = headers['transfer-encoding'] ?? 'chunked';
  if (transfer.toLowerCase() !== 'chunked') return `Transfer-Encoding ${transfer}`;
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  const encoding = headers['content-encoding'] ?? '';
  return isEmpty || ['', 'identity'].includes(encoding.toLowerCase()) ? null : `Content-Encoding ${encoding}`;
}
