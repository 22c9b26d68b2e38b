import { Radio, Stack, Text } from '@mantine/core';
import { CLIENT_KINDS, type ClientKind } from '@showbill/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { CONSUMER_TEXTS } from '../../../texts/consumers/index.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';

const texts = CONSUMER_TEXTS.ask;

/** Asks what nobody has said of the client; it decides on their right of withdrawal, and is kept at once. */
export function ClientKindQuestion({ id }: { readonly id: string }) {
  const [chosen, setChosen] = useState<ClientKind | null>(null);
  const set = useMutation({
    mutationFn: (kind: ClientKind) => client.clients.update.mutate({ id, kind }),
    onSuccess: () => queryClient.invalidateQueries(trpc.clients.pathFilter()),
  });
  return (
    <Stack gap="xs">
      <Radio.Group
        label={texts.label}
        description={texts.hint}
        value={chosen}
        onChange={(next) => {
          const kind = CLIENT_KINDS.find((each) => each === next);
          if (kind === undefined) return;
          setChosen(kind);
          set.mutate(kind);
        }}
      >
        <Stack gap={6} mt={6}>
          {CLIENT_KINDS.map((kind) => (
            <Radio key={kind} value={kind} label={TEXTS.clients.kinds[kind]} />
          ))}
        </Stack>
      </Radio.Group>
      <Text role="status" size="sm" c="dimmed">
        {set.isSuccess && texts.saved}
      </Text>
      {set.isError && chosen !== null && <Problem error={set.error} onRetry={() => set.mutate(chosen)} />}
    </Stack>
  );
}
