/** The page that an address names, from 1; what is no such number is the first. */
export function pageOf(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
