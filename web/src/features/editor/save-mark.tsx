import { Button } from '@mantine/core';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';
import { useEditing } from './editing.ts';
import classes from './save-mark.module.css';

const texts = TEXTS.editor;

/** Whether all is saved, what was refused, and the way back. Of a proposal that stays as it is, what was refused alone. */
export function SaveMark() {
  const { isOpen, state, error, canUndo, canRedo, undo, redo, retry, dismissError } = useEditing();
  return (
    <>
      {isOpen && (
        <div className={classes.bar}>
          <span role="status" className={classes.state} data-state={state}>
            {state === 'saving' && texts.saving}
            {state === 'stuck' && texts.unsaved}
            {state === 'saved' && (canUndo || canRedo) && texts.saved}
          </span>
          <span className={classes.grow} />
          {canUndo && (
            <Button variant="subtle" color="gray" size="compact-sm" disabled={state === 'stuck'} onClick={undo}>
              {texts.undo}
            </Button>
          )}
          {canRedo && (
            <Button variant="subtle" color="gray" size="compact-sm" disabled={state === 'stuck'} onClick={redo}>
              {texts.redo}
            </Button>
          )}
        </div>
      )}
      {error !== null && (
        <div className={classes.problem}>
          <Problem error={error} />
          <Button variant="default" size="xs" onClick={state === 'stuck' ? retry : dismissError}>
            {state === 'stuck' ? texts.retry : texts.actions.dismiss}
          </Button>
        </div>
      )}
    </>
  );
}
