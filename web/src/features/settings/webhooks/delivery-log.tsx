import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { EventKind } from '@showbill/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { LOCALE, TEXTS } from '../../../texts/index.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import marks from '../marks.module.css';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';

const texts = TEXTS.settings.webhooks;
/** Tries that succeed are told to nobody: the log looks for them while it is open. */
const LOOK_MS = 2000;

interface Try {
  readonly id: string;
  readonly delivery_id: string;
  readonly event: EventKind;
  readonly attempt: number;
  readonly at: string;
  readonly milliseconds: number;
  readonly succeeded: boolean;
  readonly response_status: number | null;
  readonly response_body: string | null;
  readonly error: string | null;
  readonly next_attempt_at: string | null;
}

export function DeliveryLog({ webhookId }: { readonly webhookId: string }) {
  const tries = useQuery({ ...trpc.webhooks.tries.queryOptions({ id: webhookId }), refetchInterval: LOOK_MS });
  return (
    <Section title={texts.log} lead={texts.logLead}>
      {tries.isPending ? (
        <LoadingRows label={texts.logLoading} rows={4} />
      ) : tries.isError ? (
        <Problem error={tries.error} onRetry={() => void tries.refetch()} />
      ) : tries.data.length === 0 ? (
        <Empty text={texts.logEmpty} />
      ) : (
        <ul className={classes.list} aria-label={texts.log}>
          {tries.data.map((attempt) => (
            <TryItem key={attempt.id} attempt={attempt} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function TryItem({ attempt }: { readonly attempt: Try }) {
  const [open, setOpen] = useState(false);
  const { event, at, succeeded, response_status: status, milliseconds, next_attempt_at: next } = attempt;
  return (
    <li className={marks.row}>
      <UnstyledButton className={marks.try} aria-expanded={open} onClick={() => setOpen(!open)}>
        <StateMark tone={succeeded ? 'good' : 'bad'}>{succeeded ? texts.succeeded : texts.failed}</StateMark>
        <span>
          {TEXTS.settings.events[event]}{' '}
          <span className="quiet figure">
            {[
              status === null ? attempt.error : texts.answered(status),
              texts.took(milliseconds.toLocaleString(LOCALE)),
              ...(attempt.attempt > 1 ? [texts.attempt(attempt.attempt)] : []),
              ...(next === null ? [] : [texts.next(formatMoment(next))]),
            ].join(', ')}
          </span>
        </span>
        <time dateTime={at} className="quiet figure">
          {new Date(at).toLocaleString(LOCALE, {
            day: 'numeric',
            month: 'short',
            hour: '2-digit',
            minute: '2-digit',
            second: '2-digit',
          })}
        </time>
      </UnstyledButton>
      {open && <Exchange attempt={attempt} />}
    </li>
  );
}

/** What was posted, what came back, and sending it again. */
function Exchange({ attempt }: { readonly attempt: Try }) {
  const request = useQuery({
    ...trpc.webhooks.request.queryOptions({ delivery_id: attempt.delivery_id }),
    staleTime: Infinity,
  });
  const again = useMutation(trpc.webhooks.sendAgain.mutationOptions());
  // signed when it is copied, since receivers refuse an old signature
  const copy = useMutation({
    mutationFn: async () => {
      const { data } = await request.refetch({ throwOnError: true });
      await navigator.clipboard.writeText(data?.curl ?? '');
    },
  });
  return (
    <Stack gap="sm" className={marks.more ?? ''}>
      <div>
        <Text fw={550}>{texts.request}</Text>
        {request.isPending ? (
          <LoadingRows label={texts.logLoading} rows={2} />
        ) : request.isError ? (
          <Problem error={request.error} onRetry={() => void request.refetch()} />
        ) : (
          <pre className={marks.text} tabIndex={0}>
            {Object.entries(request.data.headers)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n')}
            {'\n\n'}
            {indented(request.data.body)}
          </pre>
        )}
      </div>
      <div>
        <Text fw={550}>{texts.answer}</Text>
        {attempt.response_body === null || attempt.response_body === '' ? (
          <Text c="dimmed">
            {attempt.error ?? (attempt.response_status === null ? texts.noAnswer : texts.emptyAnswer)}
          </Text>
        ) : (
          <pre className={marks.text} tabIndex={0}>
            {attempt.response_body}
          </pre>
        )}
      </div>
      <Group gap="sm">
        <Button
          variant="default"
          loading={again.isPending}
          onClick={() => again.mutate({ delivery_id: attempt.delivery_id })}
        >
          {texts.again}
        </Button>
        <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
          {texts.curl}
        </Button>
        <Text role="status" c="dimmed">
          {again.isSuccess ? texts.sentAgain : copy.isSuccess && texts.curlCopied}
        </Text>
      </Group>
      {again.isError && <Problem error={again.error} />}
      {copy.isError && <Problem error={copy.error} />}
    </Stack>
  );
}

function indented(json: string): string {
  const parsed: unknown = JSON.parse(json);
  return JSON.stringify(parsed, null, 2);
}
