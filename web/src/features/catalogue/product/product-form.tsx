import { Autocomplete, Button, Group, Select, Stack, Switch, Textarea, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { currencyDigits } from '../../../lib/format.ts';
import { useCompany } from '../../../lib/session.ts';
import { client, queryClient, trpc } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { Problem } from '../../../ui/problem.tsx';
import classes from '../catalogue.module.css';
import { fieldsOf, inputOf, isComplete, type ProductFields } from './fields.ts';
import { GoingOut } from './going-out.tsx';
import type { ProductBody } from './types.ts';

const texts = TEXTS.catalogue.product;
const CATEGORIES = Object.entries(TEXTS.categories).map(([value, label]) => ({ value, label }));
const UNITS = Object.entries(TEXTS.catalogue.units).map(([value, label]) => ({ value, label }));
const MEASURE = { mayBeEmpty: true, decimals: 3, least: 0, isAbove: true, most: 999_999 } as const;

export interface ProductFormProps {
  /** Null: one that is to be. */
  readonly product: ProductBody | null;
  readonly readOnly: boolean;
}

/** A product's fields. */
export function ProductForm({ product, readOnly }: ProductFormProps) {
  const { currency } = useCompany().company;
  const navigate = useNavigate();
  const ownCategories = useQuery(trpc.catalogue.ownCategories.queryOptions());
  const form = useSavedForm<ProductFields, string>({
    keptAs: `product.${product?.id ?? 'new'}`,
    saved: fieldsOf(product),
    save: async (values, changes) => {
      const id = product === null ? (await client.catalogue.create.mutate(inputOf(values))).id : product.id;
      if (product !== null) await client.catalogue.update.mutate({ id, ...inputOf(changes) });
      await queryClient.invalidateQueries(trpc.catalogue.pathFilter());
      return id;
    },
    onSaved: async (id) => {
      if (product === null) await navigate({ to: '/catalogue/$id', params: { id }, replace: true });
    },
  });
  const field = <Name extends keyof ProductFields>(name: Name) => ({ readOnly, ...form.field(name) });
  const tracked = form.field('tracked');

  return (
    <form onSubmit={form.submit} aria-label={texts.details}>
      <Stack gap="md">
        <TextInput label={texts.name} required withAsterisk={false} maxLength={200} {...field('name')} />
        <div className={classes.pair}>
          <Select
            label={texts.category}
            data={CATEGORIES}
            searchable={!readOnly}
            allowDeselect={false}
            {...field('category')}
          />
          <Autocomplete
            label={texts.ownCategory}
            data={ownCategories.data ?? []}
            maxLength={100}
            {...field('own_category')}
          />
        </div>
        <TextInput label={texts.sku} maxLength={100} {...field('sku')} />
        <div className={classes.pair}>
          <FigureField
            label={texts.price(currency)}
            decimals={currencyDigits(currency)}
            fixed={currencyDigits(currency)}
            least={0}
            {...field('unit_price')}
          />
          <Select label={texts.unit} data={UNITS} allowDeselect={false} {...field('unit')} />
        </div>
        {!readOnly && (
          <FigureField
            label={TEXTS.costs.product.label(currency)}
            description={TEXTS.costs.product.hint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            mayBeEmpty
            decimals={currencyDigits(currency)}
            fixed={currencyDigits(currency)}
            least={0}
            {...field('cost_price')}
          />
        )}
        <Textarea
          label={texts.description}
          description={texts.descriptionHint}
          autosize
          minRows={2}
          maxLength={5000}
          {...field('description')}
        />
        {form.values.parts.length === 0 && (
          <Switch
            label={texts.tracked}
            description={texts.trackedHint}
            disabled={readOnly}
            checked={tracked.value}
            onChange={tracked.onChange}
            error={tracked.error}
          />
        )}
        <fieldset className={`${classes.plain} ${classes.part}`}>
          <Title order={2} mb="xs">
            {texts.sizing}
          </Title>
          <Stack gap="sm">
            <FigureField
              label={texts.perAttendees}
              description={texts.perAttendeesHint}
              {...MEASURE}
              {...field('per_attendees')}
            />
            <div className={classes.pair}>
              <FigureField label={texts.weight} {...MEASURE} {...field('weight_kg')} />
              <FigureField label={texts.volume} {...MEASURE} {...field('volume_m3')} />
            </div>
            <FigureField label={texts.power} {...MEASURE} {...field('power_w')} />
          </Stack>
        </fieldset>
        <GoingOut as="parts" self={product?.id ?? null} {...field('parts')} />
        <GoingOut as="accessories" self={product?.id ?? null} {...field('accessories')} />
        {form.error !== null && <Problem error={form.error} onRetry={form.retry} />}
        {!readOnly && (
          <Group gap="xs">
            <Button type="submit" disabled={!form.isChanged || !isComplete(form.values)} loading={form.isPending}>
              {product === null ? texts.create : texts.save}
            </Button>
            {form.isChanged && product !== null && (
              <Button variant="default" onClick={form.reset}>
                {texts.discard}
              </Button>
            )}
            <span role="status" className="quiet">
              {form.isSaved && !form.isChanged && texts.saved}
            </span>
          </Group>
        )}
      </Stack>
    </form>
  );
}
