import { Button, Group, Text } from '@mantine/core';
import type { EditorBody } from '@showbill/contract';
import { TEXTS } from '../../texts/index.ts';
import { useEditing } from './editing.ts';
import classes from './heading.module.css';

const texts = TEXTS.editor.stale;

/** A text that a person wrote and that the lines contradict by now, with what can be done about it. */
export function StaleText({ field }: { readonly field: EditorBody['stale'][number] }) {
  const { proposal, isOpen, change } = useEditing();
  if (!isOpen || !proposal.stale.includes(field)) return null;
  return (
    <Group className={classes.stale} role="group" aria-label={texts.label[field]} gap={8}>
      <Text span className={classes.staleNote}>
        {texts.note}
      </Text>
      <Button size="compact-sm" variant="default" onClick={() => change([{ kind: 'follow_lines', field }])}>
        {texts.update}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => change([{ kind: 'keep_text', field }])}>
        {texts.keep}
      </Button>
    </Group>
  );
}
