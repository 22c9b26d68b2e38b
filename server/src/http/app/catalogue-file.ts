import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { inCompany, type SignIn } from '../../accounts/index.ts';
import { bringIn, takeImportPlace } from '../../catalogue/index.ts';
import { AppError } from '../../platform/errors.ts';
import { languageAsked } from '../language-asked.ts';
import type { TypedApp } from '../typed-app.ts';
import type { AppServerContext } from './context.ts';
import { actorOf, admitMember } from './person-of-request.ts';
import { MOST_ERRORS, presentImport } from './routers/import-present.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/** What a catalogue file is sent with. */
export const CATALOGUE_FILE_QUERY = z.object({
  /** Says what would happen, and changes nothing. */
  dry_run: z.enum(['true', 'false']).default('true'),
  skip_invalid: z.enum(['true', 'false']).default('false'),
  /** The `seal` that a trial has answered: with another mapping than it was tried with nothing is imported. */
  mapping: z.string().max(100).nullable().default(null),
  /** What the first row is; left out: as it was said of such files, or looks. */
  first_row: z.enum(['headings', 'data']).optional(),
});

/** A catalogue file as it is, under /app/catalogue/import: larger than what the procedures take. */
export function registerCatalogueFile(
  site: TypedApp,
  { db, pool, clock, underWay }: AppServerContext,
  open: () => Promise<SignIn>,
): void {
  void site.register(async (app: TypedApp) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    app.post(
      '/catalogue/import',
      {
        schema: { hide: true, querystring: CATALOGUE_FILE_QUERY, body: z.instanceof(Buffer).nullish() },
        // before the body is read, so that only a member can send so much
        onRequest: async (request, reply) => {
          await admitMember(open, db, request, namedBy(request.headers), 'editor');
          const size = Number(request.headers['content-length'] ?? 0);
          if (size > MOST_BYTES) throw new AppError('invalid_request', ({ catalogue }) => catalogue.fileTooLarge);
          reply.raw.once('close', takeImportPlace(namedBy(request.headers) ?? ''));
        },
      },
      async (request, reply) => {
        const { dry_run: dryRun, skip_invalid: skipInvalid, mapping: seal, first_row: firstRow } = request.query;
        const companyId = namedBy(request.headers) ?? '';
        const file = request.body ?? Buffer.alloc(0);
        const gone = whenGone(reply.raw);
        const options = {
          dryRun: dryRun === 'true',
          skipInvalid: skipInvalid === 'true',
          now: clock.now(),
          language: languageAsked(request),
          actor: actorOf(request),
        };
        const result = await underWay.runUntilStopped((stop) =>
          bringIn(pool, companyId, file, {
            ...options,
            mapped: { seal, firstRow },
            mostErrors: MOST_ERRORS,
            signal: AbortSignal.any([stop, gone]),
          }),
        );
        return presentImport(result, await inCompany(db, companyId, async (_tx, { currency }) => currency));
      },
    );
  });
}

/** Aborts when whoever asked has gone before the answer was there. */
function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort(new AppError('unavailable', 'the client has gone: nothing was imported')));
  return gone.signal;
}

function namedBy(headers: Readonly<Record<string, string | string[] | undefined>>): string | null {
  const named = headers['x-company'];
  return typeof named === 'string' ? named.toLowerCase() : null;
}
