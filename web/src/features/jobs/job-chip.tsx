import { ArrowBottomLeftIcon, ArrowRightIcon, ArrowTopRightIcon, ExclamationTriangleIcon } from '@radix-ui/react-icons';
import { Link } from '@tanstack/react-router';
import { TEXTS } from '../../texts/index.ts';
import classes from './calendar.module.css';
import type { Chip, Stage } from './calendar-days.ts';

const texts = TEXTS.jobs;
const SIGN: Readonly<Record<Stage, typeof ArrowRightIcon>> = {
  overdue: ExclamationTriangleIcon,
  going_out: ArrowTopRightIcon,
  due_back: ArrowBottomLeftIcon,
  out: ArrowRightIcon,
};

/** A job on a day of the calendar: whose it is, its number, and what happens; it leads to the job. */
export function JobChip({ chip: { job, stage } }: { readonly chip: Chip }) {
  const time = stage === 'going_out' ? job.delivery_time : stage === 'due_back' ? job.collection_time : null;
  const Sign = SIGN[stage];
  const state = stateOf({ job, stage });
  const title = [job.client, job.title].filter((part) => part !== null).join(' · ');
  return (
    <Link to="/jobs/$id" params={{ id: job.id }} className={classes.chip} data-stage={stage} title={title}>
      <span className={classes.who}>
        <Sign aria-hidden className={classes.sign} />
        {job.client ?? job.title}
      </span>
      <span className={classes.what}>
        <span className="document-number">{job.number}</span>{' '}
        <span className={classes.state}>
          {state}
          {time !== null && ` · ${time}`}
        </span>
      </span>
    </Link>
  );
}

function stateOf({ job, stage }: Chip): string {
  if (stage === 'going_out' && job.dispatched_on !== null && job.to_go === 0) return texts.calendar.left;
  if (stage === 'due_back' && job.dispatched_on !== null && job.out === 0 && job.to_go === 0)
    return texts.calendar.back;
  return texts.groups[stage];
}
