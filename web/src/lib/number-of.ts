/** What a number field holds: it hands over text such as `39.50` while zeros stand at the end; null for none. */
export function numberOf(value: string | number): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const number = Number(value.trim() === '' ? Number.NaN : value);
  return Number.isFinite(number) ? number : null;
}
