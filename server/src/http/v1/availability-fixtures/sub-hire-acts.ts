import { addSubHire, changeSubHire, type ShortDay, type SubHireChanges } from '../../../availability/index.ts';
import { shifted } from './calendar.ts';
import { attempt, type Hire, pick, todayOf } from './hire.ts';
import { type PlainProduct, type PlainSubHire, recordsOf } from './plain-records.ts';
import type { ActOf } from './stories.ts';

const SUPPLIERS = ['Acme Hire', 'acme hire', 'Borrow & Sons'];

export async function askSupplier(hire: Hire, act: ActOf<'ask a supplier'>): Promise<void> {
  const { products, jobs } = hire.plain;
  const product = pick(products, act.product);
  if (product === null) return;
  const job = act.job === null ? null : pick(jobs, act.job);
  const arrives = shifted(todayOf(hire), act.from);
  const state = act.isConfirmed ? 'confirmed' : 'asked';
  const wanted = { units: act.units, arrives, goesBack: shifted(arrives, act.days - 1) };
  const isAllowed = product.parts.length === 0 && wanted.goesBack >= arrives;
  const done = await attempt(isAllowed, () =>
    addSubHire(hire.context, hire.id, {
      ...wanted,
      state,
      productId: product.id,
      supplier: { name: pick(SUPPLIERS, act.product) ?? '' },
      proposalId: job?.id ?? null,
      cost: 1000n,
      note: null,
    }),
  );
  if (done === undefined) return;
  product.subHires.push({ id: done.id, state, ...wanted });
  expectShort(hire, product, [wanted], done.short);
}

/** Confirms, takes a confirmation back, cancels, or changes units and days. */
export async function changeHiring(hire: Hire, act: ActOf<'change a sub-hire'>): Promise<void> {
  const all = hire.plain.products.flatMap((product) => product.subHires.map((subHire) => ({ product, subHire })));
  const chosen = pick(all, act.which);
  if (chosen === null) return;
  const { product, subHire } = chosen;
  const { units, arrives, goesBack } = subHire;
  const changes = changesOf(subHire, act);
  const after = { units, arrives, goesBack, ...changes };
  const isAllowed = subHire.state !== 'cancelled' && after.goesBack >= after.arrives;
  const done = await attempt(isAllowed, () => changeSubHire(hire.context, hire.id, subHire.id, changes));
  if (done === undefined) return;
  Object.assign(subHire, changes);
  expectShort(hire, product, [{ arrives, goesBack }, after], done.short);
}

function changesOf(
  { arrives, goesBack }: PlainSubHire,
  { deed, units, by }: ActOf<'change a sub-hire'>,
): Pick<SubHireChanges, 'units' | 'arrives' | 'goesBack' | 'state'> {
  switch (deed) {
    case 'confirm':
      return { state: 'confirmed' };
    case 'doubt':
      return { state: 'asked' };
    case 'cancel':
      return { state: 'cancelled' };
    case 'units':
      return { units };
    case 'arrives':
      return { arrives: shifted(arrives, by) };
    case 'goes back':
      return { goesBack: shifted(goesBack, by) };
    default:
      return deed satisfies never;
  }
}

/** Whoever changes it is told the days on which less is there than is promised. */
function expectShort(
  hire: Hire,
  { id }: PlainProduct,
  days: readonly Pick<PlainSubHire, 'arrives' | 'goesBack'>[],
  told: readonly ShortDay[],
): void {
  const expected = new Map<string, number>();
  for (const { arrives, goesBack } of days) {
    for (const { day, free } of recordsOf(hire.plain, todayOf(hire), { from: arrives, to: goesBack, items: [id] })) {
      if (free < 0) expected.set(day, -free);
    }
  }
  const list = [...expected].map(([day, short]) => ({ day, short })).sort((a, b) => (a.day < b.day ? -1 : 1));
  if (JSON.stringify(list) === JSON.stringify(told)) return;
  throw new Error(`told ${JSON.stringify(told)} instead of ${JSON.stringify(list)}`);
}
