import { Modal, Text, TextInput } from '@mantine/core';
import { CATEGORIES, type Category } from '@showbill/contract/vocabulary';
import { useState } from 'react';
import { formatPercent } from '../../../lib/format-percent.ts';
import { client } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { EditableList } from '../company/editable-list.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { CategorySelect } from './category-select.tsx';
import { type PriceListItem, type PriceSettings, readPricesAgain } from './settings-of.ts';

const texts = TEXTS.prices;

/** What some clients get off; which list a client has is said on the client's own page. */
export function PriceLists({ settings: { price_lists: lists } }: { readonly settings: PriceSettings }) {
  const [editing, setEditing] = useState<PriceListItem | 'new' | null>(null);
  return (
    <>
      <EditableList
        title={texts.lists}
        lead={texts.listsLead}
        items={lists}
        nameOf={({ name }) => name}
        none={texts.noLists}
        addLabel={texts.addList}
        onAdd={() => setEditing('new')}
        onEdit={setEditing}
        remove={async ({ id }) => {
          await client.prices.removePriceList.mutate({ id });
          await readPricesAgain();
        }}
      >
        {({ name, percent, categories }) => (
          <>
            <Text fw={550}>{name}</Text>
            <Text c="dimmed" size="sm" className="figure">
              {[
                ...categories.map((each) => `${TEXTS.categories[each.category]} ${formatPercent(each.percent)}`),
                ...(percent === null ? [] : [`${texts.everythingElse} ${formatPercent(percent)}`]),
              ].join(' · ')}
            </Text>
          </>
        )}
      </EditableList>
      {editing !== null && <ListForm list={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

interface ListFields {
  readonly name: string;
  readonly percent: number | null;
  readonly categories: readonly { readonly category: Category; readonly percent: number }[];
}

function ListForm({ list, onClose }: { readonly list: PriceListItem | null; readonly onClose: () => void }) {
  useFocusBack();
  const saved: ListFields = {
    name: list?.name ?? '',
    percent: list?.percent ?? null,
    categories: list?.categories ?? [],
  };
  const form = useSavedForm({
    saved,
    save: async ({ name, percent, categories }) => {
      const id = list === null ? {} : { id: list.id };
      await client.prices.savePriceList.mutate({ ...id, list: { name, percent, categories: [...categories] } });
      await readPricesAgain();
    },
    onSaved: onClose,
  });
  const { value: categories, onChange } = form.field('categories');
  const shareOf = (category: Category) => categories.find((each) => each.category === category)?.percent ?? 10;
  return (
    <Modal opened onClose={onClose} title={list === null ? texts.addList : list.name}>
      <DialogForm form={form} onClose={onClose}>
        <TextInput
          label={texts.label}
          description={texts.labelHint}
          maxLength={100}
          data-autofocus
          {...form.field('name')}
        />
        <CategorySelect
          label={texts.listCategories}
          value={categories.map(({ category }) => category)}
          onChange={(next) => onChange(next.map((category) => ({ category, percent: shareOf(category) })))}
        />
        {CATEGORIES.filter((category) => categories.some((each) => each.category === category)).map((category) => (
          <FigureField
            key={category}
            label={TEXTS.categories[category]}
            unit="%"
            decimals={3}
            least={0}
            isAbove
            most={100}
            value={shareOf(category)}
            onChange={(percent) =>
              onChange(categories.map((each) => (each.category === category ? { category, percent } : each)))
            }
          />
        ))}
        <FigureField
          label={texts.everythingElse}
          description={texts.everythingHint}
          unit="%"
          decimals={3}
          least={0}
          isAbove
          most={100}
          mayBeEmpty
          {...form.field('percent')}
        />
      </DialogForm>
    </Modal>
  );
}
