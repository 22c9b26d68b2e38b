import { ActionIcon, Button, Checkbox, Group, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Cross2Icon } from '@radix-ui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { addDays, formatNearDay, todayHere } from '../../../lib/days.ts';
import { formatMoment } from '../../../lib/format.ts';
import { readSalesAgain } from '../../../lib/read-sales-again.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { client } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import side from '../side/side.module.css';
import type { ProposalSales } from './answers.ts';
import classes from './sales.module.css';

const texts = TEXTS.sales.followUps;
type FollowUp = ProposalSales['follow_ups'][number];

interface FollowUpsProps {
  readonly id: string;
  readonly followUps: readonly FollowUp[];
}

/** When to get back to the client, and what was done of it. */
export function FollowUps({ id, followUps }: FollowUpsProps) {
  const mayEdit = useMayEdit();
  const [isAdding, adding] = useDisclosure(false);
  if (!mayEdit && followUps.length === 0) return null;
  return (
    <div>
      <h3>{texts.heading}</h3>
      {followUps.length > 0 && (
        <ul aria-label={texts.heading}>
          {followUps.map((followUp) => (
            <Item key={followUp.id} followUp={followUp} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {mayEdit &&
        (isAdding ? (
          <FollowUpForm
            saved={{ due_on: addDays(todayHere(), 3), note: '' }}
            keptAs={`follow-up.${id}`}
            action={texts.add}
            save={(values) => client.sales.addFollowUp.mutate({ id, ...values })}
            onDone={adding.close}
          />
        ) : (
          <UnstyledButton className={side.link} onClick={adding.open}>
            {texts.show}
          </UnstyledButton>
        ))}
    </div>
  );
}

function Item({ followUp, mayEdit }: { readonly followUp: FollowUp; readonly mayEdit: boolean }) {
  const { id, due_on: day, note, done_at: doneAt, done_by: doneBy } = followUp;
  const isDone = doneAt !== null;
  const what = note ?? texts.plain;
  const finish = useMutation({
    mutationFn: (done: boolean) => client.sales.finishFollowUp.mutate({ id, done }),
    onSettled: readSalesAgain,
  });
  const remove = useMutation({
    mutationFn: () => client.sales.removeFollowUp.mutate({ id }),
    onSettled: readSalesAgain,
  });
  const [isChanging, changing] = useDisclosure(false);
  const isLate = !isDone && day < todayHere();
  if (isChanging) {
    return (
      <li>
        <FollowUpForm
          saved={{ due_on: day, note: note ?? '' }}
          keptAs={`follow-up.${id}`}
          action={texts.save}
          save={(values) => client.sales.changeFollowUp.mutate({ id, ...values })}
          onDone={changing.close}
        />
      </li>
    );
  }
  return (
    <li className={classes.followUp} data-done={isDone || undefined}>
      <Checkbox
        aria-label={texts.done(what)}
        checked={finish.isPending ? finish.variables : isDone}
        disabled={!mayEdit}
        onChange={({ currentTarget: { checked } }) => finish.mutate(checked)}
      />
      <span>
        {mayEdit && !isDone ? (
          <UnstyledButton className={classes.what} aria-label={texts.change(what)} onClick={changing.open}>
            {what}
          </UnstyledButton>
        ) : (
          <span className={classes.what}>{what}</span>
        )}
        <br />
        <span className={isLate ? classes.late : 'quiet'}>
          {isLate ? texts.overdue(formatNearDay(day)) : formatNearDay(day)}
          {isDone && doneBy !== null && `, ${texts.doneBy(doneBy, formatMoment(doneAt))}`}
        </span>
        {(finish.error ?? remove.error) !== null && <Problem error={finish.error ?? remove.error} />}
      </span>
      {mayEdit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={texts.remove(what)}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Cross2Icon />
        </ActionIcon>
      )}
    </li>
  );
}

interface FollowUpFormProps {
  readonly saved: { readonly due_on: string; readonly note: string };
  readonly keptAs: string;
  /** The verb on the button. */
  readonly action: string;
  readonly save: (values: FollowUpFormProps['saved']) => Promise<unknown>;
  readonly onDone: () => void;
}

function FollowUpForm({ saved, keptAs, action, save, onDone }: FollowUpFormProps) {
  const form = useSavedForm({
    saved,
    keptAs,
    save,
    onSaved: async () => {
      await readSalesAgain();
      onDone();
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className={classes.form}>
      <TextInput type="date" size="xs" label={texts.day} {...form.field('due_on')} />
      <TextInput
        size="xs"
        label={texts.note}
        placeholder={texts.notePlaceholder}
        maxLength={500}
        autoFocus
        {...form.field('note')}
      />
      {form.error !== null && <Problem error={form.error} />}
      <Group gap="xs">
        <Button type="submit" size="xs" loading={form.isPending}>
          {action}
        </Button>
        <Button size="xs" variant="subtle" color="gray" onClick={onDone}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  );
}
