import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

export type Family = 'Inter' | 'Hebrew';
type Features = Readonly<Record<string, boolean>>;

export interface Face {
  readonly family: Family;
  readonly bold: boolean;
}

/** The files of each family. Inter has Latin, Greek, Cyrillic and the signs of currencies; what it lacks, Hebrew may have. */
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
};

/** Figures of one width, for amounts in columns; without the arrows and crosses that Inter looks for, which take time. */
export const TABULAR: Features = { tnum: true, calt: false };

const opened = new Map<string, Font>();

/** The family that shows a character; Inter shows a box for what neither has. */
export function familyOf(character: string): Family {
  return !hasGlyph('Inter', character) && hasGlyph('Hebrew', character) ? 'Hebrew' : 'Inter';
}

export function hasGlyph(family: Family, character: string): boolean {
  return fontOf({ family, bold: false }).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
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
  const font = openSync(path);
  if (!('layout' in font)) throw new Error(`${path} holds more than one font`);
  opened.set(path, font);
  return font;
}
