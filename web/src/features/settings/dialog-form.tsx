import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormState } from '../../lib/use-saved-form.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';

interface DialogFormProps {
  readonly form: FormState;
  /** The verb on the button. */
  readonly action?: string;
  readonly ready?: boolean;
  /** Whether the browser, too, checks the fields. */
  readonly checkedByBrowser?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The fields of a dialog, saved or left. */
export function DialogForm(props: DialogFormProps) {
  const { form, action = TEXTS.settings.save, ready = true, checkedByBrowser = false, onClose, children } = props;
  return (
    <form onSubmit={form.submit} noValidate={!checkedByBrowser}>
      <Stack>
        {children}
        {form.error !== null && <Problem error={form.error} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {TEXTS.settings.cancel}
          </Button>
          <Button type="submit" loading={form.isPending} disabled={!ready}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
