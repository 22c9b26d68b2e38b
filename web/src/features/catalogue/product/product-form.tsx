import { Button, Group, Select, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import { CATEGORY_LABEL } from '@showbill/contract/words';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { currencyDigits } from '../../../lib/format.ts';
import { fieldOf, sentenceOf } from '../../../lib/problem.ts';
import { useCompany } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../catalogue.module.css';
import { Accessories } from './accessories.tsx';
import { changesOf, type Draft, draftOf, isComplete } from './draft.ts';
import type { ProductBody } from './types.ts';

const texts = TEXTS.catalogue.product;
const CATEGORIES = Object.entries(CATEGORY_LABEL).map(([value, label]) => ({ value, label }));
const UNITS = Object.entries(TEXTS.catalogue.units).map(([value, label]) => ({ value, label }));
const MOST_OF_A_MEASURE = 999_999;
const FIELDS = [
  'name',
  'sku',
  'category',
  'unit',
  'unit_price',
  'description',
  'per_attendees',
  'weight_kg',
  'power_w',
];

export interface ProductFormProps {
  /** Null: one that is to be. */
  readonly product: ProductBody | null;
  readonly readOnly: boolean;
}

/** A product's fields. What a colleague changes meanwhile shows in those that are not being changed here. */
export function ProductForm({ product, readOnly }: ProductFormProps) {
  const { currency } = useCompany().company;
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>({});
  const shown = { ...draftOf(product), ...draft };
  const save = useMutation({
    mutationFn: async () => {
      if (product === null) return client.catalogue.create.mutate(changesOf(shown));
      await client.catalogue.update.mutate({ id: product.id, ...changesOf(draft) });
      return { id: product.id };
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries(trpc.catalogue.pathFilter());
      setDraft({});
      if (product === null) await navigate({ to: '/catalogue/$id', params: { id }, replace: true });
    },
  });
  const wrong = save.isError ? (fieldOf(save.error) ?? '') : '';
  const errorOf = (field: string) => (wrong === field ? sentenceOf(save.error) : undefined);
  const changed = Object.keys(draft).length > 0;

  function set(change: Draft): void {
    setDraft((before) => ({ ...before, ...change }));
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    save.mutate();
  }
  function measure(field: 'per_attendees' | 'weight_kg' | 'power_w', label: string, description?: string) {
    return (
      <FigureField
        label={label}
        description={description}
        mayBeEmpty
        readOnly={readOnly}
        decimals={3}
        least={0}
        isAbove
        most={MOST_OF_A_MEASURE}
        error={errorOf(field)}
        value={shown[field] ?? null}
        onChange={(value) => set({ [field]: value })}
      />
    );
  }

  return (
    <form onSubmit={submit} aria-label={texts.details}>
      <Stack gap="md">
        <TextInput
          label={texts.name}
          required
          withAsterisk={false}
          maxLength={200}
          readOnly={readOnly}
          error={errorOf('name')}
          value={shown.name ?? ''}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <Select
            label={texts.category}
            data={CATEGORIES}
            searchable={!readOnly}
            allowDeselect={false}
            readOnly={readOnly}
            error={errorOf('category')}
            value={shown.category ?? null}
            onChange={(value) => set({ category: value ?? undefined })}
          />
          <TextInput
            label={texts.sku}
            maxLength={100}
            readOnly={readOnly}
            error={errorOf('sku')}
            value={shown.sku ?? ''}
            onChange={(event) => set({ sku: event.currentTarget.value })}
          />
        </div>
        <div className={classes.pair}>
          <FigureField
            label={texts.price(currency)}
            readOnly={readOnly}
            decimals={currencyDigits(currency)}
            fixed={currencyDigits(currency)}
            least={0}
            error={errorOf('unit_price')}
            value={shown.unit_price ?? null}
            onChange={(value) => set({ unit_price: value })}
          />
          <Select
            label={texts.unit}
            data={UNITS}
            allowDeselect={false}
            readOnly={readOnly}
            error={errorOf('unit')}
            value={shown.unit ?? null}
            onChange={(value) => set({ unit: value ?? undefined })}
          />
        </div>
        <Textarea
          label={texts.description}
          description={texts.descriptionHint}
          autosize
          minRows={2}
          maxLength={5000}
          readOnly={readOnly}
          error={errorOf('description')}
          value={shown.description ?? ''}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <fieldset className={classes.plain}>
          <Title order={2} mb="xs">
            {texts.sizing}
          </Title>
          <Stack gap="sm">
            {measure('per_attendees', texts.perAttendees, texts.perAttendeesHint)}
            <div className={classes.pair}>
              {measure('weight_kg', texts.weight)}
              {measure('power_w', texts.power)}
            </div>
          </Stack>
        </fieldset>
        <Accessories
          self={product?.id ?? null}
          accessories={shown.accessories ?? []}
          readOnly={readOnly}
          error={errorOf('accessories')}
          onChange={(accessories) => set({ accessories })}
        />
        <Switch
          label={texts.tracked}
          description={texts.trackedHint}
          disabled={readOnly}
          checked={shown.tracked ?? false}
          onChange={(event) => set({ tracked: event.currentTarget.checked })}
        />
        {save.isError && ![...FIELDS, 'accessories'].includes(wrong) && (
          <Problem error={save.error} onRetry={() => save.mutate()} />
        )}
        {!readOnly && (
          <Group gap="xs">
            <Button type="submit" disabled={!changed || !isComplete(shown)} loading={save.isPending}>
              {product === null ? texts.create : texts.save}
            </Button>
            {changed && product !== null && (
              <Button variant="default" onClick={() => setDraft({})}>
                {texts.discard}
              </Button>
            )}
            <span role="status" className="quiet">
              {save.isSuccess && !changed && texts.saved}
            </span>
          </Group>
        )}
      </Stack>
    </form>
  );
}
