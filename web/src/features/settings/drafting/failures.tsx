import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { formatMoment } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { StateMark } from '../../../ui/state-mark.tsx';
import classes from '../settings.module.css';

const texts = TEXTS.settings.drafting;

interface FailuresProps {
  readonly failures: readonly {
    readonly at: string;
    readonly reason: string;
    readonly proposal_id: string | null;
  }[];
}

/** When the model did not draft, and what came of it. */
export function DraftingFailures({ failures }: FailuresProps) {
  if (failures.length === 0) return <Text c="dimmed">{texts.noFailures}</Text>;
  return (
    <ul className={classes.list} aria-label={texts.failures}>
      {failures.map(({ at, reason, proposal_id: proposalId }) => (
        <li key={`${at} ${proposalId}`} className={classes.item}>
          <div>
            <Text>{reason}</Text>
            <div className={classes.facts}>
              <time dateTime={at}>{formatMoment(at)}</time>
              {proposalId !== null && (
                <Link to="/proposals/$id" params={{ id: proposalId }}>
                  {texts.open}
                </Link>
              )}
            </div>
          </div>
          <StateMark tone={proposalId === null ? 'bad' : 'warn'}>
            {proposalId === null ? texts.nothing : texts.steppedIn}
          </StateMark>
        </li>
      ))}
    </ul>
  );
}
