/** Small pieces of prose: numbers, plurals and days as a reader expects them. */

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One sentence: capital first, a full stop last. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[.\s]+$/, '');
  return trimmed === '' ? '' : `${capitalised(trimmed)}.`;
}
