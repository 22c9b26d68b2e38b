import sharp, { type OutputInfo } from 'sharp';

/** Printed at 170 × 60 points at most: 288 dots to the inch. */
const MOST = { width: 680, height: 240 };
const MOST_PIXELS = 25_000_000;
const NEARLY_WHITE = 245;
const DARK_GROUND = '#1c1917';

/** A logo as every document takes it. */
export interface DocumentLogo {
  /** A PNG as data URL. */
  readonly image: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A logo of any kind of PNG, JPEG or WebP on white paper, or on a dark ground of its own, without room around it, in RGB
 * and not larger than a document needs. Null for a picture that cannot be read in full, that is all of its ground's
 * colour, or that has more than 25 million pixels: a document is made without it.
 */
export async function readLogoForPaper(image: Uint8Array, forDarkGround = false): Promise<DocumentLogo | null> {
  const background = forDarkGround ? DARK_GROUND : '#ffffff';
  try {
    const onPaper = sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .autoOrient()
      .resize({ width: 2 * MOST.width, height: 2 * MOST.height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background })
      .toColourspace('srgb');
    const { data: pixels, info: raw } = await onPaper.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = raw;
    const cut = await sharp(pixels, { raw: { width, height, channels } })
      .trim({ background })
      .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    if (isBlank(pixels)) return null;
    const { data, info } = forDarkGround ? await withRim(cut, background) : cut;
    return { image: `data:image/png;base64,${data.toString('base64')}`, width: info.width, height: info.height };
  } catch {
    // whoever asks for the document cannot mend the picture, and it says all without it
    return null;
  }
}

/** What stands on ground of its own does not touch its edges. */
function withRim({ data, info }: { readonly data: Buffer; readonly info: OutputInfo }, background: string) {
  const rim = Math.ceil(info.height / 6);
  return sharp(data)
    .extend({ top: rim, bottom: rim, left: rim, right: rim, background })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
}

function isBlank(pixels: Buffer): boolean {
  return pixels.every((value) => value > NEARLY_WHITE);
}
