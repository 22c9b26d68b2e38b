import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { inCompany, type SignIn } from '../../accounts/index.ts';
import { bringIn } from '../../catalogue/index.ts';
import { bringInClients } from '../../clients/index.ts';
import { type Mapped, SYSTEMS, takeImportPlace } from '../../imports/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { languageAsked } from '../language-asked.ts';
import type { TypedApp } from '../typed-app.ts';
import type { AppServerContext } from './context.ts';
import { actorOf, admitMember } from './person-of-request.ts';
import { MOST_ERRORS, presentClientImport, presentImport } from './routers/import-present.ts';

const MOST_BYTES = 20 * 1024 * 1024;

/** What a file is sent with. */
export const IMPORT_FILE_QUERY = z.object({
  /** Says what would happen, and changes nothing. */
  dry_run: z.enum(['true', 'false']).default('true'),
  skip_invalid: z.enum(['true', 'false']).default('false'),
  /** The `seal` that a trial has answered: with another mapping than it was tried with nothing is imported. */
  mapping: z.string().max(100).nullable().default(null),
  /** What the first row is; left out: as it was said of such files, or looks. */
  first_row: z.enum(['headings', 'data']).optional(),
  /** The system that the file is from; left out: as its headings say. */
  from: z.enum([...SYSTEMS, 'none']).optional(),
  /** Of a workbook; left out: the first that has a cell. */
  sheet: z.string().max(200).optional(),
});

/** A file and how it is to be brought in. */
interface FileOrder {
  readonly companyId: string;
  readonly file: Buffer;
  readonly options: {
    readonly dryRun: boolean;
    readonly skipInvalid: boolean;
    readonly now: Date;
    readonly language: ReturnType<typeof languageAsked>;
    readonly actor: Actor;
    readonly mapped: Mapped;
    readonly from: z.output<typeof IMPORT_FILE_QUERY>['from'] | null;
    readonly sheet: string | undefined;
    readonly mostErrors: number;
    readonly signal: AbortSignal;
  };
}

/** Files of products and of clients as they are, under /app: larger than what the procedures take. */
export function registerImportFiles(site: TypedApp, context: AppServerContext, open: () => Promise<SignIn>): void {
  const { db, pool } = context;
  void site.register(async (app: TypedApp) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    takeFiles(app, '/catalogue/import', context, open, async ({ companyId, file, options }) => {
      const { from = null, ...rest } = options;
      const result = await bringIn(pool, companyId, file, { ...rest, from });
      return presentImport(result, await inCompany(db, companyId, async (_tx, { currency }) => currency));
    });
    takeFiles(app, '/clients/import', context, open, async ({ companyId, file, options }) => {
      const { from = null, ...rest } = options;
      return presentClientImport(await bringInClients(pool, companyId, file, { ...rest, from }));
    });
  });
}

function takeFiles(
  app: TypedApp,
  path: string,
  { db, clock, underWay }: AppServerContext,
  open: () => Promise<SignIn>,
  bring: (order: FileOrder) => Promise<unknown>,
): void {
  app.post(
    path,
    {
      schema: { hide: true, querystring: IMPORT_FILE_QUERY, body: z.instanceof(Buffer).nullish() },
      // before the body is read, so that only a member can send so much
      onRequest: async (request, reply) => {
        await admitMember(open, db, request, namedBy(request.headers), 'editor');
        const size = Number(request.headers['content-length'] ?? 0);
        if (size > MOST_BYTES) throw new AppError('invalid_request', ({ catalogue }) => catalogue.fileTooLarge);
        reply.raw.once('close', takeImportPlace(namedBy(request.headers) ?? ''));
      },
    },
    async (request, reply) => {
      const {
        dry_run: dryRun,
        skip_invalid: skipInvalid,
        mapping: seal,
        first_row: firstRow,
        from,
        sheet,
      } = request.query;
      const gone = whenGone(reply.raw);
      return underWay.runUntilStopped((stop) =>
        bring({
          companyId: namedBy(request.headers) ?? '',
          file: request.body ?? Buffer.alloc(0),
          options: {
            dryRun: dryRun === 'true',
            skipInvalid: skipInvalid === 'true',
            now: clock.now(),
            language: languageAsked(request),
            actor: actorOf(request),
            mapped: { seal, firstRow },
            from: from ?? null,
            sheet,
            mostErrors: MOST_ERRORS,
            signal: AbortSignal.any([stop, gone]),
          },
        }),
      );
    },
  );
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
