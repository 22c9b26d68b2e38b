import type { Texts } from '../shape.ts';

export const delivery: Texts['delivery'] = {
  heading: 'Entrega y recogida',
  delivery: 'Entrega',
  collection: 'Recogida',
  none: 'Cuando el evento tenga fecha',
  at: (day, time) => `${day}, ${time}`,
  noTime: 'sin hora',
  change: 'Cambiar',
  changeLabel: 'Cambiar la entrega y la recogida',
  day: { delivery: 'Fecha de entrega', collection: 'Fecha de recogida' },
  time: { delivery: 'Hora de entrega', collection: 'Hora de recogida' },
  hint: 'El material queda reservado desde la entrega hasta la recogida. Los clientes ven estos días y horas.',
  noDate: 'Ponga primero la fecha del evento. Las horas ya puede ponerlas.',
  usual: 'Usar las fechas habituales',
  cancel: 'Cancelar',
  save: 'Guardar',
  saved: 'Entrega y recogida guardadas',
  short: (count, one) =>
    one ? 'Guardado, pero falta 1 artículo esos días.' : `Guardado, pero faltan ${count} artículos esos días.`,
};
