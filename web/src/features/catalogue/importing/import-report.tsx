import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { formatCount } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import { Faults } from '../../../ui/importing/faults.tsx';
import { Notes } from '../../../ui/importing/notes.tsx';
import type { FirstRow, ImportBody } from '../../../ui/importing/upload.ts';
import { FIELDS, meaningOf, type Sheet } from './mapping/choices.ts';
import { focusColumn } from './mapping/columns.tsx';
import { MappingForm } from './mapping/mapping-form.tsx';

const texts = TEXTS.catalogue.importing;

export interface ImportReportProps {
  /** What trying the file came to, bad rows left out. */
  readonly report: ImportBody;
  readonly busy: boolean;
  /** Tries the file again, with its first row as what it is. */
  readonly onCheck: (firstRow: FirstRow) => Promise<unknown>;
  readonly onConfirm: (mode: 'all' | 'good') => void;
}

/** What a file holds: how it is read, what is wrong in it, and the way on. */
export function ImportReport({ report, busy, onCheck, onConfirm }: ImportReportProps) {
  const { sheet } = report;
  const wrong = toTell(report);
  const faults = wrong.length > 0 && <Faults faults={wrong} of={sheet?.rows ?? 0} another={anotherColumn} />;
  const notes = <Notes notes={report.notes} />;
  if (sheet === null || report.list !== null) {
    return (
      <Stack gap="lg">
        {report.list !== null && <Text>{TEXTS.importing.lists[report.list]}</Text>}
        <Counts report={report} />
        {notes}
        {faults}
        <Confirm report={report} busy={busy} isChanged={false} onConfirm={onConfirm} />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <FirstRowBox firstRow={sheet.first_row} onChange={onCheck} />
      <MappingForm
        key={sheet.key}
        sheet={sheet}
        onSaved={() => onCheck(sheet.first_row)}
        faults={faults}
        outcome={(isChanged) => (
          <>
            <Counts report={report} />
            {notes}
            <Missing sheet={sheet} />
            <Confirm report={report} busy={busy} isChanged={isChanged} onConfirm={onConfirm} />
          </>
        )}
      />
    </Stack>
  );
}

/** Where another column is chosen for a field. */
function anotherColumn(name: string) {
  const field = FIELDS.find((each) => each === name);
  if (field === undefined) return null;
  return { label: texts.mapping.another(texts.fields[field]), go: () => focusColumn(field) };
}

interface FirstRowBoxProps {
  readonly firstRow: FirstRow;
  readonly onChange: (firstRow: FirstRow) => Promise<unknown>;
}

function FirstRowBox({ firstRow, onChange }: FirstRowBoxProps) {
  return (
    <Checkbox
      label={texts.mapping.firstRowIsData}
      checked={firstRow === 'data'}
      onChange={({ currentTarget }) => void onChange(currentTarget.checked ? 'data' : 'headings').catch(() => {})}
    />
  );
}

function Counts({ report: { created, updated, unchanged, skipped, sheet } }: { readonly report: ImportBody }) {
  const changing = updated - unchanged;
  const text =
    created + changing > 0
      ? texts.good(formatCount(created), formatCount(changing), formatCount(unchanged))
      : unchanged > 0
        ? texts.same(skipped === 0)
        : sheet === null
          ? texts.unusable
          : texts.unusableYet(formatCount(sheet.rows));
  return (
    <div role="status">
      <Text fw={500}>
        {text} {skipped > 0 && updated + created > 0 && texts.bad(skipped, formatCount(skipped))}
      </Text>
    </div>
  );
}

function Missing({ sheet: { missing, rows } }: { readonly sheet: Sheet }) {
  const [first] = missing;
  if (first === undefined) return null;
  return (
    <Group gap="xs">
      <Text c="var(--bad)">
        {texts.mapping.missing(
          missing.length,
          missing.map((field) => texts.fields[field]).join(', '),
          formatCount(rows),
        )}
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={() => focusColumn(first)}>
        {texts.mapping.chooseColumns(missing.length)}
      </Button>
    </Group>
  );
}

interface ConfirmProps extends Pick<ImportReportProps, 'report' | 'busy' | 'onConfirm'> {
  readonly isChanged: boolean;
}

function Confirm({ report, busy, isChanged, onConfirm }: ConfirmProps) {
  const { created, updated, unchanged, error_count: wrong } = report;
  const good = created + updated - unchanged;
  if (isChanged) return <Text c="dimmed">{texts.mapping.applyFirst}</Text>;
  if (good === 0) return null;
  return (
    <Group gap="sm">
      <Button loading={busy} onClick={() => onConfirm(wrong > 0 ? 'good' : 'all')}>
        {wrong > 0 ? texts.bringGood(good, formatCount(good)) : texts.bringAll(good, formatCount(good))}
      </Button>
      {wrong > 0 && <Text c="dimmed">{texts.orMend}</Text>}
    </Group>
  );
}

/** What is asked beside is not told again: columns that are missing, and words that nobody has understood. */
function toTell({ faults, sheet }: ImportBody): ImportBody['faults'] {
  if (sheet === null) return faults;
  const asked: string[] = [
    ...sheet.missing,
    ...(hasOpen(sheet.categories.words, sheet.mapping.categories) ? ['category'] : []),
    ...(hasOpen(sheet.units.words, sheet.mapping.units) ? ['unit'] : []),
  ];
  return faults.filter(({ field }) => field === null || !asked.includes(field));
}

function hasOpen<T>(
  words: readonly { readonly word: string; readonly recognised: T | null }[],
  said: readonly { readonly word: string; readonly means: T }[],
): boolean {
  return words.some(({ word, recognised }) => recognised === null && meaningOf(said, word) === null);
}
