const PAPER = 1;
/** WCAG 2, level AA, for text of any size. */
const LEAST_CONTRAST = 4.5;

/** A company's colour where text in it can be read on white paper, else what is given instead. */
export function readableColour(colour: string | null, instead: string): string {
  if (colour === null || !/^#[0-9a-f]{6}$/i.test(colour)) return instead;
  return (PAPER + 0.05) / (luminance(colour) + 0.05) >= LEAST_CONTRAST ? colour : instead;
}

/** Relative luminance of WCAG 2, 0 to 1, of #rrggbb. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
