import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMayEdit } from '../../lib/session.ts';
import type { FormState } from '../../lib/use-saved-form.ts';
import { TEXTS } from '../../texts/index.ts';
import { Problem } from '../../ui/problem.tsx';
import classes from './settings.module.css';

interface SaveFormProps {
  readonly form: FormState;
  /** Whether it can be saved; left out: once something is changed. */
  readonly ready?: boolean;
  /** Whether it is the person's own, not the company's. */
  readonly own?: boolean;
  readonly children: ReactNode;
}

/** Fields that are saved together; for who may not change them they can be read. */
export function SaveForm({ form, ready = form.isChanged, own = false, children }: SaveFormProps) {
  const mayEditCompany = useMayEdit();
  const mayEdit = own || mayEditCompany;
  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset disabled={!mayEdit} className={classes.fields}>
        <Stack maw={520}>
          {children}
          {form.error !== null && <Problem error={form.error} />}
          {mayEdit && (
            <Group gap="sm">
              <Button type="submit" variant={ready ? 'filled' : 'default'} disabled={!ready} loading={form.isPending}>
                {TEXTS.settings.save}
              </Button>
              <Text role="status" c="dimmed">
                {form.isSaved && !ready && TEXTS.settings.saved}
              </Text>
            </Group>
          )}
        </Stack>
      </fieldset>
    </form>
  );
}
