/** Whether the short form of the measurements was asked for: less of everything, for a first look within three minutes. */
export const IS_QUICK = process.argv.includes('--quick');

/** How much of something a measurement takes. */
export function extent(full: number, quick: number): number {
  return IS_QUICK ? quick : full;
}
