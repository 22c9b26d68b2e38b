import type { ProposalBody } from '@showbill/contract';
import { formatMoney } from '../../lib/format.ts';
import { TEXTS } from '../../texts.ts';
import { groupLines } from './group-lines.ts';
import { LineRows } from './line-rows.tsx';

const { columns } = TEXTS.proposal;

/** All lines in one table. Its roles are written out: as a grid on a narrow screen it would lose them. */
export function ProposalLines({ proposal }: { proposal: ProposalBody }) {
  const { currency, line_items } = proposal;
  const { groups, optional } = groupLines(line_items);
  if (line_items.length === 0) return <p className="quiet proposal-lines">{TEXTS.proposal.noLines}</p>;
  return (
    <table className="proposal-lines" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {[columns.item, columns.units, columns.price, columns.total].map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ category, label, lines, total }) => (
        <LineRows
          key={category}
          label={label}
          beside={formatMoney(total, currency)}
          lines={lines}
          currency={currency}
        />
      ))}
      {optional.length > 0 && (
        <LineRows
          label={TEXTS.proposal.optional}
          note={TEXTS.proposal.optionalNote}
          lines={optional}
          currency={currency}
        />
      )}
    </table>
  );
}
