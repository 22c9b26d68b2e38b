import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { deviceIn } from '../../../lib/device.ts';
import { formatMoment } from '../../../lib/format.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';

const texts = TEXTS.settings.you;

/** Where the person is signed in, and how to end it. */
export function Sessions() {
  const sessions = useQuery(trpc.me.sessions.queryOptions());
  const end = useMutation(trpc.me.endSession.mutationOptions({ onSettled: readAgain }));
  const endOthers = useMutation(trpc.me.endOtherSessions.mutationOptions({ onSettled: readAgain }));
  const error = end.error ?? endOthers.error;
  return (
    <Section title={texts.sessions} lead={texts.sessionsLead}>
      {error !== null && <Problem error={error} />}
      {sessions.isPending ? (
        <LoadingRows label={texts.sessionsLoading} rows={2} />
      ) : sessions.isError ? (
        <Problem error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <>
          <ul className={classes.list} aria-label={texts.sessions}>
            {sessions.data.map(
              ({ id, device, is_current: isCurrent, seen_at: seen, seen_from: from, only_company: only }) => (
                <li key={id} className={classes.item}>
                  <div>
                    <Text fw={550}>{deviceIn(device)}</Text>
                    <div className={classes.facts}>
                      {isCurrent ? (
                        <span>{texts.thisBrowser}</span>
                      ) : (
                        <span>
                          {texts.lastSeen}: {formatMoment(seen)}
                        </span>
                      )}
                      {from !== null && <span>{texts.network(from)}</span>}
                      {only !== null && <span>{TEXTS.companySignIn.onlyCompany(only)}</span>}
                    </div>
                  </div>
                  {!isCurrent && (
                    <Button
                      variant="default"
                      aria-label={texts.endWhich(deviceIn(device))}
                      loading={end.isPending && end.variables.id === id}
                      onClick={() => end.mutate({ id })}
                    >
                      {texts.end}
                    </Button>
                  )}
                </li>
              ),
            )}
          </ul>
          {sessions.data.length > 1 && (
            <Button variant="default" mt="md" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
              {texts.endOthers}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

function readAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: trpc.me.sessions.queryKey() });
}
