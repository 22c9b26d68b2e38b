import type { Job, OpenJob, PickingLine, Plan } from '../../../proposals/index.ts';

/** A job as lists of the application show it. */
export function present(job: Job) {
  return {
    id: job.id,
    number: job.number,
    title: job.title,
    client: job.client,
    venue: job.venue,
    date: job.date,
    days: job.days,
    goes_out_on: job.goesOutOn,
    due_back_on: job.dueBackOn,
    delivery_time: job.deliveryTime,
    collection_time: job.collectionTime,
    dispatched_on: job.dispatchedOn,
    to_go: job.toGo,
    out: job.out,
    overdue: job.overdue,
  };
}

/** A job with its units, its picking list, and what of it can be undone. */
export function presentOpen({ today, job, units, picking, undo, withdrawal, unaskedUntil }: OpenJob) {
  return {
    today,
    ...present(job),
    items: units.map(({ productId, name, category, needed, toGo, out }) => ({
      item: productId,
      name,
      category,
      needed,
      to_go: toGo,
      out,
    })),
    picking: picking.map(({ category, entries }) => ({
      category,
      entries: entries.map(({ accessories, ...line }) => ({
        ...presentLine(line),
        accessories: accessories.map(presentLine),
      })),
    })),
    start_unasked_until: unaskedUntil,
    withdrawn_at: withdrawal?.at.toISOString() ?? null,
    undo: undo && { movement: undo.id, what: undo.what, on: undo.on, recorded_at: undo.recordedAt.toISOString() },
  };
}

function presentLine({ lineId, name, unit, units, parts, hiredIn, ticked }: PickingLine) {
  const fromSuppliers = hiredIn.map(({ part, supplier, units: count }) => ({ part, supplier, units: count }));
  return { line: lineId, name, unit, units, parts, from_suppliers: fromSuppliers, ticked };
}

export function presentPlan({ delivery, collection }: Plan) {
  return { delivery: presentStop(delivery), collection: presentStop(collection) };
}

function presentStop({ day, usualDay, time }: Plan['delivery']) {
  return { day, usual_day: usualDay, time };
}
