/** Small pieces of prose: numbers, plurals and days as a reader expects them. */

export function figure(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  const [whole = '0', fraction] = String(rounded).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One sentence: capital first, a full stop last. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[.\s]+$/, '');
  return trimmed === '' ? '' : `${capitalised(trimmed)}.`;
}
