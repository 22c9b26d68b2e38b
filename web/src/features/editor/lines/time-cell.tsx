import { DAYS_LIMIT, HOURS_LIMIT } from '@showbill/contract/limits';
import { TEXTS } from '../../../texts/index.ts';
import { type Line, useLineEditing } from '../editing.ts';
import { NumberCell } from '../fields/number-cell.tsx';
import classes from './lines.module.css';

const texts = TEXTS.editor.lines;

/** How long a line is for: days, or hours of work; what costs the same however long it is has its unit there. */
export function TimeCell({ line }: { readonly line: Line }) {
  const { isOpen, change } = useLineEditing();
  const { id, name, unit, days, hours } = line;
  if (unit === 'hour') {
    return (
      <div className={classes.time}>
        <NumberCell
          label={texts.hoursOf(name)}
          column="time"
          value={hours}
          shown={String(hours ?? '')}
          isOpen={isOpen}
          most={HOURS_LIMIT}
          onCommit={(next, was) =>
            next !== null && change([{ kind: 'set_line', line_id: id, hours: next, was: { hours: was } }])
          }
        />
        <span className={classes.unit}>{texts.hourUnit}</span>
      </div>
    );
  }
  if (unit !== 'day' && unit !== 'week') return <div className={classes.flat}>{texts.unitNames[unit]}</div>;
  return (
    <div className={classes.time}>
      <NumberCell
        label={texts.daysOf(name)}
        column="time"
        value={days}
        shown={String(days)}
        isOpen={isOpen}
        most={DAYS_LIMIT}
        onCommit={(next, was) =>
          next !== null && was !== null && change([{ kind: 'set_line', line_id: id, days: next, was: { days: was } }])
        }
      />
      <span className={classes.unit}>{texts.dayUnit(days)}</span>
    </div>
  );
}
