import { z } from 'zod';
import { LOGO_BYTES, readLogo, type SignIn, setLogo } from '../../accounts/index.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { TypedApp } from '../typed-app.ts';
import type { AppServerContext } from './context.ts';
import { actorOf, admitMember } from './person-of-request.ts';

const YEAR = 31_536_000;

/** PUT /app/logo: the picture as it is, larger than what the procedures take. */
export function registerLogo(site: TypedApp, { db, clock }: AppServerContext, open: () => Promise<SignIn>): void {
  void site.register(async (app: TypedApp) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 2 * LOGO_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    app.put(
      '/logo',
      {
        schema: { hide: true, body: z.instanceof(Buffer).nullish() },
        // before the body is read, so that only a member can send so much
        onRequest: async (request) => {
          await admitMember(open, db, request, namedBy(request.headers), 'editor');
          if (Number(request.headers['content-length'] ?? 0) > LOGO_BYTES) {
            throw invalidRequest('logo', ({ accounts }) => accounts.logoTooLarge);
          }
        },
      },
      async (request) => {
        const companyId = namedBy(request.headers) ?? '';
        const picture = request.body ?? Buffer.alloc(0);
        await forCompany(db, companyId, (tx) => setLogo(tx, companyId, picture, clock.now()), actorOf(request));
        return {};
      },
    );
  });
}

/** GET /logos/{company}/{logo}: for whoever is shown the address, the company's clients among them. */
export function registerLogos(site: TypedApp, { db }: AppServerContext): void {
  site.get(
    '/logos/:company/:logo',
    { schema: { hide: true, params: z.object({ company: z.string(), logo: z.string() }) } },
    async (request, reply) => {
      const { company, logo } = request.params;
      if (!isUuid(company)) throw new AppError('not_found', (texts) => texts.none.logo);
      const { mediaType, image } = await forCompany(db, company, (tx) => readLogo(tx, company, logo));
      return reply
        .headers({
          'content-type': mediaType,
          'cache-control': `public, max-age=${YEAR}, immutable`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .send(image);
    },
  );
}

function namedBy(headers: Readonly<Record<string, string | string[] | undefined>>): string | null {
  const named = headers['x-company'];
  return typeof named === 'string' ? named.toLowerCase() : null;
}
