/**
 * How long an answer asks to be left alone; null where it does not say. `retry-after` is seconds or a date (RFC 9110,
 * 10.2.3); a date is measured against the answer's own `date`, so that no clock of ours is needed.
 */
export function retryAfterMilliseconds(headers: Readonly<Record<string, string>>): number | null {
  const value = headers['retry-after']?.trim();
  if (value === undefined || value === '') return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  const wait = Date.parse(value) - Date.parse(headers.date ?? '');
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
