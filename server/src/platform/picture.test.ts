import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isForDarkGround } from './picture.ts';

/** A mark of a colour in the middle of a picture. */
function mark(colour: string, ground = '#00000000') {
  return sharp({ create: { width: 400, height: 120, channels: 4, background: colour } }).extend({
    top: 40,
    bottom: 40,
    left: 60,
    right: 60,
    background: ground,
  });
}

describe('a picture for dark ground', () => {
  it.each([
    ['white', '#ffffff'],
    ['pale grey', '#dddddd'],
    ['yellow', '#ffe000'],
    ['white that is half seen through', '#ffffff99'],
  ])('is one whose shapes are %s, with nothing around them', async (_, colour) => {
    expect(await isForDarkGround(await mark(colour).png().toBuffer())).toBe(true);
    expect(await isForDarkGround(await mark(colour).webp({ lossless: true }).toBuffer())).toBe(true);
  });

  it.each([
    ['dark', '#1f5f5b', '#00000000'],
    ['amber', '#d97706', '#00000000'],
    ['dark on white of its own', '#1f5f5b', '#ffffff'],
    ['white on dark of its own', '#ffffff', '#1f5f5b'],
  ])('is none that is %s', async (_, colour, ground) => {
    expect(await isForDarkGround(await mark(colour, ground).png().toBuffer())).toBe(false);
  });

  it('is none that is mostly dark with some white, none without anything, and none that cannot be read', async () => {
    const white = await sharp({ create: { width: 100, height: 40, channels: 4, background: '#ffffff' } })
      .png()
      .toBuffer();
    const mixed = await mark('#1f5f5b')
      .composite([{ input: white, left: 0, top: 0 }])
      .png()
      .toBuffer();
    expect(await isForDarkGround(mixed)).toBe(false);
    expect(await isForDarkGround(await mark('#00000000').png().toBuffer())).toBe(false);
    expect(await isForDarkGround(Buffer.from('no picture'))).toBe(false);
  });
});
