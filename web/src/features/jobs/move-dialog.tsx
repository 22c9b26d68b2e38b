import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatDay, isDay } from '../../lib/days.ts';
import { formatCount } from '../../lib/format.ts';
import { formatUnits } from '../../lib/format-units.ts';
import { fieldOf } from '../../lib/problem.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { TEXTS } from '../../texts/index.ts';
import { FigureField } from '../../ui/figure-field.tsx';
import { LoadingRows } from '../../ui/loading.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './jobs.module.css';
import type { Movement } from './movement.ts';
import type { OpenJob } from './open-job.ts';
import { dayOfDispatch, otherThanOwn } from './own-day.ts';
import { useUndo } from './use-undo.tsx';

const texts = TEXTS.jobs.dialog;

interface MoveDialogProps {
  readonly movement: Movement;
  readonly onClose: () => void;
}

/** Records what of a job left or came back, all of it or a part. */
export function MoveDialog({ movement: { what, id, number }, onClose }: MoveDialogProps) {
  useFocusBack();
  const { data, error, refetch } = useQuery(trpc.jobs.get.queryOptions({ id }, { staleTime: 0 }));
  const items = (data?.items ?? []).map(({ item, name, to_go, out }) => ({
    item,
    name,
    most: what === 'dispatch' ? to_go : out,
  }));
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts[what](number)}
      size="lg"
      closeButtonProps={{ 'aria-label': texts.cancel }}
    >
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <LoadingRows label={texts.loading} rows={4} />}
      {data && (
        <MoveForm
          key={items.map(({ item, most }) => `${item} ${most}`).join()}
          movement={{ what, id, number }}
          job={data}
          items={items.filter(({ most }) => most > 0)}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface MoveFormProps extends MoveDialogProps {
  readonly job: OpenJob;
  /** With the most units that can move. */
  readonly items: readonly { readonly item: string; readonly name: string; readonly most: number }[];
}

function MoveForm({ movement: { what, id, number }, job, items, onClose }: MoveFormProps) {
  const { today } = job;
  const queryClient = useQueryClient();
  const allOf = () => new Map(items.map(({ item, most }) => [item, most]));
  const [day, setDay] = useState(() => (what === 'dispatch' ? dayOfDispatch(job, today) : today));
  const [chosen, setChosen] = useState<ReadonlyMap<string, number | null>>(allOf);
  const total = [...chosen.values()].reduce<number>((sum, units) => sum + (units || 0), 0);
  const { tell } = useUndo();
  const done = ({ undo }: { readonly undo: string | null }) => {
    tell(texts.done[what](number, formatUnits(total)), id, undo);
    void queryClient.invalidateQueries(trpc.jobs.pathFilter());
    void queryClient.invalidateQueries(trpc.availability.pathFilter());
    onClose();
  };
  const dispatch = useMutation(trpc.jobs.dispatch.mutationOptions({ onSuccess: done }));
  const takeBack = useMutation(trpc.jobs.return.mutationOptions({ onSuccess: done }));
  const { mutate, isPending, error } = what === 'dispatch' ? dispatch : takeBack;

  const other = what === 'dispatch' && isDay(day) ? otherThanOwn(job, day) : null;
  if (items.length === 0) return <Text>{texts.nothing[what]}</Text>;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const units = [...chosen].flatMap(([item, count]) => (count ? [{ item, units: count }] : []));
    mutate({ id, on: day, units });
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Group justify="space-between" align="end">
          <TextInput
            type="date"
            label={texts.day[what]}
            required
            max={today}
            value={day}
            error={fieldOf(error) === 'on'}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <Group gap="xs">
            <Button variant="default" onClick={() => setChosen(new Map(items.map(({ item }) => [item, 0])))}>
              {texts.none}
            </Button>
            <Button variant="default" onClick={() => setChosen(allOf)}>
              {texts.all}
            </Button>
          </Group>
        </Group>
        {other !== null && (
          <Alert color="amber" variant="light" role="status">
            {texts[other.when](formatDay(other.own), formatDay(day), day === today)}
          </Alert>
        )}
        {what === 'dispatch' && job.withdrawn_at === null && job.start_unasked_until !== null && (
          <Alert color="amber" variant="light" role="status">
            {texts.unasked(formatDay(job.start_unasked_until))}
          </Alert>
        )}
        <p className="quiet">{what === 'dispatch' ? texts.dispatchHint : texts.returnHint}</p>
        <ul className={classes.items}>
          {items.map(({ item, name, most }) => (
            <li key={item}>
              <span>{name}</span>
              <FigureField
                aria-label={texts.units(name)}
                className={classes.count}
                decimals={0}
                least={0}
                most={most}
                mayBeEmpty
                value={chosen.get(item) ?? null}
                onChange={(units) => setChosen(new Map(chosen).set(item, units))}
              />
              <span className="quiet figure">{texts.of(formatCount(most))}</span>
            </li>
          ))}
        </ul>
        {error !== null && <Problem error={error} />}
        <Group justify="flex-end" className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isPending} disabled={total === 0 || !isDay(day)}>
            {other === null ? texts.submit[what](formatUnits(total)) : texts.anyway(formatUnits(total), day === today)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
