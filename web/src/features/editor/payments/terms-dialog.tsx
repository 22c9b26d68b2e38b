import { Button, Group, Modal, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { PAYMENT_TEXTS } from '../../../texts/payments/index.ts';
import { TermsFields, USUAL_TERMS } from '../../../ui/payments/terms-fields.tsx';
import { useEditing } from '../editing.ts';

const texts = PAYMENT_TEXTS.terms;

/** The payment terms of this proposal. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const { proposal, change } = useEditing();
  const { payment_terms: was, currency } = proposal;
  const [terms, setTerms] = useState(was ?? USUAL_TERMS);

  function set(next: typeof was): void {
    change([{ kind: 'set_payment_terms', payment_terms: next, was }]);
    onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    set(terms);
  }

  return (
    <Modal opened title={texts.heading} onClose={onClose} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <TermsFields currency={currency} value={terms} onChange={setTerms} />
          <Group justify="flex-end" gap="xs">
            {was !== null && (
              <Button variant="default" onClick={() => set(null)}>
                {texts.remove}
              </Button>
            )}
            <Button type="submit">{texts.save}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
