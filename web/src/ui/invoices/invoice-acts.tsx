import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import type { InvoicedBody, InvoiceFormat } from '@showbill/contract';
import { INVOICE_FORMATS } from '@showbill/contract/vocabulary';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bytesOf } from '../../lib/bytes-of.ts';
import { sentenceOf } from '../../lib/problem.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useMayEdit } from '../../lib/session.ts';
import { client, trpc } from '../../lib/trpc.ts';
import { INVOICE_TEXTS } from '../../texts/invoices/index.ts';
import { Confirm } from '../confirm.tsx';
import classes from './invoices.module.css';
import { readInvoicesAgain } from './read-invoices-again.ts';
import { SendInvoice } from './send-invoice.tsx';

const texts = INVOICE_TEXTS;

/** An invoice's files, and ways to send it and to take it back. */
export function InvoiceActs({ invoice }: { readonly invoice: InvoicedBody }) {
  const mayEdit = useMayEdit();
  const [isAsking, asking] = useDisclosure(false);
  const [isSending, sending] = useDisclosure(false);
  const site = useQuery(trpc.site.get.queryOptions());
  const { id, number, kind, credited_by: creditedBy } = invoice;
  const credit = useMutation({
    mutationFn: () => client.invoices.credit.mutate({ id }),
    onSuccess: async () => {
      await readInvoicesAgain();
      asking.close();
    },
  });
  return (
    <>
      <span className={classes.acts} role="group" aria-label={texts.files.menu(number)}>
        {INVOICE_FORMATS.map((format) => (
          <File key={format} id={id} number={number} format={format} />
        ))}
        {mayEdit && site.data?.sends_mail === true && (
          <UnstyledButton className={classes.act} onClick={sending.open} aria-label={`${texts.send.open} ${number}`}>
            {texts.send.open}
          </UnstyledButton>
        )}
        {mayEdit && kind !== 'credit' && creditedBy === null && (
          <UnstyledButton className={classes.act} onClick={asking.open} aria-label={`${texts.credit.open} ${number}`}>
            {texts.credit.open}
          </UnstyledButton>
        )}
      </span>
      {isSending && <SendInvoice invoice={invoice} onClose={sending.close} />}
      {isAsking && (
        <Confirm
          title={texts.credit.title(number)}
          text={texts.credit.text}
          action={texts.credit.confirm}
          pending={credit.isPending}
          error={credit.error}
          onConfirm={() => credit.mutate()}
          onClose={asking.close}
        />
      )}
    </>
  );
}

interface FileProps {
  readonly id: string;
  readonly number: string;
  readonly format: InvoiceFormat;
}

function File({ id, number, format }: FileProps) {
  const [isMaking, setMaking] = useState(false);
  async function make(): Promise<void> {
    setMaking(true);
    try {
      const { name, media_type: type, base64 } = await client.invoices.file.query({ id, format });
      saveFile(name, type, bytesOf(base64));
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
    } finally {
      setMaking(false);
    }
  }
  return (
    <UnstyledButton
      className={classes.act}
      disabled={isMaking}
      aria-label={texts.files.one(texts.files[format], number)}
      onClick={() => void make()}
    >
      {texts.files[format]}
    </UnstyledButton>
  );
}
