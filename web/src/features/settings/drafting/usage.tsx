import { Text } from '@mantine/core';
import { TEXTS } from '../../../texts/index.ts';
import rows from '../../../ui/rows.module.css';
import { formatCount } from '../../../lib/format.ts';

const texts = TEXTS.settings.drafting;

interface Spread {
  readonly median: number;
  readonly sum: number;
}

interface UsageProps {
  readonly usage: {
    readonly by_model: number;
    readonly by_planner: number;
    readonly input_tokens: Spread | null;
    readonly output_tokens: Spread | null;
    readonly tries: Spread | null;
  };
}

/** How many proposals were drafted, and what those of the model took. */
export function ModelUsage({ usage }: UsageProps) {
  const { by_model: byModel, by_planner: byPlanner } = usage;
  const counts = [
    ...(byModel > 0 ? [texts.byModel(formatCount(byModel), byModel)] : []),
    ...(byPlanner > 0 ? [texts.byPlanner(formatCount(byPlanner), byPlanner)] : []),
  ];
  return (
    <>
      <Text mb={byModel > 0 ? 'sm' : 0}>{counts.length === 0 ? texts.none : counts.join(', ')}</Text>
      {byModel > 0 && (
        <table className={rows.table} style={{ maxWidth: 520 }}>
          <thead>
            <tr>
              <th scope="col">{texts.what}</th>
              <th scope="col" className={rows.number}>
                {texts.median}
              </th>
              <th scope="col" className={rows.number}>
                {texts.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            <UsageRow label={texts.input} spread={usage.input_tokens} />
            <UsageRow label={texts.output} spread={usage.output_tokens} />
            <UsageRow label={texts.requests} spread={usage.tries} />
          </tbody>
        </table>
      )}
    </>
  );
}

function UsageRow({ label, spread }: { readonly label: string; readonly spread: Spread | null }) {
  return (
    <tr>
      <td>{label}</td>
      {spread === null ? (
        <td colSpan={2} className={rows.number}>
          {texts.notReported}
        </td>
      ) : (
        <>
          <td className={rows.number}>{formatCount(spread.median)}</td>
          <td className={rows.number}>{formatCount(spread.sum)}</td>
        </>
      )}
    </tr>
  );
}
