/** A thing of a brief as it was read by what was learned from others. */
export interface Judged {
  readonly language: string;
  readonly is: boolean;
  /** Log odds at the first look and at the second. */
  readonly first: number;
  readonly second: number;
}

const FALSE_ALARMS = [0.05, 0.02];

/** For each language: how much of what is not to come from us is found where so many in a hundred of the others are too. */
export function sayOf(judged: readonly Judged[]): string {
  const languages = [...new Set(judged.map(({ language }) => language))].toSorted();
  const lines = [...languages, 'all'].map((language) => {
    const some = language === 'all' ? judged : judged.filter((each) => each.language === language);
    const shares = FALSE_ALARMS.map((rate) => {
      const first = shareFound(some, ({ first: odds }) => odds, rate);
      const second = shareFound(some, ({ second: odds }) => odds, rate);
      return `at ${percent(rate)} false alarms ${percent(first)}, looked at twice ${percent(second)}`;
    });
    return `${language.padEnd(4)} ${shares.join('; ')}\n`;
  });
  return lines.join('');
}

function shareFound(judged: readonly Judged[], oddsOf: (one: Judged) => number, falseAlarms: number): number {
  const others = judged.filter(({ is }) => !is).map(oddsOf);
  const bar = others.toSorted((one, other) => other - one)[Math.floor(falseAlarms * others.length)] ?? 0;
  const those = judged.filter(({ is }) => is);
  return those.filter((each) => oddsOf(each) > bar).length / Math.max(1, those.length);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
