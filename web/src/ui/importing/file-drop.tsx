import '@mantine/dropzone/styles.css';
import { Group, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { UploadIcon } from '@radix-ui/react-icons';
import { useState } from 'react';
import { TEXTS } from '../../texts/index.ts';
import classes from './importing.module.css';

const texts = TEXTS.importing;
const MOST_BYTES = 20 * 1024 * 1024;

export interface FileDropProps {
  readonly file: File | null;
  /** What is being done with the file; null: nothing. */
  readonly busy: string | null;
  readonly onFile: (file: File) => void;
}

/** Where a file is dropped or chosen. */
export function FileDrop({ file, busy, onFile }: FileDropProps) {
  const [rejected, setRejected] = useState(false);
  function take([chosen]: readonly File[]): void {
    if (chosen === undefined) return;
    setRejected(false);
    onFile(chosen);
  }
  return (
    <Stack gap="xs">
      <Dropzone
        onDrop={take}
        onReject={() => setRejected(true)}
        multiple={false}
        maxSize={MOST_BYTES}
        validator={(dropped) =>
          /\.(csv|tsv|txt|xlsx|json)$/iu.test(dropped.name)
            ? null
            : { code: 'file-invalid-type', message: texts.rejected }
        }
        disabled={busy !== null}
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
        {busy !== null && (
          <Group gap="xs">
            <Loader size="xs" /> {busy}
          </Group>
        )}
      </div>
    </Stack>
  );
}
