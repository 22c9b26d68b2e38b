import { Modal } from '@mantine/core';
import { client } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';
import type { SubHire } from './sub-hire.ts';
import { changesOf, Fields } from './sub-hire-fields.tsx';

const texts = SUB_HIRE_TEXTS.dialog;

interface ChangeDialogProps {
  readonly subHire: SubHire;
  /** Of its cost. */
  readonly currency: string;
  readonly onClose: () => void;
}

export function ChangeDialog({ subHire, currency, onClose }: ChangeDialogProps) {
  useFocusBack();
  const { id, product, supplier, units, arrives, goes_back, cost, state, note } = subHire;
  return (
    <Modal opened title={texts.change(product.name)} onClose={onClose}>
      <Fields
        currency={currency}
        saved={{ supplier: supplier.name, units, arrives, goes_back, cost, state, note: note ?? '' }}
        onSave={(_, changes) => client.subHires.change.mutate({ ...changesOf(changes), id })}
        onClose={onClose}
      />
    </Modal>
  );
}
