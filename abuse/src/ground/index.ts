import { Client, type ClientConfig } from 'pg';
import type { Db } from '../../../server/src/platform/db.ts';
import { companyRows } from '../../../server/src/testing/company-rows.ts';
import type { Caller, Face } from '../operation.ts';
import type { Named, Side } from '../placeholders.ts';
import { createSender, type Sender } from '../request.ts';
import { fill, makeBareCompany, makeCompany, type TestedCompany } from './company.ts';
import { type Ids, readIds } from './ids.ts';
import { type Person, signedIn, signIn, type Way } from './people.ts';

/** What the requests go to. */
export interface Site {
  readonly address: string;
  /** The origin of its own pages. */
  readonly origin: string;
  readonly db: Db;
  readonly owner: ClientConfig;
}

/** The companies between which requests go, and all that is known of them. */
export interface Ground {
  readonly sender: Sender;
  /** The one that asks. */
  readonly own: TestedCompany;
  /** The one of which nothing may ever be seen. */
  readonly other: TestedCompany;
  /** Ids and tokens of the other company. */
  readonly secretsOfOther: ReadonlySet<string>;
  /** What must not stand in a log: keys, cookies, tokens. */
  readonly credentials: readonly string[];
  headersOf(caller: Caller, face: Face): Promise<Record<string, string>>;
  idOf(side: Side, named: Named, at: number): string;
  /** Gives back rights that were taken away, and learns what there is by now. */
  tend(): Promise<void>;
  /** Gives back rights alone. */
  restoreRights(): Promise<void>;
  /** The visitor's session has ended. */
  forgetVisitor(): void;
  /** Asks another server over the same database from now on. */
  moveTo(address: string): void;
  /** All that the other company has, but its deliveries: the rows of each table as text. */
  heldByOther(): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

/** What a try of a delivery that was under way as the ground was laid still writes, with when its subscription began to fail. */
const MOVING: ReadonlySet<string> = new Set(['deliveries', 'delivery_tries']);
const NOBODY = '0197f0aa-0000-7000-8000-0000000000ff';
/** Of what a company may have so many and no more. */
const MOST_KEPT = 10;
const WRONG_KEY = 'sbk_000000000000000000000000000000000000';

export async function openGround(site: Site): Promise<Ground> {
  let current = createSender(site.address);
  const sender: Sender = { send: (request) => current.send(request), close: () => current.close() };
  const { db } = site;
  const way = { sender, origin: site.origin, db };
  const owner = new Client(site.owner);
  owner.on('error', () => {}); // the query under way reports it
  await owner.connect();
  const own = await makeCompany(way, 'Northlight');
  const other = await makeCompany(way, 'Quillfeather');
  await settle(owner, other.id);
  const keys: Partial<Record<Caller, string>> = {
    owner: own.key,
    editor: own.key,
    viewer: own.key,
    visitor: own.key,
    outsider: WRONG_KEY,
    starter: (await makeBareCompany(db, 'Starter', { plan: 'starter' })).key,
    cancelled: (await makeBareCompany(db, 'Cancelled', { subscription: 'cancelled' })).key,
    empty: (await makeBareCompany(db, 'Empty', {}, false)).key,
    'used up': (await makeBareCompany(db, 'Used', { allowance: 0 })).key,
    'test key': own.testKey,
  };
  const secretsOfOther = await secretsOf(owner, other);
  const ids: Record<Side, Ids> = { own: await readIds(owner, own.id), other: await readIds(owner, other.id) };
  let stamps = await stampsOf(sender, ids.own);
  let visitor: Promise<Person> | null = null;
  let addresses = 0;

  async function cookieOf(caller: Caller): Promise<string | null> {
    switch (caller) {
      case 'owner':
      case 'editor':
      case 'viewer':
        return own.people[caller].cookie;
      case 'outsider':
        return own.people.owner.cookie;
      case 'visitor':
        visitor ??= signedIn(way, own, 'viewer');
        return (await visitor).cookie;
      case 'nobody':
      case 'starter':
      case 'cancelled':
      case 'empty':
      case 'used up':
      case 'test key':
        return null;
      default:
        return caller satisfies never;
    }
  }

  async function restoreRights(): Promise<void> {
    await owner.query(`select set_config('app.company_id', $1, false)`, [own.id]);
    const people = Object.values(own.people);
    await owner.query(
      `insert into members (company_id, user_id, role)
       select $1, person, role from unnest($2::uuid[], $3::text[]) as given (person, role)
       on conflict (company_id, user_id) do update set role = excluded.role where members.role <> excluded.role`,
      [own.id, people.map(({ id }) => id), people.map(({ role }) => role)],
    );
  }

  return {
    sender,
    own,
    other,
    secretsOfOther,
    credentials: [
      own.key,
      own.testKey,
      other.key,
      other.testKey,
      ...[own, other].flatMap(({ people }) => Object.values(people).map(({ cookie }) => cookie)),
    ],
    async headersOf(caller, face) {
      addresses += 1;
      // each as if from a network of its own, so that nobody has to wait for the tries of another
      const from = { 'x-forwarded-for': `10.${(addresses >> 16) % 256}.${(addresses >> 8) % 256}.${addresses % 256}` };
      if (face === 'public API' || face === 'MCP') {
        const key = keys[caller];
        return { ...from, ...(key !== undefined && { authorization: `Bearer ${key}` }) };
      }
      const cookie = await cookieOf(caller);
      const company = caller === 'outsider' ? other.id : own.id;
      return { ...from, origin: way.origin, 'x-company': company, ...(cookie !== null && { cookie }) };
    },
    idOf(side, named, at) {
      const tokens = side === 'own' ? own.invitationTokens : [];
      const found =
        named === 'invitationToken' ? tokens : named === 'formStamp' ? stamps : (ids[side].get(named) ?? []);
      return found[at % Math.max(1, found.length)] ?? NOBODY;
    },
    async tend() {
      await restoreRights();
      for (const person of Object.values(own.people)) {
        const headers = { cookie: person.cookie, origin: way.origin };
        const { status } = await sender.send({ method: 'GET', path: '/app/trpc/me.get', headers, body: null });
        if (status === 401) await signIn(way, person);
      }
      for (const table of ['webhooks', 'proposal_templates', 'tags', 'regions']) {
        await owner.query(
          `delete from ${table} where company_id = $1 and id not in
           (select id from ${table} where company_id = $1 order by id desc limit ${MOST_KEPT})`,
          [own.id],
        );
      }
      await owner.query(
        "update sales_settings set total_rules = '[]', price_lists = '[]', discount_codes = '[]' where company_id = $1",
        [own.id],
      );
      await filled(way, own);
      ids.own = await readIds(owner, own.id);
      // those before are some seconds old by now, and count
      stamps = [...(await stampsOf(sender, ids.own)), ...stamps].slice(0, 2);
    },
    restoreRights,
    forgetVisitor() {
      visitor = null;
    },
    moveTo(address) {
      current.close();
      current = createSender(address);
      way.origin = address;
    },
    async heldByOther() {
      const tables = (await companyRows(owner, other.id)).filter(({ name }) => !MOVING.has(name));
      return new Map(tables.map(({ name, rows }) => [name, JSON.stringify(rows, steady)]));
    },
    async close() {
      sender.close();
      await owner.end();
    },
  };
}

/** The stamp of the company's form for enquiries, as a visitor is given it. */
async function stampsOf(sender: Sender, ids: Ids): Promise<readonly string[]> {
  const [token = ''] = ids.get('formToken') ?? [];
  const { text } = await sender.send({ method: 'GET', path: `/forms/${token}`, headers: {}, body: null });
  return [/name="stamp" value="([^"]+)"/.exec(text)?.[1] ?? ''];
}

/** Tries again where a request of another lane came between. */
async function filled(way: Way, company: TestedCompany, tries = 3): Promise<void> {
  try {
    await fill(way, company);
  } catch (error) {
    if (tries === 1) throw error;
    await filled(way, company, tries - 1);
  }
}

/** Leaves out when a subscription began to fail. */
function steady(name: string, value: unknown): unknown {
  return name === 'failing_since' ? undefined : value;
}

/** What the program would do by itself is done, so that whatever changes later was changed by a request. */
async function settle(owner: Client, companyId: string): Promise<void> {
  await owner.query(`select set_config('app.company_id', $1, false)`, [companyId]);
  await owner.query(
    `update deliveries set state = 'cancelled', lease_until = null, attempt = null where company_id = $1`,
    [companyId],
  );
  await owner.query(`update mails set state = 'kept', attempt = null where company_id = $1 and state = 'waiting'`, [
    companyId,
  ]);
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function secretsOf(
  owner: Client,
  { id, key, testKey, invitationTokens }: TestedCompany,
): Promise<ReadonlySet<string>> {
  const tables = await companyRows(owner, id);
  const ids = await readIds(owner, id);
  const tokens = [...(ids.get('shareToken') ?? []), ...(ids.get('formToken') ?? [])];
  return new Set([...(JSON.stringify(tables).match(UUID) ?? []), ...tokens, ...invitationTokens, key, testKey]);
}
