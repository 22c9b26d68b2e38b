import type { Texts } from '../shape.ts';

export const figures: Texts['figures'] = {
  missing: 'Saisissez un nombre.',
  unclear: (example) => `Saisissez un seul nombre, par exemple ${example}.`,
  whole: (example) => `Nombres entiers seulement, par exemple ${example}.`,
  decimals: (most, example) =>
    most === '1'
      ? `Une décimale au plus, par exemple ${example}.`
      : `${most} décimales au plus, par exemple ${example}.`,
  between: (least, most) => `De ${least} à ${most}.`,
  above: (least) => `Plus de ${least}.`,
  aboveUpTo: (least, most) => `Plus de ${least}, au plus ${most}.`,
  least: (least) => `${least} ou plus.`,
  most: (most) => `${most} au plus.`,
};
