import { Button, Group, Select, Stack, TextInput, Title } from '@mantine/core';
import { UNITS_LIMIT } from '@showbill/contract/limits';
import { useState } from 'react';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../catalogue.module.css';

const texts = TEXTS.catalogue.stock;
type Kind = keyof typeof texts.kinds;
const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));
const EMPTY: Entry = { quantity: null, day: '', to: '', note: '' };

interface Entry {
  /** Null: the field is empty. */
  readonly quantity: number | null;
  readonly day: string;
  readonly to: string;
  readonly note: string;
}

/** Records what happened to a product's units; a day that is left out is the company's today. */
export function RecordStock({ productId }: { readonly productId: string }) {
  // is kept when the fields are emptied for the next record
  const [kind, setKind] = useState<Kind>('bought');
  const isHold = kind === 'in_repair' || kind === 'lost';
  const form = useSavedForm({
    saved: EMPTY,
    save: async ({ quantity, day, to, note }) => {
      const entry = { product_id: productId, quantity: quantity ?? 0, note, ...(day !== '' && { day }) };
      await client.catalogue.recordStock.mutate(
        isHold ? { kind, ...entry, ...(to !== '' && { to }) } : { kind, ...entry },
      );
      await queryClient.invalidateQueries(trpc.catalogue.pathFilter());
    },
  });
  const isEmpty = form.values.quantity === null;

  return (
    <form onSubmit={form.submit} aria-labelledby="record">
      <Title order={2} id="record" mb="sm">
        {texts.recordHeading}
      </Title>
      <Stack gap="sm">
        <div className={classes.pair}>
          <Select
            label={texts.what}
            data={KINDS}
            allowDeselect={false}
            value={kind}
            onChange={(value) => value !== null && setKind(value as Kind)}
          />
          <FigureField
            label={kind === 'counted' ? texts.countedQuantity : texts.quantity}
            decimals={0}
            least={kind === 'counted' ? 0 : 1}
            most={UNITS_LIMIT}
            {...form.field('quantity')}
          />
        </div>
        <div className={classes.pair}>
          <TextInput type="date" label={texts.day} {...form.field('day')} />
          {isHold && <TextInput type="date" label={texts.to} {...form.field('to')} />}
        </div>
        <TextInput label={texts.note} maxLength={500} {...form.field('note')} />
        {form.error !== null && <Problem error={form.error} />}
        <Group gap="xs">
          <Button type="submit" variant="default" disabled={isEmpty} loading={form.isPending}>
            {texts.record}
          </Button>
          <span role="status" className="quiet">
            {form.isSaved && isEmpty && texts.done}
          </span>
        </Group>
      </Stack>
    </form>
  );
}
