import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { Cross2Icon, PlusIcon } from '@radix-ui/react-icons';
import { useRef } from 'react';
import { changeSettings } from '../../../lib/change-settings.ts';
import { useMayEdit } from '../../../lib/session.ts';
import { useSavedForm } from '../../../lib/use-saved-form.ts';
import { TEXTS } from '../../../texts/index.ts';
import { FigureField } from '../../../ui/figure-field.tsx';
import { SaveForm } from '../save-form.tsx';
import { Section } from '../section.tsx';
import classes from '../settings.module.css';
import type { CompanySettings } from './settings-of.ts';

const texts = TEXTS.settings.company;

type Table = NonNullable<CompanySettings['charged_days']>;

/** What is proposed to a company that has no table yet. */
const USUAL: Table = {
  rows: [
    { days: 1, charged: 1 },
    { days: 2, charged: 1.5 },
    { days: 3, charged: 2 },
    { days: 7, charged: 3 },
  ],
  beyond_rate: 0.4,
};

/** How many days are charged for a hire of several. */
export function MultiDay({ settings }: { readonly settings: CompanySettings }) {
  const mayEdit = useMayEdit();
  const form = useSavedForm({
    keptAs: 'company.multi-day',
    saved: { table: settings.charged_days },
    save: ({ table }) => changeSettings({ charged_days: table && ascending(table) }),
  });
  const { value: table, onChange } = form.field('table');
  return (
    <Section title={texts.multiDay} lead={texts.multiDayLead}>
      <SaveForm form={form}>
        {table === null ? <Text>{texts.multiDayOff}</Text> : <Rows table={table} onChange={onChange} />}
        {mayEdit && (
          <Group>
            <Button variant="default" onClick={() => onChange(table === null ? USUAL : null)}>
              {table === null ? texts.multiDayOn : texts.multiDayStop}
            </Button>
          </Group>
        )}
      </SaveForm>
    </Section>
  );
}

function ascending({ rows, beyond_rate }: Table): Table {
  return { rows: rows.toSorted((a, b) => a.days - b.days), beyond_rate };
}

function Rows({ table, onChange }: { readonly table: Table; readonly onChange: (table: Table) => void }) {
  const mayEdit = useMayEdit();
  const { rows } = table;
  // rows keep their fields while others come and go
  const keys = useRef<number[]>([]);
  while (keys.current.length < rows.length) keys.current.push(Math.max(0, ...keys.current) + 1);

  function change(index: number, field: 'days' | 'charged', value: number): void {
    onChange({ ...table, rows: rows.map((row, at) => (at === index ? { ...row, [field]: value } : row)) });
  }

  function remove(index: number): void {
    keys.current.splice(index, 1);
    onChange({ ...table, rows: rows.filter((_, at) => at !== index) });
  }

  function add(): void {
    const last = rows.at(-1) ?? { days: 0, charged: 0 };
    onChange({
      ...table,
      rows: [...rows, { days: last.days + 1, charged: last.charged + (rows.length === 0 ? 1 : 0.5) }],
    });
  }

  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          <th scope="col">{texts.hire}</th>
          <th scope="col">{texts.charged}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ days, charged }, index) => (
          <tr key={keys.current[index]}>
            <td>
              <FigureField
                aria-label={texts.hire}
                decimals={0}
                least={1}
                most={366}
                value={days}
                onChange={(value) => change(index, 'days', value)}
              />
            </td>
            <td>
              <FigureField
                aria-label={texts.charged}
                decimals={3}
                least={0}
                value={charged}
                onChange={(value) => change(index, 'charged', value)}
              />
            </td>
            <td>
              {mayEdit && index > 0 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={texts.removeRow(String(days))}
                  onClick={() => remove(index)}
                >
                  <Cross2Icon />
                </ActionIcon>
              )}
            </td>
          </tr>
        ))}
        <tr>
          <td>{texts.beyond}</td>
          <td>
            <FigureField
              aria-label={texts.beyond}
              decimals={3}
              least={0}
              most={1}
              value={table.beyond_rate}
              onChange={(value) => onChange({ ...table, beyond_rate: value })}
            />
          </td>
          <td />
        </tr>
      </tbody>
      {mayEdit && (
        <tfoot>
          <tr>
            <td colSpan={3}>
              <Button variant="subtle" leftSection={<PlusIcon aria-hidden />} onClick={add}>
                {texts.addRow}
              </Button>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
