import { type Language, LOCALES } from '@showbill/contract';

/** How a language writes what a refusal names. */
export interface Writing {
  /** A day, YYYY-MM-DD, in figures; anything else as it is. */
  readonly day: (text: string) => string;
  /** A number as the service writes it (`1,000`, `12.50`); anything else as it is. */
  readonly figure: (text: string | number) => string;
}

/** What Intl keeps for a language takes some MB: it is made when it is first asked for. */
export function writingIn(language: Language): Writing {
  let numbers: Intl.NumberFormat | undefined;
  let days: Intl.DateTimeFormat | undefined;
  return {
    day: (text) => {
      if (!/^\d{4}-\d\d-\d\d$/.test(text)) return text;
      days ??= new Intl.DateTimeFormat(LOCALES[language], DAY);
      return days.format(new Date(`${text}T00:00:00Z`));
    },
    figure: (text) => {
      const plain = String(text).replaceAll(',', '');
      if (!/^-?\d{1,15}(?:\.\d+)?$/.test(plain)) return String(text);
      numbers ??= new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 20 });
      return numbers.format(Number(plain)).replaceAll('\u202f', '\u00a0');
    },
  };
}

const DAY = { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
