import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { PlusIcon } from '@radix-ui/react-icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useEffect, useState } from 'react';
import { formatCount, formatDays, formatMoney } from '../../../lib/format.ts';
import { newId } from '../../../lib/ids.ts';
import { trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import classes from './add-line.module.css';
import { OwnLine } from './own-line.tsx';

const texts = TEXTS.editor.add;
type Addable = inferOutput<typeof trpc.proposals.addable>[number];
const OWN = 'own';

/** Finds a product with what is free of it, and makes it a line; what no product is becomes a line of its own. */
export function AddLine() {
  const { proposal, change, knowProduct } = useEditing();
  const [typed, setTyped] = useState('');
  const [own, setOwn] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  // one goes on typing where the new line stands, once it is drawn
  useEffect(() => {
    if (added === null) return;
    document.querySelector<HTMLInputElement>(`[data-line="${added}"] input[data-column="units"]`)?.focus();
  }, [added]);
  const [asked] = useDebouncedValue(typed.trim(), 120);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useQuery({
    ...trpc.proposals.addable.queryOptions({ id: proposal.id, text: asked.slice(0, 200) }),
    enabled: combobox.dropdownOpened,
    placeholderData: keepPreviousData,
  });
  const products = found.data ?? [];

  const isBlank = typed.trim() === '';
  const none = found.isError
    ? texts.failed
    : found.isFetching
      ? texts.loading
      : isBlank
        ? texts.emptyCatalogue
        : texts.nothing;
  const options = products.map((product) => (
    <Combobox.Option key={product.id} value={product.id}>
      <Product product={product} currency={proposal.currency} />
    </Combobox.Option>
  ));

  function add(product: Addable): void {
    const id = newId();
    knowProduct(product.id, { ...product, unit_price: product.unit_price ?? 0 });
    change([{ kind: 'add_line', id, product_id: product.id }]);
    setTyped('');
    combobox.closeDropdown();
    setAdded(id);
  }

  function submit(value: string): void {
    const product = products.find(({ id }) => id === value);
    if (product !== undefined) return add(product);
    combobox.closeDropdown();
    setOwn(typed.trim());
  }

  return (
    <>
      <Combobox store={combobox} onOptionSubmit={submit} position="bottom-start" middlewares={{ flip: true }}>
        <Combobox.Target withExpandedAttribute>
          <TextInput
            className={classes.add ?? ''}
            aria-label={texts.label}
            placeholder={texts.placeholder}
            leftSection={<PlusIcon aria-hidden />}
            variant="unstyled"
            value={typed}
            onFocus={() => combobox.openDropdown()}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              combobox.openDropdown();
              combobox.updateSelectedOptionIndex();
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options className={classes.options} aria-label={texts.label}>
            {isBlank && products.length > 0 ? (
              <Combobox.Group label={texts.suggestions}>{options}</Combobox.Group>
            ) : (
              options
            )}
            {products.length === 0 && <Combobox.Empty>{none}</Combobox.Empty>}
            {!isBlank && (
              <Combobox.Option value={OWN} className={classes.own}>
                {texts.own(typed.trim())}
              </Combobox.Option>
            )}
          </Combobox.Options>
          {isBlank && products.length > 0 && <Combobox.Footer className={classes.hint}>{texts.hint}</Combobox.Footer>}
        </Combobox.Dropdown>
      </Combobox>
      {own !== null && (
        <OwnLine
          name={own}
          onClose={(id) => {
            setOwn(null);
            if (id === null) return;
            setTyped('');
            setAdded(id);
          }}
        />
      )}
    </>
  );
}

function Product({ product, currency }: { readonly product: Addable; readonly currency: string }) {
  const { name, category, unit_price: price, free, tightest_day: day } = product;
  return (
    <div className={classes.product}>
      <span className={classes.name}>{name}</span>
      <span className={classes.price}>{price !== null && formatMoney(price, currency)}</span>
      <span className={classes.more}>
        <span>{TEXTS.categories[category]}</span>
        <span className={classes.free} data-short={free !== null && free <= 0}>
          {free === null
            ? texts.untracked
            : day === null
              ? texts.free(formatCount(free))
              : texts.freeOn(formatCount(free), formatDays(day, 1))}
        </span>
      </span>
    </div>
  );
}
