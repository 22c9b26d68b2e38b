import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { client, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { usePasskeysHere } from '../../../lib/use-passkeys-here.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { AddPasskey } from '../../../ui/second-factor/add-passkey.tsx';
import { PasswordForm } from '../../../ui/second-factor/password-form.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import { readFactorsAgain } from './read-factors-again.ts';

const texts = TEXTS.passkeys;

interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly used_at: string | null;
}

type Doing = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

/** What signs the person in by itself. */
export function Passkeys() {
  const factor = useQuery(trpc.secondFactor.get.queryOptions());
  const { usable, why } = usePasskeysHere();
  const [doing, setDoing] = useState<Doing | null>(null);
  return (
    <Section title={texts.title} lead={texts.lead}>
      {factor.isPending ? (
        <LoadingRows label={TEXTS.entry.secondFactor.loading} rows={1} />
      ) : factor.isError ? (
        <Problem error={factor.error} onRetry={() => void factor.refetch()} />
      ) : factor.data.passkeys.length === 0 ? (
        <Text c="dimmed">{texts.none}</Text>
      ) : (
        <ul className={classes.list} aria-label={texts.title}>
          {factor.data.passkeys.map((passkey) => (
            <Item key={passkey.id} passkey={passkey} onDo={setDoing} />
          ))}
        </ul>
      )}
      {usable && (
        <Button variant="default" mt="md" onClick={() => setDoing({ what: 'add' })}>
          {texts.add}
        </Button>
      )}
      {typeof why === 'string' && (
        <Text size="sm" mt="md">
          {why}
        </Text>
      )}
      {doing !== null && <Doings doing={doing} onClose={() => setDoing(null)} />}
    </Section>
  );
}

function Item({ passkey, onDo }: { readonly passkey: Passkey; readonly onDo: (doing: Doing) => void }) {
  const { name, since, used_at: used } = passkey;
  return (
    <li className={classes.item}>
      <div>
        <Text fw={550}>{name}</Text>
        <div className={classes.facts}>
          <span>{texts.added(formatMoment(since))}</span>
          <span>{used === null ? texts.unused : texts.used(formatMoment(used))}</span>
        </div>
      </div>
      <div className={classes.doings}>
        <Button
          variant="default"
          aria-label={texts.renameWhich(name)}
          onClick={() => onDo({ what: 'rename', passkey })}
        >
          {texts.rename}
        </Button>
        <Button
          variant="default"
          aria-label={texts.removeWhich(name)}
          onClick={() => onDo({ what: 'remove', passkey })}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}

function Doings({ doing, onClose }: { readonly doing: Doing; readonly onClose: () => void }) {
  useFocusBack();

  function close(): void {
    readFactorsAgain();
    onClose();
  }

  return (
    <Modal opened onClose={close} title={titleOf(doing)} closeOnClickOutside={false}>
      {doing.what === 'add' ? (
        <AddPasskey onDone={close} />
      ) : doing.what === 'rename' ? (
        <Rename passkey={doing.passkey} onClose={close} />
      ) : (
        <Stack>
          <Text>{texts.removeText}</Text>
          <PasswordForm
            action={texts.remove}
            send={(password) => client.passkeys.remove.mutate({ id: doing.passkey.id, current_password: password })}
            onDone={close}
          />
        </Stack>
      )}
    </Modal>
  );
}

function titleOf(doing: Doing): string {
  if (doing.what === 'add') return texts.add;
  const { name } = doing.passkey;
  return doing.what === 'rename' ? texts.renameWhich(name) : texts.removeWhich(name);
}

function Rename({ passkey: { id, name }, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const form = useSavedForm({
    saved: { name },
    save: (values) => client.passkeys.rename.mutate({ id, ...values }),
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} onClose={onClose}>
      <TextInput label={texts.name} data-autofocus maxLength={100} {...form.field('name')} />
    </DialogForm>
  );
}
