import { Button, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FileDrop } from '../../../ui/importing/file-drop.tsx';
import { type ImportBody, type Said, type UploadMode, upload } from '../../../ui/importing/upload.ts';
import { WhoseFile } from '../../../ui/importing/whose-file.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { ImportReport } from './import-report.tsx';

const texts = TEXTS.catalogue.importing;

export type ImportCounts = Pick<ImportBody, 'created' | 'updated' | 'unchanged'>;

export interface CatalogueImportProps {
  /** Whether the sample is offered: only an empty catalogue takes it. */
  readonly sample: boolean;
  readonly onDone: (result: ImportCounts) => void;
}

interface Trial {
  readonly chosen: File;
  readonly said: Said;
}

/** A file is looked at first, with what would come of it, and brought in once that is confirmed. */
export function CatalogueImport({ sample, onDone }: CatalogueImportProps) {
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState<Said>({});
  const [report, setReport] = useState<ImportBody | null>(null);
  const check = useMutation({
    mutationFn: ({ chosen, said: all }: Trial) => upload('catalogue', chosen, { mode: 'try', ...all }),
    onSuccess: setReport,
  });
  const bring = useMutation({
    mutationFn: ({ chosen, ...how }: UploadMode & { readonly chosen: File }) => upload('catalogue', chosen, how),
    onSuccess: finish,
  });
  const start = useMutation(trpc.catalogue.startFromSample.mutationOptions({ onSuccess: finish }));

  async function finish(result: ImportCounts): Promise<void> {
    await queryClient.invalidateQueries(trpc.catalogue.pathFilter());
    onDone(result);
  }
  function take(chosen: File, of: Said = {}): void {
    setFile(chosen);
    setSaid(of);
    setReport(null);
    bring.reset();
    check.mutate({ chosen, said: of });
  }

  const failed = check.error ?? bring.error;
  const busy = check.isPending || bring.isPending || start.isPending;
  const busyWith = busy ? (check.isPending ? texts.checking : texts.bringing) : null;
  return (
    <Stack gap="lg">
      <FileDrop file={file} busy={busyWith} onFile={take} />
      {failed !== null && file !== null && !busy && (
        <Stack gap="xs" align="flex-start">
          <Problem error={failed} />
          <Button variant="default" onClick={() => take(file, said)}>
            {texts.checkAgain}
          </Button>
        </Stack>
      )}
      {report !== null && file !== null && (
        <WhoseFile system={report.system} sheets={report.sheets} said={said} onChange={(other) => take(file, other)} />
      )}
      {report !== null && file !== null && (
        <ImportReport
          report={report}
          busy={busy}
          onCheck={(firstRow) => check.mutateAsync({ chosen: file, said: { ...said, firstRow } })}
          onConfirm={(mode) =>
            bring.mutate({
              ...said,
              chosen: file,
              mode,
              seal: report.sheet?.seal ?? '',
              firstRow: report.sheet?.first_row,
            })
          }
        />
      )}
      {sample && file === null && (
        <section aria-labelledby="sample">
          <Title order={2} id="sample" mb={4}>
            {texts.sampleHeading}
          </Title>
          <Text c="dimmed" mb="sm" maw={560}>
            {texts.sampleText}
          </Text>
          <Button variant="default" loading={start.isPending} onClick={() => start.mutate()}>
            {texts.sample}
          </Button>
          {start.isError && <Problem error={start.error} />}
        </section>
      )}
    </Stack>
  );
}
