import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { ExternalLinkIcon } from '@radix-ui/react-icons';
import { formatCount } from '@showbill/contract/words';
import { useMutation, useQuery } from '@tanstack/react-query';
import { formatDays } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { NoDate } from '../no-date.tsx';
import classes from './dialogs.module.css';
import { useShown } from './use-shown.ts';

const texts = TEXTS.editor.send;

/** What the client will get, before they get it. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const { proposal, state } = useEditing();
  const { id, number, event, questions, share_url: page } = proposal;
  const shown = useShown(onClose);
  const foreseen = useQuery({ ...trpc.proposals.foreseeSending.queryOptions({ id }), staleTime: 0, gcTime: 0 });
  const send = useMutation(
    trpc.proposals.send.mutationOptions({ onSuccess: (done) => shown(done.proposal, texts.done) }),
  );
  const mail = foreseen.data?.mail ?? null;
  const last = foreseen.data?.valid_until ?? null;
  return (
    <Modal opened size="lg" title={texts.title(number)} onClose={onClose}>
      <Stack>
        {foreseen.isPending && <LoadingRows label={texts.loading} rows={4} />}
        {foreseen.isError && <Problem error={foreseen.error} onRetry={() => void foreseen.refetch()} />}
        {foreseen.isSuccess && mail === null && <Text>{texts.noMail}</Text>}
        {mail !== null && (
          <>
            <dl className={classes.facts}>
              <dt>{texts.to}</dt>
              <dd>{mail.recipient}</dd>
              <dt>{texts.subject}</dt>
              <dd>{mail.subject}</dd>
            </dl>
            <section tabIndex={0} aria-label={texts.mail} className={classes.mail}>
              {mail.text.trim()}
            </section>
          </>
        )}
        {questions.length > 0 && (
          <Text c="dimmed" size="sm">
            {texts.questions(formatCount(questions.length))}
          </Text>
        )}
        <NoDate />
        <Text c="dimmed" size="sm">
          {last !== null && texts.until(formatDays(last, 1))} {event.date !== null && texts.hold}
        </Text>
        {send.isError && <Problem error={send.error} onRetry={() => send.mutate({ id })} />}
        <Group justify="space-between">
          <Button
            component="a"
            href={page}
            target="_blank"
            rel="noreferrer"
            variant="default"
            rightSection={<ExternalLinkIcon aria-hidden />}
          >
            {texts.page}
          </Button>
          <Button
            disabled={!foreseen.isSuccess || state !== 'saved'}
            loading={send.isPending}
            onClick={() => send.mutate({ id })}
          >
            {mail === null ? texts.submitWithout : texts.submit}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
