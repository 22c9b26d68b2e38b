import type { Translated } from '@showbill/contract';
import type { rules as english } from '../en/rules.ts';

export const rules: Translated<typeof english> = {
  minimumOrder: 'Pedido mínimo',
  discountCode: 'Código de descuento',
  more: (percent, when) => `El alquiler lleva un recargo del ${percent} en estas fechas (${when}).`,
  morePart: (percent, days, of, when) =>
    `El alquiler lleva un recargo del ${percent} en ${days} de sus ${of} días (${when}).`,
  less: (percent, when) => `El alquiler tiene un descuento del ${percent} en estas fechas (${when}).`,
  lessPart: (percent, days, of, when) =>
    `El alquiler tiene un descuento del ${percent} en ${days} de sus ${of} días (${when}).`,
  yearly: (range) => `${range}, todos los años`,
  prices: (parts) => `Precios acordados con usted: ${parts}.`,
  off: (percent, what) => `${percent} menos en ${what}`,
  everything: 'todo',
  others: 'todo lo demás',
  codePercent: (percent) => `${percent} menos sobre los importes anteriores con este código.`,
  codeAmount: 'Un descuento fijo con este código.',
  waiver: (percent, categories) => `El ${percent} del alquiler en ${categories}, antes de descuentos.`,
  minimum: (amount) => `Los pedidos de menos de ${amount} antes de impuestos se cobran a ${amount}.`,
};
