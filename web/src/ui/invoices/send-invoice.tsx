import { Checkbox, Group, Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { InvoicedBody, InvoiceDataFormat } from '@showbill/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../lib/ids.ts';
import { client, queryClient, trpc } from '../../lib/trpc.ts';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { INVOICE_TEXTS } from '../../texts/invoices/index.ts';
import { TEXTS } from '../../texts/index.ts';
import { LoadingRows } from '../loading.tsx';
import { LetterForm } from '../mail/letter-form.tsx';
import type { Mail } from '../mail/letter.ts';
import { Problem } from '../problem.tsx';
import { StateMark } from '../state-mark.tsx';
import { readInvoicesAgain } from './read-invoices-again.ts';

const texts = INVOICE_TEXTS.send;

interface SendInvoiceProps {
  readonly invoice: Pick<InvoicedBody, 'id' | 'number' | 'credited_by'>;
  readonly onClose: () => void;
}

/** The mail with an invoice, to be looked over and sent. */
export function SendInvoice({ invoice: { id, number, credited_by: by }, onClose }: SendInvoiceProps) {
  useFocusBack();
  const draft = useQuery({ ...trpc.invoices.draftMail.queryOptions({ id }), staleTime: 0, gcTime: 0 });
  // of all tries to send it from here: what was not changed since goes out once
  const [order] = useState(() => newId());
  const [formats, setFormats] = useState<readonly InvoiceDataFormat[]>([]);

  function toggle(format: InvoiceDataFormat, isWanted: boolean): void {
    setFormats([...formats.filter((each) => each !== format), ...(isWanted ? [format] : [])]);
  }

  function sent(): void {
    void readInvoicesAgain();
    void queryClient.invalidateQueries({ queryKey: trpc.mail.pathKey() });
    void queryClient.invalidateQueries(trpc.proposals.history.pathFilter());
    notifications.show({ message: texts.done(number) });
    onClose();
  }

  return (
    <Modal opened size="lg" title={texts.title(number)} onClose={onClose}>
      {by !== null && <StateMark tone="warn">{INVOICE_TEXTS.creditedBy(by)}</StateMark>}
      {draft.isPending && <LoadingRows label={TEXTS.mailing.loading} rows={4} />}
      {draft.isError && <Problem error={draft.error} onRetry={() => void draft.refetch()} />}
      {draft.isSuccess && (
        <LetterForm
          draft={draft.data}
          link={draft.data.share_url}
          submit={texts.submit}
          send={(mail: Mail) => client.invoices.send.mutate({ id, order, mail, formats: [...formats] })}
          onSent={sent}
        >
          <Group gap="lg">
            <Text size="sm">{texts.attached(`${number}.pdf`)}</Text>
            {draft.data.formats.map((format) => (
              <Checkbox
                key={format}
                label={texts.along(INVOICE_TEXTS.files[format])}
                checked={formats.includes(format)}
                onChange={(event) => toggle(format, event.currentTarget.checked)}
              />
            ))}
          </Group>
        </LetterForm>
      )}
    </Modal>
  );
}
