import '@mantine/dropzone/styles.css';
import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { UploadIcon } from '@radix-ui/react-icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient, trpc } from '../../../lib/trpc.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Problem } from '../../../ui/problem.tsx';
import classes from './import.module.css';
import { ImportReport } from './import-report.tsx';
import { type FirstRow, type ImportBody, type UploadMode, upload } from './upload.ts';

const texts = TEXTS.catalogue.importing;
const MOST_BYTES = 20 * 1024 * 1024;

export type ImportCounts = Pick<ImportBody, 'created' | 'updated' | 'unchanged'>;

export interface CatalogueImportProps {
  /** Whether the sample is offered: only an empty catalogue takes it. */
  readonly sample: boolean;
  readonly onDone: (result: ImportCounts) => void;
}

interface Trial {
  readonly chosen: File;
  readonly firstRow?: FirstRow | undefined;
}

/** A file is looked at first, with what would come of it, and brought in once that is confirmed. */
export function CatalogueImport({ sample, onDone }: CatalogueImportProps) {
  const [file, setFile] = useState<File | null>(null);
  const [rejected, setRejected] = useState(false);
  const [report, setReport] = useState<ImportBody | null>(null);
  const check = useMutation({
    mutationFn: ({ chosen, firstRow }: Trial) => upload(chosen, { mode: 'try', firstRow }),
    onSuccess: setReport,
  });
  const bring = useMutation({
    mutationFn: ({ chosen, ...how }: UploadMode & { readonly chosen: File }) => upload(chosen, how),
    onSuccess: finish,
  });
  const start = useMutation(trpc.catalogue.startFromSample.mutationOptions({ onSuccess: finish }));

  async function finish(result: ImportCounts): Promise<void> {
    await queryClient.invalidateQueries(trpc.catalogue.pathFilter());
    onDone(result);
  }
  function take([chosen]: readonly File[]): void {
    if (chosen === undefined) return;
    setRejected(false);
    setFile(chosen);
    setReport(null);
    bring.reset();
    check.mutate({ chosen });
  }

  const failed = check.error ?? bring.error;
  const busy = check.isPending || bring.isPending || start.isPending;
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Dropzone
          onDrop={take}
          onReject={() => setRejected(true)}
          multiple={false}
          maxSize={MOST_BYTES}
          validator={(dropped) =>
            /\.(csv|tsv|txt)$/iu.test(dropped.name) ? null : { code: 'file-invalid-type', message: texts.rejected }
          }
          disabled={busy}
          className={file === null ? classes.drop : classes.small}
          inputProps={{ 'aria-label': texts.choose }}
          aria-label={texts.drop}
        >
          {file === null ? (
            <Stack align="center" gap={6} className={classes.inner}>
              <UploadIcon aria-hidden width={22} height={22} />
              <Text fw={500}>{texts.drop}</Text>
              <Text size="sm" c="dimmed" ta="center" maw={440}>
                {texts.dropHint}
              </Text>
            </Stack>
          ) : (
            <Group justify="space-between" className={classes.inner}>
              <Text fw={500}>{file.name}</Text>
              <Text size="sm" c="dimmed">
                {texts.other}
              </Text>
            </Group>
          )}
        </Dropzone>
        <div aria-live="polite">
          {rejected && <Text c="var(--bad)">{texts.rejected}</Text>}
          {busy && (
            <Group gap="xs">
              <Loader size="xs" /> {check.isPending ? texts.checking : texts.bringing}
            </Group>
          )}
        </div>
      </Stack>
      {failed !== null && file !== null && !busy && (
        <Stack gap="xs" align="flex-start">
          <Problem error={failed} />
          <Button variant="default" onClick={() => take([file])}>
            {texts.checkAgain}
          </Button>
        </Stack>
      )}
      {report !== null && file !== null && (
        <ImportReport
          report={report}
          busy={busy}
          onCheck={(firstRow) => check.mutateAsync({ chosen: file, firstRow })}
          onConfirm={(mode) =>
            bring.mutate({ chosen: file, mode, seal: report.sheet?.seal ?? '', firstRow: report.sheet?.first_row })
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
