import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { TEXTS } from '../../../texts/index.ts';
import { LoadingRows } from '../../../ui/loading.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { useEditing } from '../editing.ts';
import { SendForm } from './send-form.tsx';

const texts = TEXTS.editor.send;

/** What the client will get, before they get it. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const { id, number } = useEditing().proposal;
  const foreseen = useQuery({ ...trpc.proposals.foreseeSending.queryOptions({ id }), staleTime: 0, gcTime: 0 });
  return (
    <Modal opened size="lg" title={texts.title(number)} onClose={onClose}>
      {foreseen.isPending && <LoadingRows label={texts.loading} rows={4} />}
      {foreseen.isError && <Problem error={foreseen.error} onRetry={() => void foreseen.refetch()} />}
      {foreseen.isSuccess && <SendForm foreseen={foreseen.data} onClose={onClose} />}
    </Modal>
  );
}
