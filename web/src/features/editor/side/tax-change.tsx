import { Button, Group, Popover, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { TaxBody } from '@showbill/contract';
import { type FormEvent, useState } from 'react';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { useEditing } from '../editing.ts';
import classes from './totals.module.css';

const texts = TEXTS.editor.totals;
const { taxes } = TEXTS.editor;

/** The tax on a draft, which may be another or none for this client. */
export function TaxChange() {
  const { proposal } = useEditing();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && close()}
      width={280}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={classes.link} onClick={opened ? close : open}>
          {proposal.tax === null ? taxes.add : texts.change(proposal.tax.label)}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={taxes.heading}>
        <Form onClose={close} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Form({ onClose }: { readonly onClose: () => void }) {
  const { proposal, change } = useEditing();
  const { tax: now, company_tax: usual } = proposal;
  const [percent, setPercent] = useState<number | null>(now?.percent ?? usual?.percent ?? null);
  const [label, setLabel] = useState(now?.label ?? usual?.label ?? taxes.heading);
  const isReady = percent !== null && label.trim() !== '';

  function set(tax: TaxBody): void {
    change([{ kind: 'set_tax', tax, was: now }]);
    onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReady) set({ percent, label: label.trim() });
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <FigureField
          data-autofocus
          label={texts.percent}
          decimals={3}
          least={0}
          isAbove
          most={100}
          unit="%"
          value={percent}
          onChange={setPercent}
        />
        <TextInput
          label={texts.label}
          maxLength={40}
          value={label}
          onChange={({ currentTarget: { value } }) => setLabel(value)}
        />
        <Group justify="flex-end" gap="xs">
          {now !== null && (
            <Button variant="default" onClick={() => set(null)}>
              {taxes.none}
            </Button>
          )}
          <Button type="submit" disabled={!isReady}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
