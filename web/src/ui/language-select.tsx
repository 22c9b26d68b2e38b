import { Select, type SelectProps } from '@mantine/core';
import { LANGUAGE_NAMES, LANGUAGES } from '@showbill/contract/languages';

const DATA = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** One of the languages, each by its own name. */
export function LanguageSelect(props: SelectProps) {
  return <Select data={DATA} allowDeselect={false} {...props} />;
}
