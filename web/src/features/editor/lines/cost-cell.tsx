import { currencyDigits, formatFigure, sumOf } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { type Line, useLineEditing } from '../editing.ts';
import { NumberCell } from '../fields/number-cell.tsx';
import classes from './lines.module.css';

const texts = TEXTS.costs;

/** What one of a line costs the company, and what it earns with the line. */
export function CostCell({ line }: { readonly line: Line }) {
  const { currency, isOpen, change } = useLineEditing();
  const { id, name, unit_cost: cost = null, quantity, total } = line;
  return (
    <div className={classes.cost}>
      <span className={classes.costName} aria-hidden>
        {texts.cost}
      </span>
      <NumberCell
        label={texts.unitCostOf(name)}
        column="cost"
        value={cost}
        shown={cost === null ? (isOpen ? '' : '–') : formatFigure(cost, currency)}
        placeholder="–"
        isOpen={isOpen}
        decimals={currencyDigits(currency)}
        least={0}
        mayBeEmpty
        onCommit={(next, was) => change([{ kind: 'set_line', line_id: id, unit_cost: next, was: { unit_cost: was } }])}
      />
      {cost !== null && (
        <span className={classes.margin}>{texts.ofLine(formatFigure(sumOf([total, -quantity * cost]), currency))}</span>
      )}
    </div>
  );
}
