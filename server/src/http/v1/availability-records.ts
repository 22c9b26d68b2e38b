import { setImmediate } from 'node:timers/promises';
import type { Report } from '../../availability/index.ts';
import { dayOf } from '../../platform/days.ts';

/** Others get their turn after so many: it takes about a millisecond. */
const AT_A_TIME = 2_000;

/**
 * The records of a report as a JSON array, by day and then as the report has its products: the text itself, since a
 * record has nothing that would need an escape, and 20,000 objects to be made into text take several times as long.
 */
export async function recordsAsJson(report: Report): Promise<string> {
  const { from, days, productIds, owned, inRepair, lost, firm, provisional, overdue, free } = report;
  const products = productIds.map((id) => `","catalog_item_id":"${id}","owned":`);
  const slices: string[] = [];
  let text = '';
  let at = 0;
  for (let index = 0; index < days; index++) {
    const day = `{"day":"${dayOf(from + index)}`;
    for (const product of products) {
      if (at > 0) text += ',';
      text += `${day}${product}${owned[at]},"in_repair":${inRepair[at]},"lost":${lost[at]},"firm":${firm[at]}`;
      text += `,"provisional":${provisional[at]},"overdue":${overdue[at]},"free":${free[at]}}`;
      at += 1;
      if (at % AT_A_TIME === 0) {
        slices.push(text);
        text = '';
        await setImmediate();
      }
    }
  }
  return `[${slices.join('')}${text}]`;
}
