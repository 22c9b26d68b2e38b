import { Select, Text, Title } from '@mantine/core';
import { formatCount } from '../../../../lib/format.ts';
import { TEXTS } from '../../../../texts/index.ts';
import rows from '../../../../ui/rows.module.css';
import classes from '../../../../ui/importing/importing.module.css';
import { type Meaning, meaningOf, withMeaning } from './choices.ts';

const texts = TEXTS.catalogue.importing.mapping;

interface WordInUse<T> {
  readonly word: string;
  readonly rows: number;
  readonly recognised: T | null;
}

export interface WordsProps<T extends string> {
  readonly kind: 'categories' | 'units';
  readonly found: { readonly words: readonly WordInUse<T>[]; readonly more: number };
  readonly labels: Readonly<Record<T, string>>;
  readonly value: readonly Meaning<T>[];
  readonly onChange: (meanings: readonly Meaning<T>[]) => void;
}

/** The words of a column, and what each means: those that nobody has understood first, the others folded away. */
export function Words<T extends string>({ kind, found, labels, value, onChange }: WordsProps<T>) {
  const asked = found.words.filter(({ recognised }) => recognised === null);
  const recognised = found.words.filter((word) => word.recognised !== null);
  const table = (words: readonly WordInUse<T>[]) => <WordTable words={words} {...{ kind, labels, value, onChange }} />;
  if (found.words.length === 0) return null;
  return (
    <section aria-labelledby={kind}>
      <Title order={2} id={kind}>
        {texts[kind].heading}
      </Title>
      {asked.length > 0 && (
        <>
          <Text c="dimmed" size="sm" mb="xs">
            {texts[kind].ask}
          </Text>
          {table(asked)}
        </>
      )}
      {found.more > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {texts.moreWords(formatCount(found.more))}
        </Text>
      )}
      {recognised.length > 0 && (
        <details className={classes.recognised}>
          <summary>{texts.recognised(recognised.length)}</summary>
          {table(recognised)}
        </details>
      )}
    </section>
  );
}

interface WordTableProps<T extends string> extends Omit<WordsProps<T>, 'found'> {
  readonly words: readonly WordInUse<T>[];
}

function WordTable<T extends string>({ kind, words, labels, value, onChange }: WordTableProps<T>) {
  const data = (Object.keys(labels) as T[]).map((means) => ({ value: means, label: labels[means] }));
  return (
    <table className={`${rows.table} ${classes.words}`}>
      <thead>
        <tr>
          <th scope="col">{texts.word}</th>
          <th scope="col" className={rows.number}>
            {texts.rows}
          </th>
          <th scope="col" className={classes.meaning}>
            {texts[kind].means}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ word, rows: count, recognised }) => (
          <tr key={word}>
            <td>{word === '' ? <span className="quiet">{texts.noWord}</span> : word}</td>
            <td className={rows.number}>{formatCount(count)}</td>
            <td className={classes.meaning}>
              <Select<T>
                size="xs"
                maw={280}
                aria-label={texts[kind].meaningOf(word === '' ? texts.noWord : word)}
                placeholder={texts.choose}
                data={data}
                searchable
                allowDeselect={false}
                value={meaningOf(value, word) ?? recognised}
                onChange={(means) => onChange(withMeaning(value, word, means === recognised ? null : means))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
