import { TEXTS } from '../../texts/index.ts';
import { useEditing } from './editing.ts';
import { DayCell } from './fields/day-cell.tsx';
import classes from './no-date.module.css';

const texts = TEXTS.editor.fields;

/** Says of a proposal without a date that it holds no stock, with the field to set it. */
export function NoDate() {
  const { isOpen, change } = useEditing();
  return (
    <div className={classes.note} role="note">
      <span>{texts.holdsNothing}</span>
      {isOpen && (
        <DayCell
          label={texts.setDate}
          day={null}
          isOpen
          none={texts.none}
          hint={texts.setDate}
          onCommit={(date, was) => change([{ kind: 'set_event', date, was: { date: was } }])}
        />
      )}
    </div>
  );
}
