import { Modal, Switch, Text, TextInput } from '@mantine/core';
import type { Category } from '@showbill/contract';
import { useState } from 'react';
import { formatPercent } from '../../../lib/format-percent.ts';
import { client } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { EditableList } from '../company/editable-list.tsx';
import { DialogForm } from '../dialog-form.tsx';
import { CategorySelect, categoryNames } from './category-select.tsx';
import { type PriceSettings, readPricesAgain, type WaiverItem } from './settings-of.ts';

const texts = TEXTS.prices;

/** Shares of the hire of some categories that cover damage. */
export function Waivers({ settings: { rules } }: { readonly settings: PriceSettings }) {
  const [editing, setEditing] = useState<WaiverItem | 'new' | null>(null);
  return (
    <>
      <EditableList
        title={texts.waivers}
        lead={texts.waiversLead}
        items={rules.filter((rule) => rule.kind === 'waiver')}
        nameOf={({ label }) => label}
        none={texts.noWaivers}
        addLabel={texts.addWaiver}
        onAdd={() => setEditing('new')}
        onEdit={setEditing}
        remove={async ({ id }) => {
          await client.prices.removeRule.mutate({ id });
          await readPricesAgain();
        }}
      >
        {({ label, percent, categories, optional, active }) => (
          <>
            <Text fw={550}>
              {label} <span className="quiet figure">{formatPercent(percent)}</span>
            </Text>
            <Text c="dimmed" size="sm">
              {[categoryNames(categories), optional ? texts.optional : null, active ? null : texts.inactive]
                .filter((part) => part !== null)
                .join(' · ')}
            </Text>
          </>
        )}
      </EditableList>
      {editing !== null && <WaiverForm waiver={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

interface WaiverFields {
  readonly label: string;
  readonly percent: number | null;
  readonly categories: Category[];
  readonly optional: boolean;
  readonly active: boolean;
}

function WaiverForm({ waiver, onClose }: { readonly waiver: WaiverItem | null; readonly onClose: () => void }) {
  useFocusBack();
  const saved: WaiverFields = {
    label: waiver?.label ?? texts.waiver,
    percent: waiver?.percent ?? null,
    categories: waiver?.categories ?? [],
    optional: waiver?.optional ?? true,
    active: waiver?.active ?? true,
  };
  const form = useSavedForm({
    saved,
    save: async ({ label, percent, categories, optional, active }) => {
      await client.prices.saveRule.mutate({
        ...(waiver !== null && { id: waiver.id }),
        active,
        rule: { kind: 'waiver', label, percent: percent ?? 0, categories, optional },
      });
      await readPricesAgain();
    },
    onSaved: onClose,
  });
  const optional = form.field('optional');
  const active = form.field('active');
  return (
    <Modal opened onClose={onClose} title={waiver === null ? texts.addWaiver : waiver.label}>
      <DialogForm form={form} onClose={onClose} ready={form.values.percent !== null}>
        <TextInput
          label={texts.label}
          description={texts.labelHint}
          maxLength={100}
          data-autofocus
          {...form.field('label')}
        />
        <FigureField
          label={texts.percent}
          unit="%"
          decimals={3}
          least={0}
          isAbove
          most={100}
          {...form.field('percent')}
        />
        <CategorySelect label={texts.categories} description={texts.waiverCategories} {...form.field('categories')} />
        <Switch
          label={texts.optional}
          description={texts.optionalHint}
          checked={optional.value}
          onChange={optional.onChange}
        />
        <Switch label={texts.active} checked={active.value} onChange={active.onChange} />
      </DialogForm>
    </Modal>
  );
}
