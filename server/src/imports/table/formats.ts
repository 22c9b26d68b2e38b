/** Characters of a format of numbers: a spreadsheet takes 255, of which each may be written as an entity of six. */
const LONGEST = 2000;
/** Of all formats together: a spreadsheet takes some hundreds. */
const MOST = 1024 * 1024;

/** Whether the formats of numbers in an XML text are as a spreadsheet has them: whether one is of days takes its reader n² steps. */
export function formatsAreShort(text: string): boolean {
  let all = 0;
  for (const { groups: { double, single } = {} } of text.matchAll(
    /formatCode=(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')/g,
  )) {
    const { length } = double ?? single ?? '';
    all += length;
    if (length > LONGEST || all > MOST) return false;
  }
  return true;
}
