import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FileDrop } from '../../../ui/importing/file-drop.tsx';
import { type ClientImportBody, type Said, type UploadMode, upload } from '../../../ui/importing/upload.ts';
import { WhoseFile } from '../../../ui/importing/whose-file.tsx';
import { Page } from '../../../ui/page.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ClientReport } from './client-report.tsx';

const texts = TEXTS.clients.importing;

/** A file of clients is looked at first, with what would come of it, and brought in once that is confirmed. */
export function ImportClientsPage() {
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState<Said>({});
  const [report, setReport] = useState<ClientImportBody | null>(null);
  const [done, setDone] = useState<ClientImportBody | null>(null);
  const check = useMutation({
    mutationFn: ({ chosen, of }: { readonly chosen: File; readonly of: Said }) =>
      upload('clients', chosen, { mode: 'try', ...of }),
    onSuccess: setReport,
  });
  const bring = useMutation({
    mutationFn: ({ chosen, ...how }: UploadMode & { readonly chosen: File }) => upload('clients', chosen, how),
    onSuccess: async (result) => {
      await queryClient.invalidateQueries(trpc.clients.pathFilter());
      setDone(result);
    },
  });
  function take(chosen: File, of: Said = {}): void {
    setFile(chosen);
    setSaid(of);
    setReport(null);
    bring.reset();
    check.mutate({ chosen, of });
  }
  const failed = check.error ?? bring.error;
  const busy = check.isPending ? texts.checking : bring.isPending ? texts.bringing : null;
  if (done !== null) {
    const { created, updated, unchanged } = done;
    return (
      <Page title={texts.title}>
        <div role="status">
          <Text mb="md">
            {texts.done(formatCount(created), formatCount(updated - unchanged), formatCount(unchanged))}
          </Text>
          <Button component={Link} to="/clients">
            {texts.toClients}
          </Button>
        </div>
      </Page>
    );
  }
  return (
    <Page title={texts.title}>
      <Stack gap="lg">
        <FileDrop file={file} busy={busy} onFile={take} />
        {failed !== null && file !== null && busy === null && (
          <Stack gap="xs" align="flex-start">
            <Problem error={failed} />
            <Button variant="default" onClick={() => take(file, said)}>
              {TEXTS.catalogue.importing.checkAgain}
            </Button>
          </Stack>
        )}
        {report !== null && file !== null && (
          <>
            <WhoseFile system={report.system} sheets={report.sheets} said={said} onChange={(of) => take(file, of)} />
            <ClientReport
              report={report}
              busy={busy !== null}
              onCheck={() => check.mutateAsync({ chosen: file, of: said })}
              onConfirm={(mode) => bring.mutate({ ...said, chosen: file, mode, seal: report.sheet?.seal ?? '' })}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}
