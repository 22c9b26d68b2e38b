import { Button, Group, Modal, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldOf } from '../../../lib/problem.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';

const texts = TEXTS.settings.webhooks.replay;
const ENDS = ['from', 'to'] as const;
const WHICH = ['missed', 'all'] as const;

interface ReplayDialogProps {
  readonly id: string;
  /** Days that are offered first. */
  readonly days: { readonly from: string; readonly to: string };
  /** How many events were sent again. */
  readonly onSent: (events: number) => void;
  readonly onClose: () => void;
}

/** Sends the events of some days again; says how many they are before. */
export function ReplayDialog({ id, days, onSent, onClose }: ReplayDialogProps) {
  useFocusBack();
  const [range, setRange] = useState<{ from: string; to: string; which: (typeof WHICH)[number] }>({
    ...days,
    which: 'missed',
  });
  const isWhole = range.from !== '' && range.to !== '';
  const count = useQuery({
    ...trpc.webhooks.countReplay.queryOptions({ id, ...range }),
    enabled: isWhole,
    placeholderData: (before) => before,
  });
  const { mutate, isPending, error } = useMutation(
    trpc.webhooks.replay.mutationOptions({
      onSuccess: ({ events }) => {
        onSent(events);
        onClose();
      },
    }),
  );
  const problem = error ?? count.error;
  const events = isWhole && count.isSuccess ? count.data.events : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    mutate({ id, ...range });
  }

  return (
    <Modal opened onClose={onClose} title={texts.title}>
      <form onSubmit={submit}>
        <Stack>
          <Text>{texts.lead}</Text>
          <Group grow align="start">
            {ENDS.map((end) => (
              <TextInput
                key={end}
                type="date"
                label={texts[end]}
                required
                value={range[end]}
                error={fieldOf(problem) === end}
                onChange={({ currentTarget: { value } }) => setRange({ ...range, [end]: value })}
              />
            ))}
          </Group>
          <Radio.Group
            label={texts.which}
            value={range.which}
            onChange={(which) => setRange({ ...range, which: which === 'all' ? 'all' : 'missed' })}
          >
            <Stack gap="xs" mt="xs">
              {WHICH.map((which) => (
                <Radio key={which} value={which} label={texts[which]} />
              ))}
            </Stack>
          </Radio.Group>
          {problem !== null && <Problem error={problem} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {TEXTS.settings.cancel}
            </Button>
            <Button type="submit" loading={isPending} disabled={events === null || events === 0}>
              {events === null ? texts.submit : texts.submitCount(events)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
