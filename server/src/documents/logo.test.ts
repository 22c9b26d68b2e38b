import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readLogoForPaper } from './logo.ts';

const mark = () => sharp({ create: { width: 40, height: 20, channels: 4, background: '#1f5f5b' } });
/** The mark in the middle of 100 × 60. */
const picture = () => mark().extend({ top: 20, bottom: 20, left: 30, right: 30, background: '#00000000' });
const png = await picture().png().toBuffer();

describe('readLogoForPaper', () => {
  it.each([
    ['PNG', () => picture().png()],
    ['interlaced PNG', () => picture().png({ progressive: true })],
    ['PNG with a palette', () => picture().png({ palette: true })],
    ['grey PNG of 16 bits', () => picture().toColourspace('grey16').png()],
    ['WebP', () => picture().webp({ lossless: true })],
    ['JPEG', () => mark().flatten().jpeg()],
    ['CMYK JPEG', () => mark().flatten().toColourspace('cmyk').jpeg()],
  ])('takes a %s, without the room around it', async (_, made) => {
    expect(await readLogoForPaper(await made().toBuffer())).toMatchObject({ width: 40, height: 20 });
  });

  it('makes a large one as small as paper needs it', async () => {
    expect(await readLogoForPaper(await plain(4000, 2000, '#123456'))).toMatchObject({ width: 480, height: 240 });
  });

  it('leaves out one that is white on paper', async () => {
    expect(await readLogoForPaper(await plain(90, 30, '#ffffff80'))).toBeNull();
  });

  it('puts one that was drawn for dark ground on it, with a rim', async () => {
    const white = await sharp({ create: { width: 40, height: 12, channels: 4, background: '#ffffff' } })
      .extend({ top: 20, bottom: 20, left: 30, right: 30, background: '#00000000' })
      .png()
      .toBuffer();
    expect(await readLogoForPaper(white)).toBeNull();
    const logo = await readLogoForPaper(white, true);
    expect(logo).toMatchObject({ width: 44, height: 16 });
    const pixels = await sharp(Buffer.from(logo?.image.split(',')[1] ?? '', 'base64'))
      .raw()
      .toBuffer();
    expect([...pixels.subarray(0, 3)]).toEqual([0x1c, 0x19, 0x17]);
    const middle = 3 * (44 * 8 + 22);
    expect([...pixels.subarray(middle, middle + 3)]).toEqual([255, 255, 255]);
  });

  it('leaves out one with more pixels than it would take time for', async () => {
    expect(await readLogoForPaper(await plain(9000, 9000, '#123456'))).toBeNull();
  });

  it.each([
    ['cut short', png.subarray(0, png.length - 30)],
    ['damaged', Buffer.from(png).fill(7, 60, 80)],
    ['no picture', Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1')],
    ['empty', Buffer.alloc(0)],
  ])('leaves out one that is %s', async (_, image) => {
    expect(await readLogoForPaper(image)).toBeNull();
  });
});

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}
