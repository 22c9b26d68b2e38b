import type { Texts } from '../shape.ts';

export const home: Texts['home'] = {
  loading: 'Cargando…',
  empty:
    'Aquí aparece lo que requiere su atención: días sobrerreservados, devoluciones pendientes, presupuestos a ' +
    'punto de caducar y la actividad de los clientes.',
  setUp: 'Terminar la puesta en marcha',
  overbooked: {
    heading: 'Días sobrerreservados',
    none: 'No hay nada sobrerreservado en los próximos 30 días.',
    more: 'Ver más días sobrerreservados',
  },
  short: (units, name) => `faltan ${units}: ${name}`,
  more: (count) => `y ${count} más`,
  dueBack: { heading: 'Devoluciones', none: 'Hoy y mañana no se espera ninguna devolución.' },
  due: (day) => `para ${day}`,
  wasDue: (day) => `era para ${day}`,
  today: 'hoy',
  tomorrow: 'mañana',
  out: (units) => `${units} fuera`,
  expiring: { heading: 'Caducan pronto' },
  until: (day) => `hasta el ${day}`,
  value: { heading: 'Valor por estado', period: 'Presupuestos de los últimos 90 días' },
  others: (count) =>
    count === 1 ? 'Sin 1 presupuesto en otra moneda.' : `Sin ${count} presupuestos en otras monedas.`,
};
