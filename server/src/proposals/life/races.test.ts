import type { ProposalStatus } from '@showbill/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailAbout } from '../../mail/index.ts';
import { createDb, createServicePool } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { silentLog } from '../../platform/log.ts';
import { inEnglish } from '../../refusals/index.ts';
import { openOwnDatabase, type TestDatabase } from '../../testing/database.ts';
import { runs } from '../../testing/runs.ts';
import type { DecidedBy } from '../proposal.ts';
import { type Hire, LATER, openHire } from './fixtures.ts';
import { holdStockFor } from './hold-stock.ts';
import { changeProposal, dispatchJob, expireProposals, type LifeContext, returnJob, verifyStock } from './index.ts';

const RUNS = runs(64, 200);
/** Races at once, each in a company of its own: within one, whoever changes its stock takes turns. */
const LANES = 4;
const MOMENT = '2026-11-22T08:00:00.000Z';
/** The second day of the event of an accepted job. */
const THEN = '2026-12-11T08:00:00.000Z';
/** Before and after the end of the last day of what was sent at LATER. */
const BEFORE = '2026-12-05T23:59:59.999Z';
const PAST = '2026-12-06T00:00:00.000Z';

let database: TestDatabase;
/** What a second server over the same database works with. */
let second: Pick<LifeContext, 'pool' | 'db'>;
beforeAll(async () => {
  database = await openOwnDatabase();
  const pool = createServicePool(database.owner, silentLog);
  second = { pool, db: createDb(pool) };
});
afterAll(async () => {
  await second.db.destroy();
  await database.close();
});

interface Race {
  /** Makes what is competed for; each run has a copy of it. */
  readonly ready: (hire: Hire) => Promise<string[]>;
  readonly contenders: readonly [Contender, Contender];
  readonly times?: number;
  /** Where a contender reaches beyond what is competed for: one run at a time, and no copies made before. */
  readonly alone?: boolean;
}

interface Contender {
  readonly at: string;
  readonly tries: (context: LifeContext, companyId: string, ids: readonly string[]) => Promise<unknown>;
  /** How each proposal stands when this one won; null: it never may. */
  readonly wins: readonly Standing[] | null;
}

interface Standing {
  readonly status: ProposalStatus;
  readonly decidedBy?: DecidedBy | null;
  /** What was told of it during the race. */
  readonly events?: readonly string[];
  readonly mails?: number;
  readonly held?: readonly string[];
  readonly units?: readonly string[];
}

/**
 * Runs a race again and again, in both starting orders, and checks each end; returns how often each contender won. In
 * the first run of each order the second starts when the first has ended: however busy the machine, each wins once.
 */
async function run({ ready, contenders, times = RUNS, alone = false }: Race): Promise<[number, number]> {
  const won: [number, number] = [0, 0];
  const lanes = alone ? 1 : LANES;
  const lane = async (): Promise<void> => {
    const hire = await openHire(database, mailAbout);
    const rounds = times / lanes;
    const copies = alone ? [] : await copy(hire, await ready(hire), rounds);
    for (let n = 0; n < rounds; n++) {
      const ids = copies[n] ?? (await ready(hire));
      const order = n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      const start = (place: 0 | 1): Promise<unknown> => {
        const { at, tries } = contenders[place];
        const context = hire.at(at);
        return tries(place === 0 ? context : { ...context, ...second }, hire.company.id, ids);
      };
      const ends = n < order.length ? await oneByOne(order, start) : await Promise.allSettled(order.map(start));
      expect(ends.flatMap((end) => (end.status === 'rejected' ? [refusalOf(end.reason)] : []))).toEqual(['conflict']);
      const [winner = 0] = order.filter((_place, at) => ends[at]?.status === 'fulfilled');
      won[winner] += 1;
      expect(await standings(hire, ids)).toEqual(contenders[winner].wins);
    }
    const { differences } = await hire.inside((tx) => verifyStock(tx, hire.company.id, { rebuild: false }));
    expect(differences).toEqual([]);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return won;
}

async function oneByOne(
  order: readonly (0 | 1)[],
  start: (place: 0 | 1) => Promise<unknown>,
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const ends: PromiseSettledResult<unknown>[] = [];
  for (const place of order) ends.push(...(await Promise.allSettled([start(place)])));
  return ends;
}

/** Copies proposals with what they hold and what is out for them, so many times; those after the first may replace it. */
function copy(hire: Hire, originals: readonly string[], times: number): Promise<string[][]> {
  const copies = Array.from({ length: times }, () => originals.map(() => newId()));
  const records = copies.flatMap((ids) =>
    ids.map((id, place) => ({ id, original: originals[place], replaces: place === 0 ? null : ids[0] })),
  );
  return hire.inside(async (tx) => {
    const c = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as c (id uuid, original uuid, replaces uuid)`;
    await sql`
      insert into proposals
      select (jsonb_populate_record(p, jsonb_build_object(
        'id', c.id, 'replaces', c.replaces, 'number', c.id, 'share_token', c.id))).*
      from ${c} join proposals p on p.id = c.original`.execute(tx);
    await sql`
      insert into line_items
      select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'proposal_id', c.id))).*
      from ${c} join line_items l on l.proposal_id = c.original`.execute(tx);
    await sql`
      insert into dispatched_units
        (company_id, id, proposal_id, product_id, quantity, left_day, due_day, left_recorded_at)
      select company_id, gen_random_uuid(), c.id, product_id, quantity, left_day, due_day, left_recorded_at
      from ${c} join dispatched_units d on d.proposal_id = c.original`.execute(tx);
    for (const { id } of records) await holdStockFor(tx, hire.company.id, id);
    return copies;
  });
}

/** The code of a refusal; whatever else was thrown is thrown again. */
function refusalOf(reason: unknown): string {
  if (reason instanceof AppError) return reason.code;
  throw reason;
}

async function standings(hire: Hire, ids: readonly string[]): Promise<Standing[]> {
  const { rows } = await hire.inside((tx) =>
    sql<Required<Standing>>`
      select status, decided_by as "decidedBy",
        array(select kind from events e
          where e.company_id = p.company_id and e.proposal_id = p.id and e.created_at > ${LATER}) as events,
        (select count(*)::integer from mails m
          where m.company_id = p.company_id and m.proposal_id = p.id and m.created_at > ${LATER}) as mails,
        array(select kind || ' ' || quantity from bookings b
          where b.company_id = p.company_id and b.proposal_id = p.id) as held,
        array(select quantity || case when back_day is null then ' out' else ' back' end from dispatched_units d
          where d.company_id = p.company_id and d.proposal_id = p.id order by 1) as units
      from proposals p
      where p.company_id = ${hire.company.id} and p.id = any(${ids}::uuid[])
      order by array_position(${ids}::uuid[], p.id)`.execute(tx),
  );
  return rows;
}

/** How a proposal stands of which nothing was told, and that holds nothing. */
function standing(given: Standing): Required<Standing> {
  return { decidedBy: null, events: [], mails: 0, held: [], units: [], ...given };
}

const sent = async (hire: Hire) => [await hire.sent()];
const accepted = async (hire: Hire) => [await hire.accepted()];

async function dispatched(hire: Hire): Promise<string[]> {
  const id = await hire.accepted();
  await dispatchJob(hire.at(THEN), hire.company.id, id);
  return [id];
}

/** An accepted one and so many amendments of it that were sent. */
async function amended(hire: Hire, amendments: number): Promise<string[]> {
  const old = await hire.accepted();
  const ids = [old];
  while (ids.length <= amendments) ids.push(await hire.sent({ lines: [{ sku: 'speaker', units: 8 }], replaces: old }));
  return ids;
}

/** Accepts the amendment at a place among the proposals. */
function amending(place: number, wins: readonly Standing[]): Contender {
  return {
    at: MOMENT,
    tries: (context, companyId, ids) =>
      changeProposal(context, companyId, ids[place] ?? '', 'accept', { by: 'client' }),
    wins,
  };
}

const ACCEPTED = { status: 'accepted', events: ['proposal.accepted'], mails: 2, held: ['firm 6'] } as const;

function accepting(by: DecidedBy, at = MOMENT): Contender {
  return {
    at,
    tries: (context, companyId, [id = '']) => changeProposal(context, companyId, id, 'accept', { by, version: 1 }),
    wins: [standing({ ...ACCEPTED, decidedBy: by })],
  };
}

function deciding(deed: 'revise' | 'decline' | 'cancel', at: string, wins: Standing): Contender {
  return {
    at,
    tries: (context, companyId, [id = '']) => changeProposal(context, companyId, id, deed),
    wins: [standing(wins)],
  };
}

describe('of two who race for a proposal one wins and the other is refused, every time', () => {
  it('acceptance against acceptance', async () => {
    const [client, company] = await run({ ready: sent, contenders: [accepting('client'), accepting('company')] });
    expect(Math.min(client, company)).toBeGreaterThan(0);
  });

  it('acceptance in time against acceptance by a server whose clock is past the end', async () => {
    const late = { ...accepting('company', PAST), wins: null };
    expect(await run({ ready: sent, contenders: [accepting('client', BEFORE), late] })).toEqual([RUNS, 0]);
  });

  it('acceptance against the sweep', async () => {
    // what other races have left open
    await expireProposals((await openHire(database, mailAbout)).at(PAST));
    const sweep: Contender = {
      at: PAST,
      tries: async (context) => {
        if ((await expireProposals(context)) === 0)
          throw new AppError('conflict', inEnglish('there was nothing to expire'));
      },
      wins: [standing({ status: 'expired' })],
    };
    const [client, swept] = await run({ ready: sent, contenders: [accepting('client', BEFORE), sweep], alone: true });
    expect(Math.min(client, swept)).toBeGreaterThan(0);
  });

  it('acceptance against revision', async () => {
    const revising = deciding('revise', MOMENT, { status: 'draft' });
    const [client, revised] = await run({ ready: sent, contenders: [accepting('client'), revising] });
    expect(Math.min(client, revised)).toBeGreaterThan(0);
  });

  it('acceptance against decline', async () => {
    const declining = deciding('decline', MOMENT, {
      status: 'declined',
      decidedBy: 'company',
      events: ['proposal.declined'],
      mails: 1,
    });
    const [client, declined] = await run({ ready: sent, contenders: [accepting('client'), declining] });
    expect(Math.min(client, declined)).toBeGreaterThan(0);
  });

  const replaced = standing({ status: 'cancelled', decidedBy: 'company' });
  const amendment = standing({ ...ACCEPTED, decidedBy: 'client', held: ['firm 8'] });
  const open = standing({ status: 'sent', held: ['provisional 8'] });

  it('acceptance of an amendment against cancellation of what it replaces', async () => {
    const [client, cancelled] = await run({
      ready: (hire) => amended(hire, 1),
      contenders: [
        amending(1, [replaced, amendment]),
        {
          at: MOMENT,
          tries: (context, companyId, [id = '']) => changeProposal(context, companyId, id, 'cancel'),
          wins: [replaced, open],
        },
      ],
    });
    expect(Math.min(client, cancelled)).toBeGreaterThan(0);
  });

  it('acceptance of an amendment against acceptance of another one', async () => {
    const [one, two] = await run({
      ready: (hire) => amended(hire, 2),
      contenders: [amending(1, [replaced, amendment, open]), amending(2, [replaced, open, amendment])],
      times: RUNS / 4,
    });
    expect(Math.min(one, two)).toBeGreaterThan(0);
  });
});

describe('of two who race for the equipment of a job one wins and the other is refused, every time', () => {
  const job = { status: 'accepted', decidedBy: 'company', held: ['firm 6'] } as const;
  const leaving: Contender = {
    at: THEN,
    tries: (context, companyId, [id = '']) => dispatchJob(context, companyId, id),
    wins: [standing({ ...job, units: ['6 out'] })],
  };

  it('dispatch against cancellation', async () => {
    const cancelling = deciding('cancel', THEN, { status: 'cancelled', decidedBy: 'company' });
    const [left, cancelled] = await run({ ready: accepted, contenders: [leaving, cancelling] });
    expect(Math.min(left, cancelled)).toBeGreaterThan(0);
  });

  it('dispatch against dispatch', async () => {
    const [one, two] = await run({ ready: accepted, contenders: [leaving, leaving], times: RUNS / 4 });
    expect(Math.min(one, two)).toBeGreaterThan(0);
  });

  it.each([
    ['all that is out', {}, ['6 back']],
    ['more together than is out', { quantity: 4 }, ['2 out', '4 back']],
  ])('return against return, of %s', async (_name, details, units) => {
    const returning: Contender = {
      at: THEN,
      tries: (context, companyId, [id = '']) => returnJob(context, companyId, id, details),
      wins: [standing({ ...job, units })],
    };
    const [one, two] = await run({
      ready: dispatched,
      contenders: [returning, returning],
    });
    expect(Math.min(one, two)).toBeGreaterThan(0);
  });
});
