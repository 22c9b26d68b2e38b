import { contrast } from './colour.ts';

const PAPER = '#fbfaf7';
/** Less than this and a shape is not told from the paper: white, pale grey, yellow. */
const TOLD_FROM_PAPER = 1.6;
const MOST_PIXELS = 25_000_000;
/** Wide enough for a glance. */
const SIZE = 64;
const LEAST_ALPHA = 0.05;

/**
 * Whether a picture was drawn for dark ground: it is seen through around its shapes, and most of them vanish on paper.
 * One that cannot be read was not.
 */
export async function isForDarkGround(image: Uint8Array): Promise<boolean> {
  // takes a tenth of a second to load, which only whoever has a new picture needs
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(image, { limitInputPixels: MOST_PIXELS })
      .resize({ width: SIZE, height: SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return vanishesOnPaper(data, info.width * info.height);
  } catch {
    return false;
  }
}

/** Of red, green, blue and alpha for each pixel. */
function vanishesOnPaper(pixels: Buffer, count: number): boolean {
  let seen = 0;
  let vanishing = 0;
  for (let at = 0; at < 4 * count; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255;
    if (alpha < LEAST_ALPHA) continue;
    seen += alpha;
    const colour = [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('');
    if (contrast(`#${colour}`, PAPER) < TOLD_FROM_PAPER) vanishing += alpha;
  }
  return seen > 0 && seen < 0.99 * count && vanishing > seen / 2;
}

/** What a picture is, by its first bytes; null for anything but PNG, JPEG and WebP. */
export function typeOfPicture(image: Buffer): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  const starts = (bytes: string, at = 0) => image.subarray(at, at + bytes.length).toString('latin1') === bytes;
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  return null;
}
