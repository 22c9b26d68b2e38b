import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { useEditing } from '../editing.ts';
import { fieldName } from '../sheet/field-name.ts';
import { formatValue } from '../sheet/format-value.ts';
import { type Choice, type Conflict, isChoice, keyOf } from '../sheet/resolve.ts';
import type { Disagreement } from '../use-edits.ts';
import classes from './dialogs.module.css';

const texts = TEXTS.editor.conflict;

/** Opens where somebody else changed what was changed here: both are shown, and one chooses. */
export function ConflictDialog() {
  const { disagreement, settle } = useEditing();
  if (disagreement === null) return null;
  return (
    <Modal opened size="lg" title={texts.title} onClose={() => settle(new Map())}>
      <Choices disagreement={disagreement} onSettle={settle} />
    </Modal>
  );
}

interface Props {
  readonly disagreement: Disagreement;
  readonly onSettle: (choices: ReadonlyMap<string, Choice>) => void;
}

function Choices({ disagreement: { conflicts }, onSettle }: Props) {
  useFocusBack();
  const { proposal } = useEditing();
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const nameOf = ({ target }: Conflict) =>
    target === 'proposal'
      ? texts.proposal
      : (proposal.line_items.find(({ id }) => id === target)?.name ?? texts.newLine);
  return (
    <Stack>
      <Text>{texts.text}</Text>
      {conflicts.map((conflict) => {
        const key = keyOf(conflict);
        const what = `${nameOf(conflict)}, ${fieldName(conflict.field)}`;
        if (!isChoice(conflict)) {
          return (
            <div key={key} className={classes.conflict}>
              <strong>{nameOf(conflict)}</strong>
              <p>{texts.gone}</p>
            </div>
          );
        }
        const shown = (value: unknown) => formatValue(conflict.field, value, proposal.currency);
        return (
          <Radio.Group
            key={key}
            label={what}
            className={classes.conflict ?? ''}
            value={choices.get(key) ?? 'theirs'}
            onChange={(value) => setChoices(new Map([...choices, [key, value === 'mine' ? value : 'theirs']]))}
          >
            <Group grow mt={6} align="stretch">
              <Radio data-autofocus value="theirs" label={`${texts.theirs}: ${shown(conflict.theirs)}`} />
              <Radio
                value="mine"
                label={`${texts.mine}: ${conflict.yours === null ? texts.removed : shown(conflict.yours)}`}
              />
            </Group>
          </Radio.Group>
        );
      })}
      <Group justify="flex-end">
        <Button onClick={() => onSettle(choices)}>{texts.save}</Button>
      </Group>
    </Stack>
  );
}
