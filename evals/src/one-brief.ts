import type { Met } from './score.ts';
import type { Judged } from './totals.ts';

/** One brief in full: its words, what was made of them, and what is held against it. */
export function inFull({ brief, outcome, score }: Judged): string {
  const { draft, facts, failure, catalogue } = outcome;
  const name = (id: string) => catalogue.truths.get(id)?.name ?? id;
  const lines = (draft?.lines ?? []).map(({ productId, units, hours, optional, reason }) => {
    const worked = hours === null ? '' : ` (${hours} h)`;
    return `${optional ? 'option ' : ''}${units} × ${name(productId)}${worked} · ${reason}`;
  });
  return [
    `${brief.id} (${brief.language}, ${brief.catalogue})`,
    brief.description,
    section(
      'understood',
      facts === null
        ? []
        : [
            `events: ${facts.events.map(({ value }) => value).join(', ')}`,
            `attendees ${facts.attendees?.value ?? 'not said'}, days ${facts.days.value}, setting ${facts.setting?.value ?? 'not said'}`,
            `asked for: ${facts.demands.map((demand) => `${demand.quantity ?? '?'} ${demand.phrase} [${demand.kinds[0] ?? '?'}]`).join('; ')}`,
            `excluded: ${facts.exclusions.map(({ words, kinds, categories }) => `${words} [${[...kinds, ...categories].join(' ')}]`).join('; ')}`,
          ],
    ),
    section(draft?.title ?? 'failed', draft === null ? [failure ?? ''] : [draft.scopeSummary]),
    section('lines', lines),
    section('said to be unmet', draft?.unmet ?? []),
    section('musts missing or out of range', score.musts.filter(isWrong).map(sayMet)),
    section(
      'shoulds missing',
      score.shoulds.filter(({ found }) => !found).map(({ expected }) => expected),
    ),
    section(
      'exclusions broken',
      score.exclusions.filter(({ on }) => on.length > 0).map(({ what, on }) => `${what}: ${on.join(', ')}`),
    ),
    section(
      'struck',
      score.struck.map(
        ({ product, units, optional, why }) => `${units} × ${product}${optional ? ' (option)' : ''}: ${why}`,
      ),
    ),
    section(
      'unmet not said',
      score.unmet.filter(({ found }) => !found).map(({ what }) => what),
    ),
    section('wrongly said to be unmet', score.unmetWrong),
    section(
      'facts wrong',
      score.facts.filter(({ right }) => !right).map(({ what, expected, got }) => `${what}: ${got}, not ${expected}`),
    ),
    section('faults', score.faults),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function section(title: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : [title, ...rows.map((row) => `  ${row}`)].join('\n');
}

function isWrong({ found, inRange }: Met): boolean {
  return !found || inRange === false;
}

function sayMet({ expected, found, units }: Met): string {
  return `${expected}: ${found ? units : 'missing'}`;
}
