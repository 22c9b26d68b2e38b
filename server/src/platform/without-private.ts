/** What must not stand in the log, however it came into a message: keys, secrets, links of clients, email addresses. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\bsbk_(?:test_)?\w+/g, '[key]'],
  [/\bwhsec_[\w+/=-]+/g, '[secret]'],
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [key]'],
  [/(\w:\/\/[^\s:/@"\\]*):[^\s/@"\\]+@/g, '$1:[password]@'],
  [/\/p\/[\w-]{16,}/g, '/p/[link]'],
  [/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, '[email]'],
];

/** A line of the log without what is nobody's business who reads logs. */
export function withoutPrivate(line: string): string {
  return PRIVATE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}
