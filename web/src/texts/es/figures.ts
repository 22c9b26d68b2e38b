import type { Texts } from '../shape.ts';

export const figures: Texts['figures'] = {
  missing: 'Escriba un número.',
  unclear: (example) => `Escriba un solo número, por ejemplo ${example}.`,
  whole: (example) => `Solo números enteros, por ejemplo ${example}.`,
  decimals: (most, example) =>
    most === '1'
      ? `Un decimal como máximo, por ejemplo ${example}.`
      : `${most} decimales como máximo, por ejemplo ${example}.`,
  between: (least, most) => `De ${least} a ${most}.`,
  above: (least) => `Más de ${least}.`,
  aboveUpTo: (least, most) => `Más de ${least} y ${most} como máximo.`,
  least: (least) => `${least} o más.`,
  most: (most) => `${most} como máximo.`,
};
