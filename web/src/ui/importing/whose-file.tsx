import { Group, Select } from '@mantine/core';
import { TEXTS } from '../../texts/index.ts';
import type { ImportBody, Said, System } from './upload.ts';

const texts = TEXTS.importing;

/** As they are called. */
const SYSTEMS: Readonly<Record<System, string>> = {
  'current-rms': 'Current RMS',
  rentman: 'Rentman',
  booqable: 'Booqable',
  hirehop: 'HireHop',
  goodshuffle: 'Goodshuffle Pro',
};
const BY_HEADINGS = 'by-headings';

export interface WhoseFileProps extends Pick<ImportBody, 'system' | 'sheets'> {
  /** What a person has said of it. */
  readonly said: Said;
  /** Tries the file again. */
  readonly onChange: (said: Said) => void;
}

/** Which system a file is from, and which sheet of it is read: as it was recognised, or as a person says. */
export function WhoseFile({ system, sheets, said, onChange }: WhoseFileProps) {
  const recognised = said.from === undefined && system !== null ? texts.recognised(SYSTEMS[system]) : texts.byHeadings;
  const systems = Object.entries(SYSTEMS).map(([value, label]) => ({ value, label }));
  return (
    <Group gap="lg" align="flex-end">
      <Select
        label={texts.from}
        miw={260}
        data={[{ value: BY_HEADINGS, label: recognised }, ...systems, { value: 'none', label: texts.noSystem }]}
        value={said.from ?? BY_HEADINGS}
        allowDeselect={false}
        onChange={(value) => onChange({ sheet: said.sheet, from: isSystem(value) ? value : undefined })}
      />
      {sheets !== null && sheets.all.length > 1 && (
        <Select
          label={texts.sheet}
          data={[...new Set(sheets.all)]}
          value={sheets.read}
          allowDeselect={false}
          onChange={(sheet) => onChange({ from: said.from, sheet: sheet ?? undefined })}
        />
      )}
    </Group>
  );
}

function isSystem(value: string | null): value is System | 'none' {
  return value !== null && value !== BY_HEADINGS;
}
