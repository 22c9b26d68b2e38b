import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { bytesOf } from '../../lib/bytes-of.ts';
import { sentenceOf } from '../../lib/problem.ts';
import { saveFile } from '../../lib/save-file.ts';
import { client } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';

/** Makes the picking list as PDF, with what is ticked by now, and hands it over. */
export function PickingPdf({ id }: { readonly id: string }) {
  const [isMaking, setMaking] = useState(false);
  async function make(): Promise<void> {
    setMaking(true);
    try {
      const { name, base64 } = await client.jobs.pickingPdf.query({ id });
      saveFile(name, 'application/pdf', bytesOf(base64));
    } catch (error) {
      notifications.show({ color: 'red', message: sentenceOf(error) });
    } finally {
      setMaking(false);
    }
  }
  return (
    <Button variant="default" loading={isMaking} onClick={() => void make()}>
      {TEXTS.jobs.picking.pdf}
    </Button>
  );
}
