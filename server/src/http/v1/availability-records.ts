import { setImmediate } from 'node:timers/promises';
import type { Report } from '../../availability/index.ts';
import { dayOf } from '../../platform/days.ts';

/** Others get their turn after so many: it takes about a millisecond. */
const AT_A_TIME = 2_000;
/** What stands around the figures of a record, and seven figures as long as a number can be written. */
const MOST_BYTES = 350;

/**
 * The records of a report as a JSON array, by day and then as the report has its products. Each is written to where it
 * is sent from: none has anything that needs an escape, and a text of 20,000 that is put together first takes twice as
 * long and keeps everybody waiting while its parts are collected.
 */
export async function recordsAsJson(report: Report): Promise<Buffer> {
  const { from, days, productIds, owned, inRepair, lost, firm, provisional, overdue, free } = report;
  const products = productIds.map((id) => `","catalog_item_id":"${id}","owned":`);
  const array = Buffer.allocUnsafe(days * products.length * MOST_BYTES + 2);
  let length = array.write('[');
  let at = 0;
  for (let index = 0; index < days; index++) {
    const day = `{"day":"${dayOf(from + index)}`;
    for (const product of products) {
      const kept = `${owned[at]},"in_repair":${inRepair[at]},"lost":${lost[at]}`;
      const booked = `"firm":${firm[at]},"provisional":${provisional[at]},"overdue":${overdue[at]},"free":${free[at]}`;
      length += array.write(`${at > 0 ? ',' : ''}${day}${product}${kept},${booked}}`, length, 'latin1');
      at += 1;
      if (at % AT_A_TIME === 0) await setImmediate();
    }
  }
  length += array.write(']', length);
  return array.subarray(0, length);
}
