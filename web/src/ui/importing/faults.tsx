import { Button, Text, Title } from '@mantine/core';
import { formatCount } from '../../lib/format.ts';
import { TEXTS } from '../../texts/index.ts';
import rows from '../rows.module.css';
import classes from './importing.module.css';

const texts = TEXTS.catalogue.importing;

/** Something that is wrong in one or more rows. */
export interface Fault {
  readonly column: string;
  /** The field that was to be read there. */
  readonly field: string | null;
  readonly message: string;
  readonly varied: boolean;
  readonly rows: number;
  readonly lines: readonly number[];
}

export interface FaultsProps {
  readonly faults: readonly Fault[];
  /** Rows of the file. */
  readonly of: number;
  /** Leads to where another column is chosen for a field; null: there is no such place. */
  readonly another: (field: string) => { readonly label: string; readonly go: () => void } | null;
}

/** What is wrong in a file: once for all rows that share it, with the first lines. */
export function Faults({ faults, of, another }: FaultsProps) {
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
              <th scope="col">{texts.line}</th>
              <th scope="col" className={rows.wide}>
                {texts.column}
              </th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map((fault, place) => (
              // a line may have several, even in one column
              <tr key={place}>
                <td className={classes.lines}>
                  <Lines fault={fault} of={of} />
                </td>
                <td className={`${classes.column} ${rows.wide}`}>{fault.column}</td>
                <td>
                  <div className={rows.below}>{fault.column}</div>
                  <Reason fault={fault} of={of} another={another} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface FaultProps {
  readonly fault: Fault;
  readonly of: number;
}

function Lines({ fault: { lines, rows: count }, of }: FaultProps) {
  const first = lines.map(formatCount).join(', ');
  if (count === 1) return first;
  return (
    <>
      {count === of ? texts.allRows(formatCount(count)) : texts.someRows(formatCount(count))}
      <Text size="sm" c="dimmed">
        {count > lines.length ? texts.firstLines(first) : texts.inLines(first)}
      </Text>
    </>
  );
}

function Reason({ fault, of, another }: FaultProps & Pick<FaultsProps, 'another'>) {
  const { field, message, varied, rows: count } = fault;
  const elsewhere = field !== null && count > 1 && count === of ? another(field) : null;
  const sentence = message.slice(0, 1).toUpperCase() + message.slice(1);
  return (
    <>
      {varied ? texts.forExample(sentence) : sentence}
      {elsewhere !== null && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={elsewhere.go}>
            {elsewhere.label}
          </Button>
        </div>
      )}
    </>
  );
}
