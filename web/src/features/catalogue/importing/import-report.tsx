import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { formatCount } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';
import rows from '../../../ui/rows.module.css';
import classes from './import.module.css';
import type { ImportBody } from './upload.ts';

const texts = TEXTS.catalogue.importing;

export interface ImportReportProps {
  /** What trying the file came to, bad rows left out. */
  readonly report: ImportBody;
  readonly busy: boolean;
  readonly onConfirm: (mode: 'all' | 'good') => void;
}

/** What a file holds: how its columns were read, what is wrong in which line, and the way on. */
export function ImportReport({ report, busy, onConfirm }: ImportReportProps) {
  const { created, updated, unchanged, skipped, error_count: wrong, columns } = report;
  const changing = updated - unchanged;
  const good = created + changing;
  const told = () => texts.good(formatCount(created), formatCount(changing), formatCount(unchanged));
  return (
    <Stack gap="lg">
      <div role="status">
        <Text fw={500}>
          {good > 0 ? told() : unchanged > 0 ? texts.same(skipped === 0) : texts.unusable}{' '}
          {skipped > 0 && texts.bad(skipped, formatCount(skipped))}
        </Text>
      </div>
      {good > 0 && (
        <Group gap="sm">
          <Button loading={busy} onClick={() => onConfirm(wrong > 0 ? 'good' : 'all')}>
            {wrong > 0 ? texts.bringGood(good, formatCount(good)) : texts.bringAll(good, formatCount(good))}
          </Button>
          {wrong > 0 && <Text c="dimmed">{texts.orMend}</Text>}
        </Group>
      )}
      {wrong > 0 && <Wrong report={report} />}
      {columns.length > 0 && <Columns report={report} />}
    </Stack>
  );
}

function Wrong({ report: { errors, error_count: count } }: { readonly report: ImportBody }) {
  return (
    <section aria-labelledby="wrong">
      <Title order={2} id="wrong" mb="xs">
        {texts.problems}
      </Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-labelledby="wrong">
        <table className={rows.table}>
          <thead>
            <tr>
              <th scope="col" className={rows.number}>
                {texts.line}
              </th>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, column, message }, place) => (
              // a line may have several, even in one column
              <tr key={place}>
                <td className={rows.number}>{formatCount(line)}</td>
                <td className={classes.column}>{column}</td>
                <td>{asSentence(message)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > errors.length && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.furtherProblems(formatCount(count - errors.length))}
        </Text>
      )}
    </section>
  );
}

function Columns({ report: { columns, ignored_columns: ignored, sample } }: { readonly report: ImportBody }) {
  const first: Readonly<Record<string, string | number | boolean | null>> = sample[0] ?? {};
  return (
    <section aria-labelledby="columns">
      <Title order={2} id="columns" mb="xs">
        {texts.columns}
      </Title>
      <table className={rows.table}>
        <thead>
          <tr>
            <th scope="col">{texts.columnInFile}</th>
            <th scope="col">{texts.readAs}</th>
            <th scope="col">{texts.example}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ field, header }) => (
            <tr key={header}>
              <td>{header}</td>
              <td>{labelOf(field)}</td>
              <td className="quiet">{shortened(first[field])}</td>
            </tr>
          ))}
          {ignored.map((header) => (
            <tr key={header} className="quiet">
              <td>{header}</td>
              <td>{texts.notRead}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function asSentence(message: string): string {
  return message.slice(0, 1).toUpperCase() + message.slice(1);
}

function labelOf(field: string): string {
  const labels: Readonly<Record<string, string>> = texts.fields;
  return labels[field] ?? field;
}

/** What stands in the first row, as it was understood. */
function shortened(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'number' ? formatCount(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
