import { changeProposal, dispatchJob, expireProposals, returnJob } from '../../../proposals/index.ts';
import { shifted } from './calendar.ts';
import { attempt, type Hire, pick, todayOf } from './hire.ts';
import {
  type PlainJob,
  type PlainProduct,
  type PlainUnit,
  shortagesOf,
  statusOn,
  unitsOfJob,
} from './plain-records.ts';
import type { ActOf } from './stories.ts';

const FROM = {
  send: ['draft', 'expired'],
  accept: ['sent'],
  decline: ['sent'],
  revise: ['sent', 'declined'],
  cancel: ['accepted'],
} as const satisfies Record<string, readonly PlainJob['status'][]>;

export async function change(hire: Hire, { deed, which, isWild, picks }: ActOf<'change'>): Promise<void> {
  const today = todayOf(hire);
  const isAllowed = (job: PlainJob) => {
    if (!FROM[deed].some((status) => status === statusOn(job, today))) return false;
    if (deed === 'cancel') return !job.units.some(isOut);
    return deed !== 'accept' || job.replaces === null || job.replaces.status === 'accepted';
  };
  const { jobs } = hire.plain;
  const job = pick(isWild ? jobs : jobs.filter(isAllowed), which);
  if (job === null) return;
  const options = job.lines.filter(({ optional }) => optional);
  const picked = deed === 'accept' ? options.filter((_, place) => (picks >> place) % 2 === 1) : [];
  const details = { picked: picked.map(({ id }) => id) };
  const done = await attempt(isAllowed(job), () => changeProposal(hire.context, hire.id, job.id, deed, details));
  if (done === undefined) return;
  switch (deed) {
    case 'send':
      job.status = 'sent';
      if (job.validUntil === null || job.validUntil < today) job.validUntil = shifted(today, 14);
      break;
    case 'accept':
      job.status = 'accepted';
      for (const line of picked) line.optional = false;
      takeOver(job);
      break;
    case 'decline':
      job.status = 'declined';
      break;
    case 'revise':
      job.status = 'draft';
      job.validUntil = null;
      break;
    case 'cancel':
      job.status = 'cancelled';
      break;
    default:
      deed satisfies never;
  }
  const short = deed === 'accept' ? shortagesOf(hire.plain, job, today) : [];
  const told = done.shortages.map(({ productId, day, needed, free }) => ({ productId, day, needed, free }));
  if (JSON.stringify(told) !== JSON.stringify(short)) {
    throw new Error(`the shortages told are ${JSON.stringify(told)} and must be ${JSON.stringify(short)}`);
  }
}

/** What left for the job that it amends belongs to it. */
function takeOver(job: PlainJob): void {
  if (job.replaces === null) return;
  job.replaces.status = 'cancelled';
  job.dispatchedOn = job.replaces.dispatchedOn;
  job.units = job.replaces.units.splice(0);
}

export async function dispatch(hire: Hire, { which, isWild, on }: ActOf<'dispatch'>): Promise<void> {
  const today = todayOf(hire);
  const { jobs, products } = hire.plain;
  const isAllowed = (job: PlainJob) =>
    job.status === 'accepted' &&
    (job.dispatchedOn === null || products.some((product) => unitsThatStay(job, product) > 0));
  const job = pick(isWild ? jobs : jobs.filter(isAllowed), which);
  if (job === null) return;
  const left = shifted(today, on ?? 0);
  const details = on === null ? {} : { on: left };
  const done = await attempt(isAllowed(job) && left <= today, () =>
    dispatchJob(hire.context, hire.id, job.id, details),
  );
  if (done === undefined) return;
  if (job.dispatchedOn === null || left < job.dispatchedOn) job.dispatchedOn = left;
  for (const product of products) {
    const count = unitsThatStay(job, product);
    job.units.push(...Array.from({ length: count }, () => ({ product, left, back: null })));
  }
}

/** What it needs and has not left: of an amended job, what the amendment added. */
function unitsThatStay(job: PlainJob, product: PlainProduct): number {
  return unitsOfJob(job, product) - job.units.filter((unit) => unit.product === product).length;
}

export async function giveBack(hire: Hire, act: ActOf<'return'>): Promise<void> {
  const today = todayOf(hire);
  const { jobs, products } = hire.plain;
  const job = pick(act.isWild ? jobs : jobs.filter(({ units }) => units.some(isOut)), act.which);
  if (job === null) return;
  // what left first comes back first
  const allOut = job.units.filter(isOut).toSorted((a, b) => (a.left < b.left ? -1 : Number(a.left > b.left)));
  const kits = job.lines.flatMap((line) =>
    line.product !== null && line.product.parts.length > 0 ? line.product : [],
  );
  const candidates = act.isWild ? products : [...allOut.map(({ product }) => product), ...kits];
  const product = act.product === null ? null : pick(candidates, act.product);
  const out = product === null ? allOut : allOut.filter((unit) => unit.product === product);
  const quantity = product === null ? null : act.units;
  const kit = product !== null && product.parts.length > 0 && out.length === 0 ? product : null;
  const piles = (
    kit === null
      ? [{ out, wanted: quantity ?? out.length }]
      : kit.parts.map((part) => {
          const own = allOut.filter((unit) => unit.product === part.product);
          const kits = quantity ?? kitsOnLines(job, kit);
          // of as many kits as are on the lines comes back what is still out
          return {
            out: own,
            wanted: quantity === null ? Math.min(part.quantity * kits, own.length) : part.quantity * kits,
          };
        })
  ).filter(({ wanted }) => wanted > 0);
  const returned = piles.flatMap((pile) => pile.out.slice(0, pile.wanted));
  const back = shifted(today, act.on ?? 0);
  const isAllowed =
    back <= today &&
    piles.length > 0 &&
    piles.every((pile) => pile.wanted <= pile.out.length) &&
    returned.every(({ left }) => left <= back);
  const details = {
    ...(act.on !== null && { on: back }),
    ...(product !== null && { productId: product.id }),
    ...(quantity !== null && { quantity }),
  };
  const done = await attempt(isAllowed, () => returnJob(hire.context, hire.id, job.id, details));
  if (done !== undefined) for (const unit of returned) unit.back = back;
}

function kitsOnLines({ lines }: PlainJob, kit: PlainProduct): number {
  return lines.reduce((sum, line) => (line.product === kit && !line.optional ? sum + line.units : sum), 0);
}

function isOut({ back }: PlainUnit): boolean {
  return back === null;
}

export async function sweep(hire: Hire): Promise<void> {
  await expireProposals(hire.context);
  for (const job of hire.plain.jobs) job.status = statusOn(job, todayOf(hire));
}
