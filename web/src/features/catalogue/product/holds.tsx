import { Button, Group, Modal, Stack, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { formatCount, formatDays } from '../../../lib/format.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
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
  const all: { readonly quantity: number | null; readonly day: string } = { quantity: hold.held, day: '' };
  const form = useSavedForm({
    saved: all,
    save: ({ quantity, day }) =>
      client.catalogue.releaseHold.mutate({ hold_id: hold.id, quantity: quantity ?? 0, ...(day !== '' && { day }) }),
    onSaved: async () => {
      onClose();
      await queryClient.invalidateQueries(trpc.catalogue.pathFilter());
    },
  });
  return (
    <Modal opened onClose={onClose} title={wayBack(hold)}>
      <form onSubmit={form.submit}>
        <Stack gap="sm">
          <FigureField
            label={texts.back}
            decimals={0}
            least={1}
            most={hold.held}
            data-autofocus
            {...form.field('quantity')}
          />
          <TextInput type="date" label={texts.backOn} {...form.field('day')} />
          {form.error !== null && <Problem error={form.error} />}
          <Group gap="xs">
            <Button type="submit" disabled={form.values.quantity === null} loading={form.isPending}>
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
