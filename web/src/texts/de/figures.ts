import type { Texts } from '../shape.ts';

export const figures: Texts['figures'] = {
  missing: 'Geben Sie eine Zahl ein.',
  unclear: (example) => `Geben Sie eine einzelne Zahl ein, z. B. ${example}.`,
  whole: (example) => `Nur ganze Zahlen, z. B. ${example}.`,
  decimals: (most, example) =>
    most === '1'
      ? `Höchstens eine Nachkommastelle, z. B. ${example}.`
      : `Höchstens ${most} Nachkommastellen, z. B. ${example}.`,
  between: (least, most) => `Von ${least} bis ${most}.`,
  above: (least) => `Mehr als ${least}.`,
  aboveUpTo: (least, most) => `Mehr als ${least}, höchstens ${most}.`,
  least: (least) => `${least} oder mehr.`,
  most: (most) => `Höchstens ${most}.`,
};
