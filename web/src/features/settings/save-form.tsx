import { Button, Group, Stack, Text } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useMayEdit } from '../../lib/session.ts';
import { TEXTS } from '../../texts/index.ts';
import { hasUnreadFigures } from '../../ui/figure-field.tsx';
import { Problem } from '../../ui/problem.tsx';
import classes from './settings.module.css';

interface SaveFormProps {
  readonly changed: boolean;
  readonly save: { readonly isPending: boolean; readonly isSuccess: boolean };
  /** What is wrong with none of its fields. */
  readonly error: unknown;
  readonly onSave: () => void;
  /** Whether it is the person's own, not the company's. */
  readonly own?: boolean;
  readonly children: ReactNode;
}

/** Fields that are saved together; for who may not change them they can be read. */
export function SaveForm({ changed, save, error, onSave, own = false, children }: SaveFormProps) {
  const mayEditCompany = useMayEdit();
  const mayEdit = own || mayEditCompany;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (hasUnreadFigures(event.currentTarget)) return;
    onSave();
  }

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!mayEdit} className={classes.fields}>
        <Stack maw={520}>
          {children}
          {error !== null && <Problem error={error} />}
          {mayEdit && (
            <Group gap="sm">
              <Button
                type="submit"
                variant={changed ? 'filled' : 'default'}
                disabled={!changed}
                loading={save.isPending}
              >
                {TEXTS.settings.save}
              </Button>
              <Text role="status" c="dimmed">
                {save.isSuccess && !changed && TEXTS.settings.saved}
              </Text>
            </Group>
          )}
        </Stack>
      </fieldset>
    </form>
  );
}
