import { Button, Group, Modal, Stack, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatCount, formatDays } from '../../../lib/format.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../catalogue.module.css';
import type { ProductBody } from './types.ts';

const texts = TEXTS.catalogue.stock;
type Hold = ProductBody['holds'][number];

/** Units that are in repair or lost, each with the way back. */
export function Holds({ holds, mayEdit }: { readonly holds: readonly Hold[]; readonly mayEdit: boolean }) {
  const [releasing, setReleasing] = useState<Hold | null>(null);
  return (
    <section aria-labelledby="holds">
      <Title order={2} id="holds">
        {texts.holds}
      </Title>
      <ul className={classes.list}>
        {holds.map((hold) => (
          <li key={hold.id}>
            <span className={classes.grow}>
              <span className="figure">{formatCount(hold.held)}</span> {texts.kinds[hold.kind].toLowerCase()}{' '}
              {texts.holdSince(formatDays(hold.from, 1))} {hold.to !== null && texts.holdUntil(formatDays(hold.to, 1))}
              {hold.note !== null && <div className="quiet">{hold.note}</div>}
            </span>
            {mayEdit && (
              <Button variant="default" onClick={() => setReleasing(hold)}>
                {wayBack(hold)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {releasing !== null && <Release key={releasing.id} hold={releasing} onClose={() => setReleasing(null)} />}
    </section>
  );
}

function Release({ hold, onClose }: { readonly hold: Hold; readonly onClose: () => void }) {
  useFocusBack();
  const [quantity, setQuantity] = useState<number | null>(hold.held);
  const [day, setDay] = useState('');
  const release = useMutation(
    trpc.catalogue.releaseHold.mutationOptions({
      onSuccess: async () => {
        onClose();
        await queryClient.invalidateQueries(trpc.catalogue.pathFilter());
      },
    }),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (quantity === null) return;
    release.mutate({ hold_id: hold.id, quantity, ...(day !== '' && { day }) });
  }

  return (
    <Modal opened onClose={onClose} title={wayBack(hold)}>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <FigureField
            label={texts.back}
            decimals={0}
            least={1}
            most={hold.held}
            data-autofocus
            value={quantity}
            onChange={setQuantity}
          />
          <TextInput
            type="date"
            label={texts.backOn}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          {release.isError && <Problem error={release.error} />}
          <Group gap="xs">
            <Button type="submit" disabled={quantity === null} loading={release.isPending}>
              {texts.release}
            </Button>
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function wayBack({ kind }: Hold): string {
  return kind === 'lost' ? texts.found : texts.mended;
}
