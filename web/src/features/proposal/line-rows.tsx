import type { LineItemBody } from '@showbill/contract';
import { quantityText } from '@showbill/contract/words';
import { formatFigure } from '../../lib/format.ts';
import { TEXTS } from '../../texts.ts';

export interface LineRowsProps {
  readonly label: string;
  /** Quietly after the label. */
  readonly note?: string;
  /** Across from the label. */
  readonly beside?: string;
  readonly lines: readonly LineItemBody[];
  readonly currency: string;
}

export function LineRows({ label, note, beside, lines, currency }: LineRowsProps) {
  return (
    <tbody role="rowgroup" className={note === undefined ? undefined : 'optional'}>
      <tr role="row" className="group">
        <th role="rowheader" scope="rowgroup" colSpan={3}>
          {label} {note !== undefined && <span className="quiet">{note}</span>}
        </th>
        <td role="cell" className="figure">
          {beside}
        </td>
      </tr>
      {lines.map((line) => (
        <tr key={line.id} role="row">
          <td role="cell" className="line-name">
            {line.name}
            {line.picked && <span className="picked"> {TEXTS.proposal.chosen}</span>}
            {line.reason !== '' && <span className="reason">{line.reason}</span>}
          </td>
          <td role="cell" className="line-units figure">
            {quantityText(line)}
          </td>
          <td role="cell" className="line-price figure">
            {formatFigure(line.unit_price, currency)}
          </td>
          <td role="cell" className="line-total figure">
            {formatFigure(line.total, currency)}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
