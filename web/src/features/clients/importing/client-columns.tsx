import { Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import { client } from '../../../lib/trpc.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import classes from '../../../ui/importing/importing.module.css';
import type { ClientImportBody } from '../../../ui/importing/upload.ts';
import { Problem } from '../../../ui/problem.tsx';

const texts = TEXTS.clients.importing;
const words = TEXTS.catalogue.importing.mapping;

type Sheet = NonNullable<ClientImportBody['sheet']>;
export type ClientField = keyof Sheet['sources'];

/** In the order in which they are asked for. */
export const CLIENT_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  'mobile',
  'notes',
  'kind',
  'address',
  'postcode',
  'city',
  'country',
  'tax_number',
] as const satisfies readonly ClientField[];

const NOWHERE = 'nowhere';

/** The position of each field's column; null: it is in none. */
type Chosen = Readonly<Partial<Record<ClientField, number | null>>>;

export interface ClientColumnsProps {
  readonly sheet: Sheet;
  /** Tries the file again, as it has been said to be read. */
  readonly onSaved: () => Promise<unknown>;
}

/** For each of our fields the column that it comes from; it is kept for the next file like it. */
export function ClientColumns({ sheet, onSaved }: ClientColumnsProps) {
  const form = useSavedForm<{ columns: Chosen }, unknown>({
    keptAs: `import.${sheet.key}`,
    saved: { columns: chosenIn(sheet) },
    save: async ({ columns }) => {
      const given = CLIENT_FIELDS.map((field) => [field, sourceOf(columns[field])] as const);
      await client.clients.saveMapping.mutate({ key: sheet.key, columns: Object.fromEntries(given) });
      return onSaved();
    },
  });
  const { value: columns, onChange } = form.field('columns');
  const ofFile = sheet.headings.map((heading, at) => ({ value: String(at), label: heading || words.unnamed(at + 1) }));
  return (
    <form onSubmit={form.submit} aria-label={words.label}>
      <Stack gap="md">
        <div>
          <Title order={2}>{words.columns}</Title>
          <Text c="dimmed" size="sm">
            {words.columnsHint}
          </Text>
        </div>
        <div className={classes.fields}>
          {CLIENT_FIELDS.map((field) => {
            const at = columns[field] ?? null;
            return (
              <Select
                key={field}
                id={inputId(field)}
                label={texts.fields[field]}
                description={at === null ? '' : (sheet.samples[at] ?? []).filter(Boolean).join(' · ')}
                inputWrapperOrder={['label', 'input', 'error', 'description']}
                data={[{ value: NOWHERE, label: words.nowhere }, ...ofFile]}
                value={at === null ? NOWHERE : String(at)}
                allowDeselect={false}
                searchable
                onFocus={(event) => event.currentTarget.select()} // so that typing replaces it
                onChange={(choice) =>
                  onChange({ ...columns, [field]: choice === null || choice === NOWHERE ? null : Number(choice) })
                }
              />
            );
          })}
        </div>
        {form.error !== null && <Problem error={form.error} onRetry={form.retry} />}
        {form.isChanged && (
          <Group gap="xs" className={classes.foot}>
            <Button type="submit" loading={form.isPending}>
              {words.apply}
            </Button>
            <Button variant="default" onClick={form.reset}>
              {words.discard}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

/** Takes the cursor to where a field's column is chosen. */
export function focusClientColumn(field: ClientField): void {
  document.getElementById(inputId(field))?.focus();
}

function inputId(field: ClientField): string {
  return `source-${field}`;
}

function chosenIn({ sources }: Sheet): Chosen {
  return Object.fromEntries(
    CLIENT_FIELDS.map((field) => {
      const source = sources[field];
      return [field, source !== undefined && 'column' in source ? source.column : null];
    }),
  );
}

function sourceOf(at: number | null | undefined): { column: number } | null {
  return at === null || at === undefined ? null : { column: at };
}
