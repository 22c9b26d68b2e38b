import { Title } from '@mantine/core';
import { TEXTS } from '../../../../texts/index.ts';
import rows from '../../../../ui/rows.module.css';
import classes from '../../../../ui/importing/importing.module.css';
import { FIELDS, type MappingFields, type Sheet } from './choices.ts';
import { headingAt } from './columns.tsx';

const texts = TEXTS.catalogue.importing;

export interface FilePreviewProps {
  readonly sheet: Sheet;
  readonly columns: MappingFields['columns'];
}

/** The first rows as they are in the file, and what each column is read as. */
export function FilePreview({ sheet, columns }: FilePreviewProps) {
  const first = sheet.samples[0]?.map((_, row) => sheet.samples.map((cells) => cells[row] ?? '')) ?? [];
  return (
    <section aria-labelledby="preview">
      <Title order={2} id="preview" mb="xs">
        {texts.mapping.preview}
      </Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-labelledby="preview">
        <table className={`${rows.table} ${classes.preview}`}>
          <thead>
            <tr>
              {sheet.headings.map((_, at) => (
                <th scope="col" key={at}>
                  <span className={classes.heading} title={headingAt(sheet, at)}>
                    {headingAt(sheet, at)}
                  </span>
                  <span className={classes.role}>{roleOf(at, sheet, columns)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, at) => (
                  <td key={at} title={cell}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function roleOf(at: number, { reads }: Sheet, columns: MappingFields['columns']): string {
  const fields = FIELDS.filter((field) => {
    const source = columns[field];
    return source !== null && source !== undefined && 'column' in source && source.column === at;
  });
  if (fields.length === 0 && reads.includes(at)) return TEXTS.importing.read;
  return fields.length === 0 ? texts.notRead : fields.map((field) => texts.fields[field]).join(', ');
}
