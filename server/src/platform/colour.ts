/** Relative luminance of a colour `#rrggbb`, 0 to 1: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two colours, 1 to 21: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What text of normal size needs: WCAG 2.2, success criterion 1.4.3, level AA. */
const ENOUGH = 4.5;
const STEPS = 20;

/** A colour as near to the given one as can be read on `paper`: mixed with `ink` step by step as far as is needed. */
export function readable(colour: string, { paper, ink }: { readonly paper: string; readonly ink: string }): string {
  for (let step = 0; step <= STEPS; step++) {
    const mixed = mix(colour, ink, step / STEPS);
    if (contrast(mixed, paper) >= ENOUGH) return mixed;
  }
  return ink;
}

/** White or black, whichever reads better on a colour: one of them has a contrast of 4.5 at least on every colour. */
export function textOn(colour: string): string {
  return contrast('#ffffff', colour) >= contrast('#000000', colour) ? '#ffffff' : '#000000';
}

function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(colour).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
