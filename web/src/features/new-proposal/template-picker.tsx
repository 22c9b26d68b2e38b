import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { TEXTS } from '../../texts/index.ts';

const texts = TEXTS.sales.template;

interface TemplatePickerProps {
  /** Its id. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** The company's templates; nothing where it has none. */
export function TemplatePicker({ value, onChange }: TemplatePickerProps) {
  const { data: templates = [] } = useQuery(trpc.templates.list.queryOptions());
  if (templates.length === 0) return null;
  const chosen = templates.find(({ id }) => id === value);
  const about = chosen && texts.lines(formatCount(chosen.lines), formatCount(chosen.days));
  return (
    <Select
      label={texts.start}
      placeholder={texts.choose}
      description={about === undefined ? undefined : `${about}. ${texts.hint}`}
      data={templates.map(({ id, name }) => ({ value: id, label: name }))}
      clearable
      searchable={templates.length > 8}
      value={value}
      onChange={onChange}
    />
  );
}
