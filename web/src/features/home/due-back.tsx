import { Link } from '@tanstack/react-router';
import { addDays, formatNearDay } from '../../lib/days.ts';
import { formatUnits } from '../../lib/format-units.ts';
import { TEXTS } from '../../texts/index.ts';
import { About } from '../../ui/list-section.tsx';
import type { Overview } from './answers.ts';
import classes from './home.module.css';
import { Section } from './section.tsx';

const texts = TEXTS.home;

interface DueBackProps {
  readonly jobs: Overview['due_back'];
  readonly today: string;
}

/** What comes back today and tomorrow, and what should have. */
export function DueBack({ jobs, today }: DueBackProps) {
  return (
    <Section heading={texts.dueBack.heading} none={texts.dueBack.none}>
      {jobs.map(({ id, title, number, client, out, overdue, due_back_on: due }) => (
        <li key={id}>
          <About facts={[number, client]}>
            <Link to="/jobs" className="row-link">
              {title}
            </Link>
          </About>
          <span className={classes.figure} data-late={overdue > 0 || undefined}>
            {texts.out(formatUnits(out))}
            <span>{dueText(due, today)}</span>
          </span>
        </li>
      ))}
    </Section>
  );
}

function dueText(due: string | null, today: string): string {
  if (due === null) return '';
  if (due < today) return texts.wasDue(formatNearDay(due));
  if (due === today) return texts.due(texts.today);
  return texts.due(due === addDays(today, 1) ? texts.tomorrow : formatNearDay(due));
}
