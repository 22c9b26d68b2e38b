import { Button, Group, Popover, Stack, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type FormEvent, type ReactNode, useState } from 'react';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import classes from './totals.module.css';

const texts = TEXTS.editor.totals;

/** What the company's settings add and take off by themselves, each of which can be switched off for this proposal. */
export function Rules() {
  const { proposal, change } = useEditing();
  const [opened, { toggle, close }] = useDisclosure(false);
  const rules = proposal.rules.filter(({ kind }) => kind !== 'code');
  if (rules.length === 0) return null;
  return (
    <InPopover label={texts.rules} name={texts.rules} opened={opened} toggle={toggle} close={close}>
      <Stack gap="xs">
        {rules.map((rule) => {
          const isFixed = rule.kind === 'waiver' && !rule.optional;
          return (
            <Switch
              key={rule.id}
              label={rule.label}
              {...(isFixed && { description: texts.always })}
              disabled={isFixed}
              checked={!rule.off}
              onChange={({ currentTarget: { checked } }) =>
                change([{ kind: 'switch_rule', rule_id: rule.id, off: !checked }])
              }
            />
          );
        })}
      </Stack>
    </InPopover>
  );
}

/** A discount code: entered, changed or taken off. */
export function DiscountCode() {
  const { proposal, change } = useEditing();
  const [opened, { toggle, close }] = useDisclosure(false);
  const now = proposal.rules.find((rule) => rule.kind === 'code')?.code ?? null;
  const [typed, setTyped] = useState('');
  const code = typed.trim().toUpperCase();

  function set(next: string | null): void {
    change([{ kind: 'set_code', code: next, was: now }]);
    setTyped('');
    close();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code !== '') set(code);
  }

  return (
    <InPopover
      label={now === null ? texts.code : texts.change(now)}
      name={texts.code}
      opened={opened}
      toggle={toggle}
      close={close}
    >
      <form onSubmit={submit}>
        <Stack gap="sm">
          <TextInput
            data-autofocus
            label={texts.code}
            placeholder={now ?? ''}
            maxLength={40}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
          <Group justify="flex-end" gap="xs">
            {now !== null && (
              <Button variant="default" onClick={() => set(null)}>
                {texts.remove}
              </Button>
            )}
            <Button type="submit" disabled={code === ''}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </InPopover>
  );
}

interface InPopoverProps {
  readonly label: string;
  /** Of what opens. */
  readonly name: string;
  readonly opened: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly children: ReactNode;
}

function InPopover({ label, name, opened, toggle, close, children }: InPopoverProps) {
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
        <UnstyledButton className={classes.link} onClick={toggle}>
          {label}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>{children}</Popover.Dropdown>
    </Popover>
  );
}
