import { z } from 'zod';
import type { SignIn } from '../../accounts/index.ts';
import { PICTURE_BYTES, preparePicture, readPicture, setPicture } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { TypedApp } from '../typed-app.ts';
import type { AppServerContext } from './context.ts';
import { actorOf, admitMember } from './person-of-request.ts';

const YEAR = 31_536_000;
/** What is larger is answered here, where it is said in words; what is larger still is not read. */
const BODY_LIMIT = PICTURE_BYTES + 64 * 1024;

/** PUT /app/products/{id}/picture: the picture as it is, larger than what the procedures take. */
export function registerProductPicture(
  site: TypedApp,
  { db, clock }: AppServerContext,
  open: () => Promise<SignIn>,
): void {
  void site.register(async (app: TypedApp) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    app.put(
      '/products/:id/picture',
      {
        schema: { hide: true, params: z.object({ id: z.string() }), body: z.instanceof(Buffer).nullish() },
        // before the body is read, so that only a member can send so much
        onRequest: async (request) => {
          await admitMember(open, db, request, namedBy(request.headers), 'editor');
          if (Number(request.headers['content-length'] ?? 0) > PICTURE_BYTES) {
            throw invalidRequest('picture', ({ catalogue }) => catalogue.pictureTooLarge);
          }
        },
      },
      async (request) => {
        const companyId = namedBy(request.headers) ?? '';
        const picture = await preparePicture(request.body ?? Buffer.alloc(0));
        const { id } = request.params;
        const set = (tx: Tx) => setPicture(tx, companyId, id, picture, clock.now());
        await forCompany(db, companyId, set, actorOf(request));
        return {};
      },
    );
  });
}

const address = z.object({ company: z.string(), picture: z.string(), size: z.enum(['small', 'large']) });

/** GET /pictures/{company}/{picture}/{size}: for whoever is shown the address, the company's clients among them. */
export function registerPictures(site: TypedApp, { db }: AppServerContext): void {
  site.get('/pictures/:company/:picture/:size', { schema: { hide: true, params: address } }, async (request, reply) => {
    const { company, picture, size } = request.params;
    if (!isUuid(company)) throw new AppError('not_found', (texts) => texts.none.picture);
    const image = await forCompany(db, company, (tx) => readPicture(tx, company, picture, size));
    // another picture has another id
    const tag = `"${picture}-${size}"`;
    reply.headers({
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${YEAR}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: tag,
    });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.send(image);
  });
}

function namedBy(headers: Readonly<Record<string, string | string[] | undefined>>): string | null {
  const named = headers['x-company'];
  return typeof named === 'string' ? named.toLowerCase() : null;
}
