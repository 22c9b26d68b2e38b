import type { Texts } from '../shape.ts';

export const costs: Texts['costs'] = {
  cost: 'Coste',
  margin: 'Margen',
  heading: 'Coste y margen',
  private: 'Los clientes nunca lo ven.',
  show: 'Mostrar coste y margen',
  hide: 'Ocultar coste y margen',
  unitCostOf: (name) => `Coste por unidad: ${name}`,
  ofLine: (margin) => `margen ${margin}`,
  atMost: (figure) => `como máximo ${figure}`,
  without: (count, shown) =>
    count === 1 ? 'Sin 1 línea de coste desconocido.' : `Sin ${shown} líneas de coste desconocido.`,
  withoutWon: (count) => `sin ${count} de coste desconocido`,
  take: 'Usar los costes del catálogo',
  below: (least) => `Por debajo del margen mínimo de su empresa, ${least}.`,
  belowByCatalogue: (margin, least) =>
    `Con los costes de su catálogo, el margen es de ${margin}, por debajo del mínimo de su empresa, ${least}.`,
  send: {
    below: (margin, least) => `El margen es de ${margin}, por debajo del mínimo de su empresa, ${least}.`,
    short: (amount) => `Tendría que sumar ${amount} más antes de impuestos.`,
    byOwner: 'Tiene que enviarlo un propietario.',
    asOwner: 'Como propietario puede enviarlo. El registro lo dirá.',
    unknown: (count, shown) =>
      count === 1
        ? 'No se conoce el coste de 1 línea: el margen puede estar por debajo del mínimo de su empresa.'
        : `No se conoce el coste de ${shown} líneas: el margen puede estar por debajo del mínimo de su empresa.`,
  },
  product: {
    label: (currency) => `Precio de coste (${currency}, sin impuestos)`,
    hint: 'Lo que le cuesta una unidad; déjelo vacío si no lo sabe',
  },
  ownLine: 'Coste por unidad (opcional)',
  settings: {
    heading: 'Margen mínimo',
    lead: 'Un presupuesto que gana menos solo puede enviarlo un propietario. Déjelo vacío para no poner límite.',
    label: 'Margen mínimo',
    byOwner: 'Solo un propietario puede cambiarlo.',
  },
  key: 'Comunicarle también costes y márgenes',
  keyRule: 'Lo que le cuestan las líneas y lo que gana con un presupuesto',
};
