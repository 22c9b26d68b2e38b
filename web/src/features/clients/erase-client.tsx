import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import { client, queryClient, trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './erase-client.module.css';

const texts = TEXTS.clients.erase;

interface Erased {
  readonly id: string;
  readonly name: string;
}

/** For owners: takes away what is known of a client, once their name was typed. */
export function EraseClient(erased: Erased) {
  const [isAsking, asking] = useDisclosure(false);
  return (
    <>
      <Button variant="default" mt="xl" onClick={asking.open}>
        {texts.button}
      </Button>
      {isAsking && <EraseDialog {...erased} onClose={asking.close} />}
    </>
  );
}

function EraseDialog({ id, name, onClose }: Erased & { readonly onClose: () => void }) {
  useFocusBack();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const foreseen = useQuery({ ...trpc.clients.foreseeErasure.queryOptions({ id }), staleTime: 0 });
  const erase = useMutation({
    mutationFn: () => client.clients.erase.mutate({ id, name: typed }),
    onSuccess: async () => {
      await navigate({ to: '/clients' });
      queryClient.removeQueries({ queryKey: trpc.clients.get.queryKey({ id }) });
      await queryClient.invalidateQueries();
    },
  });
  return (
    <Modal opened onClose={onClose} title={texts.title(name)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          erase.mutate();
        }}
      >
        <Stack>
          <Text>{texts.lead}</Text>
          {foreseen.isPending && <LoadingRows label={texts.loading} />}
          {foreseen.isError && <Problem error={foreseen.error} onRetry={() => void foreseen.refetch()} />}
          {foreseen.isSuccess && (
            <>
              <dl className={classes.counts}>
                {(['proposals', 'open', 'signed', 'letters'] as const).map((what) => (
                  <div key={what}>
                    <dt>{texts[what]}</dt>
                    <dd>{formatCount(foreseen.data[what])}</dd>
                  </div>
                ))}
              </dl>
              {foreseen.data.withdrawable > 0 && <Text>{texts.withdrawable}</Text>}
              <Text c="dimmed" size="sm">
                {foreseen.data.backups_days === 0
                  ? texts.backupsByHand
                  : texts.backups(formatCount(foreseen.data.backups_days))}
              </Text>
              <TextInput
                label={texts.confirm(name)}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                autoComplete="off"
                data-autofocus
              />
            </>
          )}
          {erase.isError && <Problem error={erase.error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {TEXTS.clients.cancel}
            </Button>
            <Button
              type="submit"
              color="red.9"
              loading={erase.isPending}
              disabled={!foreseen.isSuccess || typed.trim().toLowerCase() !== name.trim().toLowerCase()}
            >
              {texts.action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
