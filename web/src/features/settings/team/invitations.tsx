import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../lib/format.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';

const texts = TEXTS.settings.team;

/** Those that can still be accepted. */
export function Invitations() {
  const invitations = useQuery(trpc.team.invitations.queryOptions());
  const withdraw = useMutation(
    trpc.team.revokeInvitation.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: [['team', 'invitations']] }),
    }),
  );
  return (
    <Section title={texts.open}>
      {withdraw.isError && <Problem error={withdraw.error} />}
      {invitations.isPending ? (
        <LoadingRows label={texts.loading} rows={1} />
      ) : invitations.isError ? (
        <Problem error={invitations.error} onRetry={() => void invitations.refetch()} />
      ) : invitations.data.length === 0 ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <ul className={classes.list} aria-label={texts.open}>
          {invitations.data.map(({ id, email, role, expires_at: until }) => (
            <li key={id} className={classes.item}>
              <div>
                <Text>{email}</Text>
                <div className={classes.facts}>
                  <span>{texts.roles[role]}</span>
                  <span>{texts.until(formatMoment(until))}</span>
                </div>
              </div>
              <Button
                variant="default"
                aria-label={texts.withdrawOf(email)}
                loading={withdraw.isPending && withdraw.variables.id === id}
                onClick={() => withdraw.mutate({ id })}
              >
                {texts.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
