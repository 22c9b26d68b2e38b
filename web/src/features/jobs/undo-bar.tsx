import { Button } from '@mantine/core';
import { LOCALE, TEXTS } from '../../texts/index.ts';
import classes from './job-page.module.css';
import type { OpenJob } from './open-job.ts';
import { useUndo } from './use-undo.tsx';

const texts = TEXTS.jobs.page;
const HALF_AN_HOUR = 30 * 60_000;

interface UndoBarProps {
  readonly id: string;
  readonly undo: NonNullable<OpenJob['undo']>;
}

/** Takes back the latest dispatch or return while that is possible. */
export function UndoBar({ id, undo: { movement, what, recorded_at: recordedAt } }: UndoBarProps) {
  const { undo, isPending } = useUndo();
  const until = new Date(Date.parse(recordedAt) + HALF_AN_HOUR);
  return (
    <p className={classes.undo}>
      <Button variant="default" size="xs" loading={isPending} onClick={() => undo({ id, movement })}>
        {texts.undo[what]}
      </Button>
      <span className="quiet">{texts.undoHint(formatClock(until))}</span>
    </p>
  );
}

function formatClock(moment: Date): string {
  return moment.toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit' });
}
