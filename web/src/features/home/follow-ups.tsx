import { Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatNearDay } from '../../lib/days.ts';
import { readSalesAgain } from '../../lib/read-sales-again.ts';
import { useMayEdit } from '../../lib/session.ts';
import { client } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';
import { About, ListSection } from '../../ui/list-section.tsx';
import { Problem } from '../../ui/problem.tsx';
import type { Overview } from './answers.ts';
import classes from './home.module.css';
import { MineSwitch, type MineSwitchProps } from './mine-switch.tsx';

const texts = TEXTS.sales.home;
type FollowUp = Overview['follow_ups'][number];

interface FollowUpsProps extends MineSwitchProps {
  readonly followUps: readonly FollowUp[];
  readonly today: string;
}

/** Whom to get back to today, and whom one should have. */
export function FollowUps({ followUps, today, mine, onMine }: FollowUpsProps) {
  return (
    <ListSection heading={texts.heading} aside={<MineSwitch mine={mine} onMine={onMine} />}>
      {followUps.length === 0 ? (
        <p className="quiet">{texts.none}</p>
      ) : (
        <ul aria-label={texts.heading}>
          {followUps.map((followUp) => (
            <Item key={followUp.id} followUp={followUp} today={today} />
          ))}
        </ul>
      )}
    </ListSection>
  );
}

function Item({ followUp, today }: { readonly followUp: FollowUp; readonly today: string }) {
  const { id, note, due_on: day, proposal_id: proposal, title, number, client: of, owner } = followUp;
  const mayEdit = useMayEdit();
  const what = note ?? TEXTS.sales.followUps.plain;
  const finish = useMutation({
    mutationFn: () => client.sales.finishFollowUp.mutate({ id, done: true }),
    onSettled: readSalesAgain,
  });
  const isLate = day < today;
  return (
    <li>
      {mayEdit && (
        <Checkbox
          className={classes.tick ?? ''}
          aria-label={TEXTS.sales.followUps.done(`${what}, ${number}`)}
          checked={finish.isPending || finish.isSuccess}
          onChange={() => finish.mutate()}
        />
      )}
      <div className={classes.follow}>
        <About facts={[number, of, owner]}>
          <Link to="/proposals/$id" params={{ id: proposal }} className="row-link">
            {title}
          </Link>
          {note}
        </About>
        {finish.isError && <Problem error={finish.error} />}
      </div>
      <span className={classes.figure} data-late={isLate || undefined}>
        <span>{isLate ? TEXTS.sales.followUps.overdue(formatNearDay(day)) : texts.today}</span>
      </span>
    </li>
  );
}
