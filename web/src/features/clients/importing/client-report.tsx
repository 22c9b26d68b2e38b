import { Button, Group, Stack, Text } from '@mantine/core';
import { formatCount } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Faults } from '../../../ui/importing/faults.tsx';
import type { ClientImportBody } from '../../../ui/importing/upload.ts';
import { ClientChanges } from './client-changes.tsx';
import { CLIENT_FIELDS, ClientColumns, focusClientColumn } from './client-columns.tsx';

const texts = TEXTS.clients.importing;
const words = TEXTS.catalogue.importing;

export interface ClientReportProps {
  /** What trying the file came to, bad rows left out. */
  readonly report: ClientImportBody;
  readonly busy: boolean;
  readonly onCheck: () => Promise<unknown>;
  readonly onConfirm: (mode: 'all' | 'good') => void;
}

/** What a file of clients holds: what would come of it, what is wrong in it, and how it is read. */
export function ClientReport({ report, busy, onCheck, onConfirm }: ClientReportProps) {
  const { created, updated, unchanged, skipped, error_count: wrong, faults, changes, sheet } = report;
  const good = created + updated - unchanged;
  return (
    <Stack gap="lg">
      <div role="status">
        <Text fw={500}>
          {good === 0 && unchanged > 0
            ? texts.same
            : good === 0
              ? words.unusable
              : words.good(formatCount(created), formatCount(updated - unchanged), formatCount(unchanged))}{' '}
          {skipped > 0 && good > 0 && words.bad(skipped, formatCount(skipped))}
        </Text>
      </div>
      {good > 0 && (
        <Group gap="sm">
          <Button loading={busy} onClick={() => onConfirm(wrong > 0 ? 'good' : 'all')}>
            {wrong > 0 ? words.bringGood(good, formatCount(good)) : texts.bringAll(good, formatCount(good))}
          </Button>
          {wrong > 0 && <Text c="dimmed">{words.orMend}</Text>}
        </Group>
      )}
      {faults.length > 0 && <Faults faults={faults} of={sheet?.rows ?? 0} another={anotherColumn} />}
      <ClientChanges changes={changes} />
      {sheet !== null && <ClientColumns key={sheet.key} sheet={sheet} onSaved={onCheck} />}
    </Stack>
  );
}

/** Where another column is chosen for a field. */
function anotherColumn(name: string) {
  const field = CLIENT_FIELDS.find((each) => each === name);
  if (field === undefined) return null;
  return { label: words.mapping.another(texts.fields[field]), go: () => focusClientColumn(field) };
}
