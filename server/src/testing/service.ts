import type { FastifyInstance } from 'fastify';
import { type Company, createApiKey, createCompany } from '../accounts/index.ts';
import { importCatalogue } from '../catalogue/index.ts';
import { createBuiltinDrafter } from '../generation/index.ts';
import { buildServer, createDraining, type Draining, type Listener, type ServerContext } from '../http/index.ts';
import { mailAbout, mailAboutDisabled } from '../mail/index.ts';
import { type Config, readEnv } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { createSecrets } from '../platform/secrets.ts';
import { forCompany } from '../platform/tenancy.ts';
import { createUnderWay } from '../proposals/index.ts';
import { openOwnDatabase, openTestDatabase, TEST_SECRET, type TestDatabase } from './database.ts';
import { type Answered, createDocumentCheck, type DocumentCheck } from './documented.ts';

export const TEST_NOW = new Date('2026-11-20T10:00:00.000Z');

/** A small catalogue that a conference and a party can be made of. */
export const SMALL_CATALOGUE = `sku,name,category,unit,unit_price,tracked,owned
SP,QSC K12.2 12in Powered Speaker,audio,day,38.00,true,24
MX,Yamaha TF1 Mixing Console,audio,day,95.00,true,4
RM,Shure QLX-D Handheld Radio Mic,audio,day,32.00,true,20
PJ,"Epson EB-L1505 12,000 lm Projector",video,day,280.00,true,4
SC,Fastfold Projection Screen 4m x 2.25m,video,day,95.00,true,4
DK,Litedeck 2m x 1m Stage Deck,staging,day,14.50,true,60
ST,Bar Stool,furniture,event,6.50,true,80
UP,LED Uplight,lighting,day,12.00,true,60
SE,Sound Engineer,crew,hour,32.00,false,
DV,Local Van Delivery,transport,event,85.00,false,
`;

export interface TestService {
  readonly context: ServerContext;
  readonly database: TestDatabase;
  /** Makes a company with the small catalogue and a key. */
  company(options?: CompanyOptions): Promise<TestCompany>;
  /** One request; `body` is sent as JSON unless it is a string or bytes. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Listens on a socket, for what does not end with its answer; returns the address. */
  listen(): Promise<string>;
  /** Answers what comes in at a listener whose address was known before, as the public address. */
  serveAt(listener: Listener): void;
  close(): Promise<void>;
}

export interface CompanyOptions {
  readonly catalogue?: string | null;
  readonly plan?: string;
  readonly taxRate?: string;
  readonly currency?: string;
}

export interface TestCompany extends Company {
  readonly key: string;
}

export interface CallOptions {
  readonly key?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** Where the connection comes from, instead of loopback. */
  readonly remoteAddress?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly bytes: Buffer;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly json: any;
}

export type ServiceOverrides = Partial<Omit<ServerContext, 'config'>> & { config?: Partial<Config> };

/** The whole service over a database of its own; see `openOwnDatabase`. */
export async function startLoneTestService(overrides: ServiceOverrides = {}): Promise<TestService> {
  const database = await openOwnDatabase();
  const service = await startTestService(overrides, database);
  return {
    ...service,
    async close() {
      await service.close();
      await database.close();
    },
  };
}

/** The whole service, spoken to through HTTP without a socket; over the database that files share unless given one. */
export async function startTestService(
  overrides: ServiceOverrides = {},
  given?: TestDatabase,
  draining: Draining = createDraining(),
): Promise<TestService> {
  const database = given ?? (await openTestDatabase());
  const context: ServerContext = {
    pool: database.pool,
    db: database.db,
    clock: { now: () => TEST_NOW },
    log: silentLog,
    secrets: createSecrets(TEST_SECRET),
    publicUrl: 'http://showbill.test',
    drafter: createBuiltinDrafter(),
    sandboxDrafter: createBuiltinDrafter(),
    underWay: createUnderWay(),
    tell: mailAbout,
    tellDisabled: mailAboutDisabled,
    peopleMail: { sendReset: () => {}, sendInvitation: () => {}, sendSignUp: () => {} },
    outbound: createOutbound({ allowPrivate: false, lookup: noLookup }),
    ...overrides,
    config: { ...readEnv({ RATE_LIMIT_PER_HOUR: '100000' }), ...overrides.config },
  };
  const app = await buildServer(context, draining);
  await app.ready();
  return {
    context,
    database,
    company: (options = {}) => makeCompany(context, options),
    async call(method, path, { key, headers = {}, body, remoteAddress = '127.0.0.1' } = {}) {
      const response = await app.inject({
        method: method as 'GET',
        url: path,
        remoteAddress,
        headers: {
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          payload:
            body instanceof Uint8Array ? Buffer.from(body) : typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      const answer: Answer = {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
        text: response.body,
        bytes: response.rawPayload,
        json: parsed(response.body),
      };
      if (isOfApi(path)) await holdToDocument(app, { method, path, ...answer });
      return answer;
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    serveAt: (listener) => listener.serve((request, response) => app.routing(request, response), app.served.methodsAt),
    close: () => app.close(),
  };
}

let check: Promise<DocumentCheck> | undefined;

/** Whatever a test asks of the public API, the answer is as its document says. */
async function holdToDocument(app: Pick<FastifyInstance, 'inject'>, answered: Answered): Promise<void> {
  check ??= app.inject('/v1/openapi.json').then((response) => createDocumentCheck(response.json()));
  const fault = (await check)(answered);
  if (fault !== null) throw new Error(`${answered.method} ${answered.path}: ${fault}`);
}

function isOfApi(path: string): boolean {
  return path.startsWith('/v1/') && !path.startsWith('/v1/openapi.json');
}

/** No test reaches the outside; one that speaks of names brings its own. */
const noLookup = (host: string): Promise<never> => Promise.reject(new Error(`a test looked up ${host}`));

let made = 0;

async function makeCompany(
  { db, clock }: ServerContext,
  { catalogue = SMALL_CATALOGUE, plan, taxRate, currency = 'GBP' }: CompanyOptions,
): Promise<TestCompany> {
  made += 1;
  const company = await createCompany(db, { name: `Company ${made}`, currency, country: 'GB', plan, taxRate });
  return forCompany(db, company.id, async (tx) => {
    if (catalogue !== null) {
      const file = new TextEncoder().encode(catalogue);
      const { errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now: clock.now() });
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
    }
    const { key } = await createApiKey(tx, company.id, { name: 'test' });
    return { ...company, key };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
