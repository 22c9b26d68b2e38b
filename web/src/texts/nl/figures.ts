import type { Texts } from '../shape.ts';

export const figures: Texts['figures'] = {
  missing: 'Vul een getal in.',
  unclear: (example) => `Vul één getal in, bijvoorbeeld ${example}.`,
  whole: (example) => `Alleen hele getallen, bijvoorbeeld ${example}.`,
  decimals: (most, example) =>
    most === '1'
      ? `Hoogstens één decimaal, bijvoorbeeld ${example}.`
      : `Hoogstens ${most} decimalen, bijvoorbeeld ${example}.`,
  between: (least, most) => `Van ${least} tot en met ${most}.`,
  above: (least) => `Meer dan ${least}.`,
  aboveUpTo: (least, most) => `Meer dan ${least}, hoogstens ${most}.`,
  least: (least) => `${least} of meer.`,
  most: (most) => `Hoogstens ${most}.`,
};
