import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { CATEGORIES, type Category } from '@showbill/contract/vocabulary';
import { TEXTS } from '../../../texts/index.ts';

interface CategorySelectProps extends Omit<MultiSelectProps, 'value' | 'onChange' | 'data'> {
  readonly value: readonly Category[];
  readonly onChange: (next: Category[]) => void;
}

/** Some of the categories of equipment. */
export function CategorySelect({ value, onChange, ...rest }: CategorySelectProps) {
  return (
    <MultiSelect
      {...rest}
      data={CATEGORIES.map((category) => ({ value: category, label: TEXTS.categories[category] }))}
      value={[...value]}
      onChange={(next) => onChange(CATEGORIES.filter((category) => next.includes(category)))}
    />
  );
}

/** Their names in one line. */
export function categoryNames(categories: readonly Category[]): string {
  return categories.map((category) => TEXTS.categories[category]).join(', ');
}
