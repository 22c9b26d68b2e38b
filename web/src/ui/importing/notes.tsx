import { Title } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import classes from './importing.module.css';
import type { ImportBody } from './upload.ts';

const texts = TEXTS.importing;

/** What somebody should know of how a file of another system was read. */
export function Notes({ notes }: Pick<ImportBody, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="notes">
      <Title order={2} id="notes" mb="xs">
        {texts.notesHeading}
      </Title>
      <ul className={classes.notes}>
        {notes.map(({ note, rows }) => (
          <li key={note}>{texts.notes[note](formatCount(rows))}</li>
        ))}
      </ul>
    </section>
  );
}
