import type { ProposalBody } from '@showbill/contract';
import type { Company } from '../accounts/index.ts';
import { createBuiltinDrafter, type Drafter } from '../generation/index.ts';
import { dayIn } from '../platform/clock.ts';
import { addDays } from '../platform/days.ts';
import { forCompany } from '../platform/tenancy.ts';
import {
  addFollowUp,
  changeProposal,
  createProposal,
  createUnderWay,
  type Deed,
  dispatchJob,
  expireProposals,
  type LifeContext,
  noteQuestion,
  setOutcome,
  tagProposal,
} from '../proposals/index.ts';
import { DEMO_BRIEFS, type DemoBrief } from './briefs.ts';
import { DEMO_CLIENTS } from './clients.ts';
import type { DemoPeople } from './people.ts';

interface Ground {
  /** Ids by address. */
  readonly clients: ReadonlyMap<string, string>;
  readonly people: DemoPeople;
}

/** The sample proposals, made, sent and decided over the last weeks. */
export async function seedProposals(context: LifeContext, company: Company, ground: Ground): Promise<void> {
  const oldestFirst = DEMO_BRIEFS.toSorted((a, b) => b.madeDaysAgo - a.madeDaysAgo);
  for (const brief of oldestFirst) await seedProposal(context, company, brief, ground);
}

/** What the company and the client do with a draft, in order, until it stands where the sample ends up. */
const DEEDS: Readonly<Record<DemoBrief['status'], readonly Deed[]>> = {
  draft: [],
  sent: ['send'],
  accepted: ['send', 'accept'],
  declined: ['send', 'decline'],
  expired: ['send'],
  cancelled: ['send', 'accept', 'cancel'],
};

const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

const CLIENT_DEEDS: readonly Deed[] = ['view', 'accept', 'decline'];
const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;

async function seedProposal(
  context: LifeContext,
  company: Company,
  brief: DemoBrief,
  { clients, people }: Ground,
): Promise<void> {
  const today = dayIn(company.timeZone, context.clock.now());
  const date = addDays(today, brief.dayOffset);
  const actor = people[brief.salesperson];
  const then = hoursAgo(context, brief.madeDaysAgo * DAY_HOURS);
  const proposal = await createProposal(
    // samples do not wait for a model, and cost nothing
    { ...then, drafter: sampleDrafter(brief), sandboxDrafter: sampleDrafter(brief), underWay: createUnderWay() },
    company.id,
    {
      title: brief.title,
      event: {
        description: brief.description,
        venue: brief.venue,
        attendees: brief.attendees,
        days: brief.days,
        date,
      },
      clientId: clients.get(brief.clientEmail),
      currency: brief.currency,
    },
    { actor },
  );
  const [first, ...rest] = DEEDS[brief.status];
  const deeds = first === undefined ? [] : [first, ...(brief.viewed ? ['view' as const] : []), ...rest];
  for (const deed of deeds) {
    const isClients = CLIENT_DEEDS.includes(deed);
    const done = hoursAgo(context, brief.madeDaysAgo * DAY_HOURS - hoursUntil(deed, brief));
    await changeProposal(done, company.id, proposal.id, deed, {
      ...(isClients ? { by: 'client' } : { actor }),
      ...(deed === 'accept' && signedAs(brief, proposal)),
      ...(deed === 'decline' && { reason: brief.clientReason }),
    });
  }
  if (brief.status === 'expired') await expireProposals(context);
  await seedSales(context, company, proposal.id, { brief, actor, today });
  if (brief.dispatched) await dispatchJob(context, company.id, proposal.id, { on: date < today ? date : today, actor });
}

/** From when it was drafted. */
function hoursUntil(deed: Deed, { sentAfterHours = 0, decidedAfterDays = 0 }: DemoBrief): number {
  if (deed === 'send') return sentAfterHours;
  if (deed === 'view') return sentAfterHours + 3;
  return decidedAfterDays * DAY_HOURS + (deed === 'cancel' ? 21 * DAY_HOURS : 0);
}

interface Sold {
  readonly brief: DemoBrief;
  readonly actor: DemoPeople[DemoBrief['salesperson']];
  readonly today: string;
}

/** Tags, what is to be followed up, why it was won or lost, and what the client asked. */
function seedSales(context: LifeContext, company: Company, id: string, { brief, actor, today }: Sold): Promise<void> {
  const { tags, followUp, outcome, asked } = brief;
  const now = context.clock.now();
  const client = DEMO_CLIENTS.find(({ email }) => email === brief.clientEmail);
  return forCompany(context.db, company.id, async (tx) => {
    for (const tag of tags) await tagProposal(tx, company.id, id, tag);
    if (followUp !== undefined) {
      const dueOn = addDays(today, followUp.dayOffset);
      await addFollowUp(tx, company.id, id, { dueOn, note: followUp.note, by: actor.name, now });
    }
    if (outcome !== undefined) {
      await setOutcome(tx, company.id, id, { outcome: { reason: outcome, note: null }, actor, today, now });
    }
    if (asked !== undefined && client !== undefined) {
      await noteQuestion(tx, company.id, id, { name: client.name, email: client.email, text: asked }, now);
    }
  });
}

/** The planner, with what a sample leaves open. */
function sampleDrafter({ assumptions = [], questions = [] }: DemoBrief): Drafter {
  const planner = createBuiltinDrafter();
  return {
    ...planner,
    open(brief) {
      const opened = planner.open(brief);
      return {
        ...opened,
        async draft(request) {
          const { draft, ...drafted } = await opened.draft(request);
          const open = {
            assumptions: [...draft.assumptions, ...assumptions],
            questions: [...draft.questions, ...questions],
          };
          return { ...drafted, draft: { ...draft, ...open } };
        },
      };
    },
  };
}

/** With the first of the extras, from an address that is kept for examples: RFC 5737. */
function signedAs({ signedBy: name, clientEmail: email }: DemoBrief, { line_items: lines }: ProposalBody) {
  if (name === undefined) return {};
  const picked = lines.filter(({ is_optional: optional }) => optional).slice(0, 1);
  return {
    picked: picked.map(({ id }) => id),
    signature: { name, email, address: '203.0.113.24', browser: BROWSER },
  };
}

function hoursAgo(context: LifeContext, hours: number): LifeContext {
  const moment = new Date(context.clock.now().getTime() - hours * HOUR_MS);
  return { ...context, clock: { now: () => moment } };
}
