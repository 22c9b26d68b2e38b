import { Select, Text, Title } from '@mantine/core';
import { formatCount } from '../../../../lib/format.ts';
import { TEXTS } from '../../../../texts/index.ts';
import classes from '../../../../ui/importing/importing.module.css';
import { choiceOf, FIELDS, type Field, type MappingFields, NOWHERE, type Sheet, sourceOf } from './choices.ts';

const texts = TEXTS.catalogue.importing;

/** What a field may be in all rows. */
const VALUES: Readonly<Partial<Record<Field, Readonly<Record<string, string>>>>> = {
  category: TEXTS.categories,
  unit: TEXTS.catalogue.units,
  tracked: texts.mapping.trackedValues,
};

export interface ColumnsProps {
  readonly sheet: Sheet;
  readonly value: MappingFields['columns'];
  readonly onChange: (columns: MappingFields['columns']) => void;
}

/** For each of our fields the column that it comes from. */
export function Columns({ sheet, value: columns, onChange }: ColumnsProps) {
  const ofFile = sheet.headings.map((_, at) => ({ value: choiceOf({ column: at }), label: optionAt(sheet, at) }));
  return (
    <section aria-labelledby="sources">
      <Title order={2} id="sources">
        {texts.mapping.columns}
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {sheet.first_row === 'data'
          ? texts.mapping.columnsHintUnheaded(formatCount(sheet.headings.length))
          : texts.mapping.columnsHint}
      </Text>
      <div className={classes.fields}>
        {FIELDS.map((field) => (
          <Select
            key={field}
            id={inputId(field)}
            label={texts.fields[field]}
            description={sampleOf(sheet, columns[field])}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            data={optionsOf(field, ofFile)}
            value={choiceOf(columns[field])}
            error={sheet.missing.includes(field) && columns[field] === null && texts.mapping.chooseOne}
            allowDeselect={false}
            searchable
            onFocus={(event) => event.currentTarget.select()} // so that typing replaces it
            onChange={(choice) => onChange({ ...columns, [field]: sourceOf(choice ?? NOWHERE) })}
          />
        ))}
      </div>
    </section>
  );
}

/** Takes the cursor to where a field's column is chosen. */
export function focusColumn(field: Field): void {
  document.getElementById(inputId(field))?.focus();
}

function inputId(field: Field): string {
  return `source-${field}`;
}

/** A column without a heading is called by its place, and by its letter where none has any. */
export function headingAt({ headings, first_row: firstRow }: Sheet, at: number): string {
  const heading = headings[at];
  if (!heading) return texts.mapping.unnamed(at + 1);
  return firstRow === 'data' ? texts.mapping.lettered(heading) : heading;
}

/** A letter says nothing of what is in a column; its first cell does. */
function optionAt(sheet: Sheet, at: number): string {
  const sample = sheet.first_row === 'data' ? (sheet.samples[at] ?? []).find(Boolean) : undefined;
  const heading = headingAt(sheet, at);
  return sample === undefined ? heading : `${heading} · ${sample}`;
}

function optionsOf(field: Field, ofFile: readonly { value: string; label: string }[]) {
  const values = Object.entries(VALUES[field] ?? {});
  return [
    { value: NOWHERE, label: field === 'own_category' ? texts.mapping.asCategory : texts.mapping.nowhere },
    { group: texts.mapping.fromColumn, items: [...ofFile] },
    ...(values.length === 0
      ? []
      : [
          {
            group: texts.mapping.forAll,
            items: values.map(([value, label]) => ({ value: choiceOf({ value }), label: texts.mapping.always(label) })),
          },
        ]),
  ];
}

/** What stands in the first rows of the column. */
function sampleOf({ samples }: Sheet, source: MappingFields['columns'][Field]): string {
  if (source === null || source === undefined || 'value' in source) return '';
  return (samples[source.column] ?? []).filter(Boolean).join(' · ');
}
