import type { Translated } from '@showbill/contract';
import type { rules as english } from '../en/rules.ts';
import { writingIn } from '../writing.ts';

const { day: written } = writingIn('es');

export const rules: Translated<typeof english> = {
  none: (id) => `no hay ninguna regla, tarifa ni código ${id}`,
  oneMinimum: 'ya hay un pedido mínimo: cambie ese',
  sameList: (name) => `ya existe la tarifa ${name}`,
  sameCode: (code) => `ya existe el código ${code}`,
  tooMany: (most) => `una empresa tiene como máximo ${most}`,
  always: (label) => `${label} forma parte de todos los presupuestos`,
  unknown: (code) => `no existe el código de descuento ${code}`,
  notActive: (code) => `el código de descuento ${code} está desactivado`,
  notYet: (code, day) => `el código de descuento ${code} vale a partir del ${written(day)}`,
  over: (code, day) => `el código de descuento ${code} valía hasta el ${written(day)}`,
  usedUp: (code) => `al código de descuento ${code} no le quedan usos: quítelo`,
  noCodes: 'aquí no se aceptan códigos',
  asUndone: 'los precios de un cliente llegan con el cliente o tal como los da una acción de deshacer',
  ownersCodes:
    'mientras su empresa tenga un margen mínimo, solo un propietario decide qué códigos pueden introducir los clientes',
  tooManyTries: 'hoy se han probado demasiados códigos en este presupuesto',
};
