import { ActionIcon, Select, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Cross2Icon } from '@radix-ui/react-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import classes from '../catalogue.module.css';
import type { AccessoryBody } from './types.ts';

const texts = TEXTS.catalogue.accessories;

export interface GoingOutProps {
  /** What they are to the product: its accessories, or what it is made of. */
  readonly as: 'accessories' | 'parts';
  /** The product that they belong to, which cannot be one of them. */
  readonly self: string | null;
  readonly value: readonly AccessoryBody[];
  readonly readOnly: boolean;
  readonly error: ReactNode;
  readonly onChange: (products: readonly AccessoryBody[]) => void;
}

/** What goes out with each unit of a product, or is in it. */
export function GoingOut({ as, self, value: products, readOnly, error, onChange }: GoingOutProps) {
  const { heading, hint, none, add, quantity: quantityOf } = TEXTS.catalogue[as];
  function change(id: string, quantity: number): void {
    onChange(products.map((each) => (each.product_id === id ? { ...each, quantity } : each)));
  }
  return (
    <section aria-labelledby={as} className={classes.part}>
      <Title order={2} id={as}>
        {heading}
      </Title>
      <Text c="dimmed" size="sm">
        {products.length === 0 ? none : hint}
      </Text>
      <ul className={classes.list}>
        {products.map(({ product_id: id, name, quantity, archived }) => (
          <li key={id}>
            <span className={classes.grow}>
              <Link to="/catalogue/$id" params={{ id }}>
                {name}
              </Link>{' '}
              {archived && <span className="quiet">{texts.archived}</span>}
            </span>
            {readOnly ? (
              <span className="figure">× {formatCount(quantity)}</span>
            ) : (
              <>
                <FigureField
                  aria-label={quantityOf(name)}
                  w={72}
                  decimals={0}
                  least={1}
                  most={10_000}
                  value={quantity}
                  onChange={(value) => change(id, value)}
                />
                <ActionIcon
                  size={34}
                  variant="subtle"
                  color="gray"
                  aria-label={texts.remove(name)}
                  onClick={() => onChange(products.filter((each) => each.product_id !== id))}
                >
                  <Cross2Icon aria-hidden />
                </ActionIcon>
              </>
            )}
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <Text c="var(--bad)" size="sm" role="alert">
          {error}
        </Text>
      )}
      {!readOnly && (
        <AddProduct
          label={add}
          left={[...(self === null ? [] : [self]), ...products.map((each) => each.product_id)]}
          onAdd={(added) => onChange([...products, added])}
        />
      )}
    </section>
  );
}

function AddProduct({
  label,
  left,
  onAdd,
}: {
  readonly label: string;
  readonly left: readonly string[];
  readonly onAdd: (a: AccessoryBody) => void;
}) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text, 150);
  const found = useQuery({
    ...trpc.catalogue.list.queryOptions({ text: asked, limit: 20 }),
    enabled: asked.trim() !== '',
    placeholderData: keepPreviousData,
  });
  const offered = (asked.trim() === '' ? [] : (found.data?.data ?? [])).filter(({ id }) => !left.includes(id));
  return (
    <Select
      mt="sm"
      label={label}
      placeholder={texts.find}
      searchable
      searchValue={text}
      onSearchChange={setText}
      // the server has searched
      filter={({ options }) => options}
      data={offered.map(({ id, name, sku }) => ({ value: id, label: sku === null ? name : `${name} · ${sku}` }))}
      nothingFoundMessage={text.trim() === '' || found.isFetching ? undefined : texts.nothing}
      value={null}
      onChange={(id) => {
        const product = offered.find((each) => each.id === id);
        if (product === undefined) return;
        onAdd({ product_id: product.id, name: product.name, quantity: 1, archived: false });
        setText('');
      }}
    />
  );
}
