import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatMoney } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import { NO_OUTCOME, OutcomeFields } from '../../../ui/sales/outcome-fields.tsx';
import { useEditing } from '../editing.ts';
import { ShortageNote } from '../lines/shortage-note.tsx';
import { useShown } from './use-shown.ts';

const texts = TEXTS.editor.accept;

/** The client has said yes to somebody: with which options. */
export function AcceptDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const { proposal } = useEditing();
  const { id, number, currency, line_items: lines } = proposal;
  const [picked, setPicked] = useState<string[]>([]);
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  const shown = useShown(onClose);
  const accept = useMutation(
    trpc.proposals.accept.mutationOptions({
      onSuccess: ({ proposal: now, shortages }) =>
        shown(now, shortages.length === 0 ? texts.done : texts.shortages(formatCount(shortages.length))),
    }),
  );
  const options = lines.filter((line) => line.is_optional);
  const short = lines.filter((line) => !line.is_optional && line.shortages.length > 0);
  return (
    <Modal opened title={texts.title(number)} onClose={onClose}>
      <Stack>
        <Text>{texts.text}</Text>
        {short.length > 0 && (
          <section aria-label={TEXTS.editor.shortages.heading}>
            <Text fw={500}>{TEXTS.editor.shortages.heading}</Text>
            {short.map((line) => (
              <div key={line.id}>
                {line.name}
                <ShortageNote line={line} onRevised={onClose} />
              </div>
            ))}
          </section>
        )}
        {options.length > 0 && (
          <Checkbox.Group label={texts.picked} value={picked} onChange={setPicked}>
            <Stack gap="xs" mt="xs">
              {options.map((line) => (
                <Checkbox key={line.id} value={line.id} label={`${line.name}, ${formatMoney(line.total, currency)}`} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <OutcomeFields
          result="won"
          value={outcome}
          onChange={(change) => setOutcome((before) => ({ ...before, ...change }))}
        />
        {accept.isError && <Problem error={accept.error} onRetry={() => accept.mutate({ id, picked, outcome })} />}
        <Group justify="flex-end">
          <Button loading={accept.isPending} onClick={() => accept.mutate({ id, picked, outcome })}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
