import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldOf } from '../../lib/problem.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../problem.tsx';
import type { Plan } from './plan.ts';
import { formatCount } from '../../lib/format.ts';

const texts = TEXTS.delivery;
const STOPS = ['delivery', 'collection'] as const;
type Stop = (typeof STOPS)[number];

interface DeliveryDialogProps {
  readonly id: string;
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** Days and times of delivery and collection. */
export function DeliveryDialog({ id, plan, onClose }: DeliveryDialogProps) {
  useFocusBack();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(() => ({
    delivery: typedOf(plan, 'delivery'),
    collection: typedOf(plan, 'collection'),
  }));
  const { mutate, isPending, error } = useMutation(
    trpc.jobs.schedule.mutationOptions({
      onSuccess: ({ shortages }) => {
        void queryClient.invalidateQueries(trpc.jobs.pathFilter());
        void queryClient.invalidateQueries(trpc.proposals.pathFilter());
        void queryClient.invalidateQueries(trpc.availability.pathFilter());
        const short = new Set(shortages.map(({ catalog_item_id: item }) => item)).size;
        notifications.show({ message: short === 0 ? texts.saved : texts.short(formatCount(short), short === 1) });
        onClose();
      },
    }),
  );
  const isDated = plan.delivery.usual_day !== null;
  const set = (stop: Stop, fields: Partial<Typed>) => setTyped({ ...typed, [stop]: { ...typed[stop], ...fields } });

  function submit(event: FormEvent): void {
    event.preventDefault();
    mutate({ id, delivery: stopOf(typed.delivery), collection: stopOf(typed.collection) });
  }

  return (
    <Modal opened onClose={onClose} title={texts.heading} closeButtonProps={{ 'aria-label': texts.cancel }}>
      <form onSubmit={submit}>
        <Stack>
          {STOPS.map((stop) => (
            <Group key={stop} grow align="start">
              <TextInput
                type="date"
                label={texts.day[stop]}
                disabled={!isDated}
                value={typed[stop].day}
                error={fieldOf(error) === `${stop}.day`}
                onChange={({ currentTarget }) => set(stop, { day: currentTarget.value })}
              />
              <TextInput
                type="time"
                label={texts.time[stop]}
                value={typed[stop].time}
                onChange={({ currentTarget }) => set(stop, { time: currentTarget.value })}
              />
            </Group>
          ))}
          <Text className="quiet" size="sm">
            {isDated ? texts.hint : texts.noDate}
          </Text>
          {error !== null && <Problem error={error} />}
          <Group justify="space-between">
            <Button
              variant="subtle"
              disabled={!isDated}
              onClick={() =>
                setTyped({
                  delivery: { ...typed.delivery, day: plan.delivery.usual_day ?? '' },
                  collection: { ...typed.collection, day: plan.collection.usual_day ?? '' },
                })
              }
            >
              {texts.usual}
            </Button>
            <Group gap="xs">
              <Button variant="default" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button type="submit" loading={isPending}>
                {texts.save}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface Typed {
  readonly day: string;
  readonly time: string;
}

function typedOf(plan: Plan, stop: Stop): Typed {
  return { day: plan[stop].day ?? '', time: plan[stop].time ?? '' };
}

function stopOf({ day, time }: Typed) {
  return { day: day || null, time: time || null };
}
