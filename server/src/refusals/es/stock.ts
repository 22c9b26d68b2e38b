import type { Translated } from '@showbill/contract';
import type { stock as english } from '../en/stock.ts';
import { writingIn } from '../writing.ts';

const { day } = writingIn('es');

export const stock: Translated<typeof english> = {
  nothingOut: 'no hay material fuera para este presupuesto',
  noneOut: (name) => `de ${name} no hay nada fuera para este presupuesto`,
  oneOut: (out, name) => `de ${name} solo hay ${out} unidad fuera para este presupuesto`,
  someOut: (out, name) => `de ${name} solo hay ${out} unidades fuera para este presupuesto`,
  leftLater: (left, back) => `salió el ${day(left)} y no puede haber vuelto el ${day(back)}`,
  dispatch: (status) => `Solo sale el material de un presupuesto aceptado; el estado de este es: ${status}.`,
  withdrawn: 'El cliente ha desistido de este contrato: cancele el presupuesto, o amplíelo si han acordado otra cosa.',
  left: (on) => `El material de este presupuesto ya salió el ${day(on)}.`,
  toLeave: (count, product) => `Solo faltan por salir ${count} unidades del artículo ${product}.`,
  future: (on) => `el ${day(on)} está en el futuro: solo se puede registrar lo que ya ha ocurrido`,
  undone: (minutes) =>
    `Esto ya no se puede deshacer: han pasado más de ${minutes} minutos, o el trabajo ha cambiado desde entonces.`,
  daysTurned: (to, from) => `el último día (${day(to)}) no puede ser anterior al primero (${day(from)})`,
  holdEnded: (on) => `este bloqueo terminó el ${day(on)}`,
  allBack: (quantity, on) => `las ${quantity} unidades de este bloqueo ya han vuelto el ${day(on)}`,
  stillHeld: (held, on) => `el ${day(on)} solo siguen bloqueadas ${held} unidades`,
  supplierKnown: (name) => `ya hay un proveedor que se llama ${name}`,
  supplierInUse: (name) => `no se puede quitar a ${name}: ya se le han pedido unidades`,
  subHireCancelled: 'este subalquiler está cancelado: cree uno nuevo',
  goesBackFirst: (back, arrives) => `la devolución (${day(back)}) no puede ser anterior a la llegada (${day(arrives)})`,
  tooMuchAtOnce: (products, days, most) =>
    `${products.toLocaleString('es-ES')} artículos × ${days} días son más de ${most.toLocaleString('es-ES')} ` +
    'de una vez: elija menos días o menos artículos',
};
