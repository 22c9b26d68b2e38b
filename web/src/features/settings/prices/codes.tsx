import { Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDays, formatMoney } from '../../../lib/format.ts';
import { formatPercent } from '../../../lib/format-percent.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { client } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { EditableList } from '../company/editable-list.tsx';
import { Section } from '../section.tsx';
import { CodeForm } from './code-form.tsx';
import { type CodeItem, type PriceSettings, readPricesAgain } from './settings-of.ts';

const texts = TEXTS.prices;

/** Discount codes, and whether clients enter them themselves. */
export function Codes({ settings }: { readonly settings: PriceSettings }) {
  const { codes, currency, clients_enter_codes: isAllowed, codes_by_owner: byOwner } = settings;
  const [editing, setEditing] = useState<CodeItem | 'new' | null>(null);
  const mayEdit = useMayEdit();
  const allow = useMutation({
    mutationFn: (allowed: boolean) => client.prices.letClientsEnterCodes.mutate({ allowed }),
    onSettled: readPricesAgain,
  });
  return (
    <>
      <EditableList
        title={texts.codes}
        lead={texts.codesLead}
        items={codes}
        nameOf={({ code }) => code}
        none={texts.noCodes}
        addLabel={texts.addCode}
        onAdd={() => setEditing('new')}
        onEdit={setEditing}
        remove={async ({ id }) => {
          await client.prices.removeCode.mutate({ id });
          await readPricesAgain();
        }}
      >
        {(code) => (
          <>
            <Text fw={550}>
              {code.code}{' '}
              <span className="quiet figure">
                {code.percent === null ? formatMoney(code.amount ?? 0, currency) : formatPercent(code.percent)}
              </span>
            </Text>
            <Text c="dimmed" size="sm" className="figure">
              {factsOf(code).join(' · ')}
            </Text>
          </>
        )}
      </EditableList>
      <Section title={texts.onPage}>
        <Switch
          label={texts.clientsEnter}
          description={byOwner ? `${texts.clientsEnterHint} ${texts.codesByOwner}` : texts.clientsEnterHint}
          disabled={!mayEdit || (byOwner && !isAllowed)}
          checked={isAllowed}
          onChange={({ currentTarget: { checked } }) => allow.mutate(checked)}
        />
      </Section>
      {editing !== null && (
        <CodeForm code={editing === 'new' ? null : editing} currency={currency} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

function factsOf({ from, to, uses, used, active }: CodeItem): string[] {
  return [
    uses === null ? texts.used(formatCount(used)) : texts.usedOf(formatCount(used), formatCount(uses)),
    ...(from === null ? [] : [texts.fromDay(formatDays(from, 1))]),
    ...(to === null ? [] : [texts.untilDay(formatDays(to, 1))]),
    ...(active ? [] : [texts.inactive]),
  ];
}
