import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { newId } from '../../../lib/ids.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { SUB_HIRE_TEXTS } from '../../../texts/sub-hires/index.ts';
import { useEditing } from '../editing.ts';
import classes from './lines.module.css';
import { seen } from './seen.ts';

const OfferDialog = lazy(async () => ({
  default: (await import('../../../ui/sub-hires/sub-hire-dialog.tsx')).OfferDialog,
}));

interface OfferButtonProps {
  /** The product that is short. */
  readonly item: string;
  readonly name: string;
}

/** Offers to hire in what is short, or something else that is free. */
export function OfferButton({ item, name }: OfferButtonProps) {
  const { proposal, isOpen, change } = useEditing();
  const mayEdit = useMayEdit();
  const [isShown, shown] = useDisclosure(false);
  if (!mayEdit) return null;

  function swap(product: string, ids: readonly string[]): void {
    const lines = proposal.line_items.filter(({ id }) => ids.includes(id));
    change(
      lines.flatMap((line) => [
        {
          kind: 'add_line' as const,
          id: newId(),
          product_id: product,
          units: line.units,
          days: line.days,
          optional: line.is_optional,
          before: line.id,
        },
        { kind: 'remove_line' as const, line_id: line.id, was: seen(line) },
      ]),
    );
  }

  return (
    <>
      <UnstyledButton className={classes.holders} aria-label={SUB_HIRE_TEXTS.offerOf(name)} onClick={shown.open}>
        {SUB_HIRE_TEXTS.offer}
      </UnstyledButton>
      {isShown && (
        <Suspense>
          <OfferDialog proposalId={proposal.id} item={item} onSwap={isOpen ? swap : undefined} onClose={shown.close} />
        </Suspense>
      )}
    </>
  );
}
