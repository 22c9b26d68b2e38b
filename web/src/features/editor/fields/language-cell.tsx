import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@showbill/contract/languages';
import classes from './cell.module.css';

interface Props {
  readonly label: string;
  readonly value: Language;
  readonly isOpen: boolean;
  readonly onCommit: (next: Language) => void;
}

/** A language that is chosen where it stands. */
export function LanguageCell({ label, value, isOpen, onCommit }: Props) {
  if (!isOpen) return <span>{LANGUAGE_NAMES[value]}</span>;
  return (
    <select
      aria-label={label}
      className={`${classes.cell} ${classes.choice}`}
      value={value}
      onChange={({ currentTarget }) => {
        const next = LANGUAGES.find((each) => each === currentTarget.value);
        if (next !== undefined && next !== value) onCommit(next);
      }}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each}>
          {LANGUAGE_NAMES[each]}
        </option>
      ))}
    </select>
  );
}
