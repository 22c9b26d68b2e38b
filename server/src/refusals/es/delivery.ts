import type { Translated } from '@showbill/contract';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translated<typeof english> = {
  noTable: 'la empresa no tiene precios de entrega en esta moneda: créelos en los ajustes',
  otherLine: 'solo una línea de transporte con precio por evento, por unidad o por día puede calcularse como entrega',
  noPlace: 'no hay precio para este código postal: escriba la distancia',
  tooFar: 'los precios de entrega no llegan tan lejos: escriba un precio',
  tooMuch: 'esta carga necesita más de diez vehículos: escriba un precio',
};
