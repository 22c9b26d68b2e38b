import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Admitter, type Along, createAdmitter, createApiKey } from '../../accounts/index.ts';
import { updateClient } from '../../clients/index.ts';
import { mailAbout } from '../../mail/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { ADA, edit, lineOf, proposalOf } from '../edit/fixtures.ts';
import { deleteDraft, renewShareLink } from '../edit/index.ts';
import { getProposal } from '../find.ts';
import { type Hire, openHire } from '../life/fixtures.ts';
import { changeProposal, expireProposals } from '../life/index.ts';
import { presentLines, presentSummary } from '../present.ts';
import { type Answers, alongForPage, alongForProposal, createAnswers } from './index.ts';

const PUBLIC_URL = 'http://showbill.test';
const AFTER_ITS_DAYS = '2030-01-01T10:00:00Z';

let database: TestDatabase;
let hire: Hire;
let moment: string | undefined;
let asked: number;
let answers: Answers;
let admitter: Admitter;
let key: string;
/** Those of another process. */
let others: Answers;

beforeAll(async () => {
  database = await openTestDatabase();
  admitter = createAdmitter(database.pool, 1_000);
});
afterAll(() => database.close());
beforeEach(async () => {
  hire = await openHire(database, mailAbout);
  key = await keyOf(hire);
  moment = undefined;
  asked = 0;
  answers = createAnswers(watched(hire));
  others = createAnswers(watched(hire));
});

/** A context whose clock goes by `moment`, and that counts transactions. */
function watched(of: Hire) {
  const { db, ...context } = of.at();
  const counting = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') asked += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...context, db: counting, clock: { now: () => of.at(moment).clock.now() } };
}

async function keyOf(of: Hire): Promise<string> {
  const { key: made } = await of.inside((tx) => createApiKey(tx, of.company.id, { name: 'test' }));
  return made;
}

/** What is found along with the admission of a request. */
async function along(by: string, asked: Along | undefined): Promise<string | null | undefined> {
  const admission = await admitter.admit(by, hire.at(moment).clock.now(), { along: asked });
  if (admission.outcome !== 'ok') throw new Error(admission.outcome);
  return admission.along;
}

async function fetched(from: Answers, id: string, of = hire, by = key) {
  return from.ofProposal(of.company.id, id, await along(by, alongForProposal(id)));
}

async function listed(from: Answers, of = hire, by = key) {
  return from.ofPage(of.company.id, { limit: 100 }, await along(by, alongForPage({ limit: 100 })));
}

/** What both processes answer for a proposal, one by one and in the list, and what is made anew of its rows. */
async function answered(id: string): Promise<{ readonly kept: unknown[]; readonly anew: unknown[] }> {
  const proposal = await getProposal(hire.at(moment), hire.company.id, id);
  const summary = proposal === null ? undefined : asJson(presentSummary(proposal, PUBLIC_URL));
  const lines = proposal === null ? undefined : asJson(presentLines(proposal.lines, proposal.currency));
  const kept = [];
  for (const each of [answers, others]) {
    const found = await fetched(each, id);
    const { summaries } = await listed(each);
    const row = summaries.map((text) => JSON.parse(text)).find((body) => body.id === id);
    kept.push([found && JSON.parse(found.summary), found && JSON.parse(found.lines), row]);
  }
  const anew = proposal === null ? [null, null, undefined] : [summary, lines, summary];
  return { kept, anew: [anew, anew] };
}

function asJson(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}

async function expectFresh(id: string): Promise<void> {
  const { kept, anew } = await answered(id);
  expect(kept).toEqual(anew);
}

const CHANGES: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
  ['its title is edited', (id) => edit(hire, id, [{ kind: 'set_title', title: 'Gala', was: 'Sales conference' }])],
  [
    'units of a line are edited',
    async (id) => {
      const line = lineOf(await proposalOf(hire, id), 'Powered Speaker');
      await edit(hire, id, [{ kind: 'set_line', line_id: line.id, units: 3, was: { units: 6 } }]);
    },
  ],
  ['its client gets another name', (id) => renameClient(id)],
  ['it is sent', (id) => changeProposal(hire.at(), hire.company.id, id, 'send')],
  ['it is viewed', (id) => change(id, ['send', 'view'])],
  ['it is accepted', (id) => change(id, ['send', 'accept'])],
  ['it is declined', (id) => change(id, ['send', 'decline'])],
  ['it is cancelled', (id) => change(id, ['send', 'accept', 'cancel'])],
  ['its link is renewed', (id) => renewShareLink(hire.at(), hire.company.id, id, ADA)],
  ['it is deleted', (id) => deleteDraft(hire.at(), hire.company.id, id, ADA)],
  [
    'its last day is over',
    async (id) => {
      await change(id, ['send']);
      await expectFresh(id);
      moment = AFTER_ITS_DAYS;
    },
  ],
  [
    'it is written down that its last day is over',
    async (id) => {
      await change(id, ['send']);
      moment = AFTER_ITS_DAYS;
      await expectFresh(id);
      await expireProposals(hire.at(moment));
    },
  ],
];

async function change(id: string, deeds: readonly ('send' | 'view' | 'accept' | 'decline' | 'cancel')[]) {
  for (const deed of deeds) {
    await changeProposal(hire.at(), hire.company.id, id, deed);
    await expectFresh(id);
  }
}

async function renameClient(id: string): Promise<void> {
  const { client } = await proposalOf(hire, id);
  await hire.inside((tx) => updateClient(tx, hire.company.id, client?.id ?? '', { name: 'Another' }));
}

describe('answers of a proposal', () => {
  it.each(CHANGES)('are true in every process once %s', async (_what, happen) => {
    const id = await hire.draft();
    await hire.draft();
    await expectFresh(id);
    await happen(id);
    const { kept, anew } = await answered(id);
    expect(kept).toEqual(anew);
  });

  it('are made once as long as nothing changes', async () => {
    const id = await hire.draft();
    await listed(answers);
    await fetched(answers, id.toUpperCase());
    const before = asked;
    for (let i = 0; i < 3; i++) {
      await listed(answers);
      await fetched(answers, id);
    }
    expect([before, asked - before]).toEqual([2, 0]);
  });

  it('are the same where their request was admitted without them', async () => {
    const ids = [await hire.draft(), await hire.draft(), await hire.draft()];
    const [all, alone] = [await listed(answers), await fetched(answers, ids[0] ?? '')];
    expect(await others.ofProposal(hire.company.id, ids[0] ?? '')).toEqual(alone);
    const { summaries } = await others.ofPage(hire.company.id, { limit: 100 });
    expect(summaries).toEqual(all.summaries);
    const first = await others.ofPage(hire.company.id, { limit: 2 });
    const rest = await others.ofPage(hire.company.id, { limit: 2, after: first.last });
    expect([first.hasMore, rest.hasMore]).toEqual([true, false]);
    expect([...first.summaries, ...rest.summaries]).toEqual(all.summaries);
  });

  it('are those of the company that asks, whoever is admitted together with it', async () => {
    const other = await openHire(database, mailAbout);
    const ours = await hire.draft();
    const theirs = await other.draft();
    const askers = [
      { of: hire, by: key },
      { of: other, by: await keyOf(other) },
    ];
    const found = await Promise.all(
      [...askers, ...askers].map(({ of, by }) =>
        Promise.all([along(by, undefined), listed(answers, of, by), fetched(answers, ours, of, by)]),
      ),
    );
    const shown = found.map(([nothing, page, proposal]) => [
      nothing,
      page.summaries.map((text) => JSON.parse(text).id),
      proposal !== null,
    ]);
    const [first, second] = [
      [undefined, [ours], true],
      [undefined, [theirs], false],
    ];
    expect(shown).toEqual([first, second, first, second]);
  });
});
