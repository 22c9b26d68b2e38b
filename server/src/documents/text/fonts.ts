import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, openSync } from 'fontkit';
import { openWoff } from './open-woff.ts';

/** In the order in which they are asked for a character. */
const FAMILIES = ['Inter', 'Hebrew', 'Japanese', 'Rest'] as const;
export type Family = (typeof FAMILIES)[number];
type Features = Readonly<Record<string, boolean>>;

export interface Face {
  readonly family: Family;
  readonly bold: boolean;
}

const REST = fileURLToPath(import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff'));

/**
 * The files of each family. Inter has Latin, Greek, Cyrillic and the signs of currencies; Japanese the traditional
 * Chinese letters too; Rest, which is drawn on a coarse grid and in one weight, everything that Unicode has.
 */
export const FONT_FILES: Readonly<Record<Family, { readonly normal: string; readonly bold: string }>> = {
  Inter: {
    normal: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
    bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
  },
  Hebrew: {
    normal: fileURLToPath(
      import.meta.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'),
    ),
    bold: fileURLToPath(
      import.meta.resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff'),
    ),
  },
  Japanese: {
    normal: fileURLToPath(
      import.meta.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
    ),
    bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf')),
  },
  Rest: { normal: REST, bold: REST },
};

/** Figures of one width, for amounts in columns; without the arrows and crosses that Inter looks for, which take time. */
export const TABULAR: Features = { tnum: true, calt: false };

const opened = new Map<string, Font>();
/** What has been opened of packed files, by path. */
export const UNPACKED = new Map<string, Buffer>();

/** The family that shows all of a letter and its marks, if one does. */
export function familyOf(letter: string): Family | undefined {
  return FAMILIES.find((family) => hasAll(family, letter));
}

export function hasAll(family: Family, text: string): boolean {
  const font = fontOf({ family, bold: false });
  return Array.from(text).every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** How wide text is, in points. */
export function widthOf(text: string, size: number, face: Face, features: Features = {}): number {
  const font = fontOf(face);
  return (font.layout(text, { ...features }).advanceWidth / font.unitsPerEm) * size;
}

function fontOf({ family, bold }: Face): Font {
  const path = FONT_FILES[family][bold ? 'bold' : 'normal'];
  const known = opened.get(path);
  if (known !== undefined) return known;
  const font = path.endsWith('.woff') ? create(unpack(path)) : openSync(path);
  if (!('layout' in font)) throw new Error(`${path} holds more than one font`);
  opened.set(path, font);
  return font;
}

function unpack(path: string): Buffer {
  const font = openWoff(readFileSync(path));
  UNPACKED.set(path, font);
  return font;
}
