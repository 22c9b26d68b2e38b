import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { addDays, formatDay, formatNearDay } from '../../lib/days.ts';
import { formatUnits } from '../../lib/format-units.ts';
import { useMayEdit } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { About, ListSection } from '../../ui/list-section.tsx';
import type { Day, Group, Job } from './by-day.ts';
import classes from './jobs.module.css';
import type { Movement } from './movement.ts';

const texts = TEXTS.jobs;

interface DayProps {
  readonly day: Day;
  readonly today: string;
  readonly onMove: (movement: Movement) => void;
}

/** What happens on one day. */
export function DayOfJobs({ day: { day, groups }, today, onMove }: DayProps) {
  const name = day === today ? texts.today : day === addDays(today, 1) ? texts.tomorrow : null;
  return (
    <ListSection
      heading={
        <>
          {name !== null && <span>{name}</span>}
          <span className={name === null ? undefined : 'quiet'}>{formatDay(day)}</span>
        </>
      }
    >
      {groups.length === 0 && <p className={`quiet ${classes.nothing}`}>{texts.nothingToday}</p>}
      {groups.map(({ group, jobs }) => (
        <div key={group} className={classes.group}>
          <h3 data-group={group}>{texts.groups[group]}</h3>
          <JobList jobs={jobs} group={group} today={today} onMove={onMove} />
        </div>
      ))}
    </ListSection>
  );
}

interface ListProps {
  readonly jobs: readonly Job[];
  readonly group: Group;
  readonly today: string;
  readonly onMove: (movement: Movement) => void;
}

export function JobList({ jobs, group, today, onMove }: ListProps) {
  const mayEdit = useMayEdit();
  return (
    <ul className={classes.jobs}>
      {jobs.map((job) => {
        const what = group === 'going_out' ? 'dispatch' : 'return';
        const movable = what === 'dispatch' ? job.to_go > 0 : job.out > 0;
        return (
          <li key={job.id} className={classes.job}>
            <About facts={[job.number, job.client, job.venue]}>
              <Link to="/jobs/$id" params={{ id: job.id }} className="row-link">
                {job.title}
              </Link>
            </About>
            <span className={classes.state} data-late={isLate(job, group, today) || undefined}>
              {stateOf(job, group, today)}
            </span>
            {mayEdit && movable && (
              <Button
                variant="default"
                size="xs"
                className={classes.move}
                aria-label={texts.dialog[what](job.number)}
                onClick={() => onMove({ what, id: job.id, number: job.number })}
              >
                {texts[what]}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function isLate({ goes_out_on: planned, to_go }: Job, group: Group, today: string): boolean {
  return group === 'overdue' || (group === 'going_out' && to_go > 0 && planned !== null && planned < today);
}

/** Where a job stands, in a few words: `24 units out · due back Sun, 22 Nov`. */
function stateOf(job: Job, group: Group, today: string): string {
  const { goes_out_on: planned, due_back_on: last, dispatched_on: left } = job;
  const parts: string[] = [];
  if (group === 'due_back' && job.to_go > 0 && job.out === 0) parts.push(texts.notOut);
  else if (job.to_go > 0 && group !== 'overdue') parts.push(texts.toGo(formatUnits(job.to_go)));
  if (job.out > 0) parts.push(texts.out(formatUnits(job.out)));
  if (job.to_go === 0 && job.out === 0) parts.push(left === null ? texts.noEquipment : texts.allBack);
  if (group === 'going_out' && left !== null && job.to_go === 0) parts.push(texts.leftOn(formatNearDay(left)));
  if (group === 'going_out' && isLate(job, group, today) && planned !== null) {
    parts.push(texts.lateToGo(formatNearDay(planned)));
  }
  if (group === 'out' && last !== null) parts.push(texts.dueOn(formatNearDay(last)));
  if (group === 'overdue' && last !== null) parts.push(texts.wasDue(formatNearDay(last)));
  return parts.join(' · ');
}
