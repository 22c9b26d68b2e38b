import { replaceLine } from '@showbill/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { newId } from '../../../lib/ids.ts';
import { client } from '../../../lib/trpc.ts';
import { SUB_HIRE_TEXTS } from '../../../texts/sub-hires/index.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import type { Instead } from '../../../ui/sub-hires/offer-dialog.tsx';
import { useShown } from '../dialogs/use-shown.ts';
import { useEditing } from '../editing.ts';
import { seen } from './seen.ts';

const OfferDialog = lazy(async () => ({
  default: (await import('../../../ui/sub-hires/offer-dialog.tsx')).OfferDialog,
}));

export interface HireInOrReplaceProps {
  /** The product of a line. */
  readonly item: string;
  readonly onClose: () => void;
  /** Called once the proposal has become a draft for it. */
  readonly onRevised?: (() => void) | undefined;
}

/**
 * Offers to hire in what is short, or something else that is free: it is swapped on a draft, and else in the next version of what
 * was sent or in an amendment of what was accepted, once a person has agreed to that.
 */
export function HireInOrReplace({ item, onClose, onRevised }: HireInOrReplaceProps) {
  const { proposal, isOpen, change } = useEditing();
  const [instead, setInstead] = useState<Instead | null>(null);

  function swap({ item: product, lines: ids }: Instead): void {
    const lines = proposal.line_items.filter(({ id }) => ids.includes(id));
    change(
      lines.flatMap((line) => {
        const was = seen(line);
        return replaceLine({ ...was, id: line.id, was }, { productId: product, lineId: newId() });
      }),
    );
    onClose();
  }

  if (instead !== null) return <ConfirmReplacing {...{ item, instead, onClose, onRevised }} />;
  return (
    <Suspense>
      <OfferDialog proposalId={proposal.id} item={item} onReplace={isOpen ? swap : setInstead} onClose={onClose} />
    </Suspense>
  );
}

function ConfirmReplacing({ item, instead, onClose, onRevised }: HireInOrReplaceProps & { readonly instead: Instead }) {
  const { id, number, status } = useEditing().proposal;
  const navigate = useNavigate();
  const shown = useShown(onClose);
  const replacing = { id, instead: { item, by: instead.item } };
  const isAgreed = status === 'accepted';
  const texts = SUB_HIRE_TEXTS.replace[isAgreed ? 'amend' : 'revise'];
  const replace = useMutation({
    mutationFn: async () => {
      if (isAgreed) return { made: (await client.proposals.amend.mutate(replacing)).id };
      return { now: (await client.proposals.revise.mutate(replacing)).proposal };
    },
    onSuccess: async (done) => {
      if ('made' in done) return navigate({ to: '/proposals/$id', params: { id: done.made } });
      onRevised?.();
      shown(done.now, SUB_HIRE_TEXTS.replace.revised);
      return undefined;
    },
  });
  return (
    <Confirm
      title={texts.title(number)}
      text={texts.text(instead.name)}
      action={texts.submit}
      pending={replace.isPending}
      error={replace.error}
      onConfirm={() => replace.mutate()}
      onClose={onClose}
      mild
    />
  );
}
