import { Button, Group, Select, Stack, TextInput, Title } from '@mantine/core';
import { UNITS_LIMIT } from '@showbill/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldOf, sentenceOf } from '../../../lib/problem.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../catalogue.module.css';

const texts = TEXTS.catalogue.stock;
type Kind = keyof typeof texts.kinds;
const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

/** Records what happened to a product's units; a day that is left out is the company's today. */
export function RecordStock({ productId }: { readonly productId: string }) {
  const [kind, setKind] = useState<Kind>('bought');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [day, setDay] = useState('');
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const record = useMutation(
    trpc.catalogue.recordStock.mutationOptions({
      onSuccess: async () => {
        setQuantity(null);
        setDay('');
        setTo('');
        setNote('');
        await queryClient.invalidateQueries(trpc.catalogue.pathFilter());
      },
    }),
  );
  const wrong = record.isError ? (fieldOf(record.error) ?? '') : '';
  const errorOf = (field: string) => (wrong === field ? sentenceOf(record.error) : undefined);
  const isHold = kind === 'in_repair' || kind === 'lost';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (quantity === null) return;
    const entry = { product_id: productId, quantity, note, ...(day !== '' && { day }) };
    record.mutate(isHold ? { kind, ...entry, ...(to !== '' && { to }) } : { kind, ...entry });
  }

  return (
    <form onSubmit={submit} aria-labelledby="record">
      <Title order={2} id="record" mb="sm">
        {texts.record}
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
            error={errorOf('quantity')}
            value={quantity}
            onChange={setQuantity}
          />
        </div>
        <div className={classes.pair}>
          <TextInput
            type="date"
            label={texts.day}
            error={errorOf('day')}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          {isHold && (
            <TextInput
              type="date"
              label={texts.to}
              error={errorOf('to')}
              value={to}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
          )}
        </div>
        <TextInput
          label={texts.note}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {record.isError && !['quantity', 'day', 'to'].includes(wrong) && <Problem error={record.error} />}
        <Group gap="xs">
          <Button type="submit" variant="default" disabled={quantity === null} loading={record.isPending}>
            {texts.record}
          </Button>
          <span role="status" className="quiet">
            {record.isSuccess && quantity === null && texts.done}
          </span>
        </Group>
      </Stack>
    </form>
  );
}
