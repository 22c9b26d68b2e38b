import { TEXTS } from '../texts/index.ts';

const texts = TEXTS.settings.you;

/** The first whose mark a browser's own description holds: most claim to be others as well. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** `Firefox on Linux`, as far as a browser says what it is. */
export function deviceIn(description: string | null): string {
  const known = (names: readonly (readonly [mark: string, name: string])[]) =>
    names.find(([mark]) => description?.includes(mark) === true)?.[1];
  const [browser, system] = [known(BROWSERS), known(SYSTEMS)];
  if (browser !== undefined && system !== undefined) return texts.device(browser, system);
  return browser ?? system ?? texts.unknownBrowser;
}
