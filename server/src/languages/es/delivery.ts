import type { Translated } from '@showbill/contract';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translated<typeof english> = {
  both: 'Entrega y recogida',
  delivery: 'Entrega',
  collection: 'Recogida',
  zone: (name) => `zona ${name}`,
  about: (distance) => `unos ${distance}`,
  upTo: (distance) => `(hasta ${distance})`,
  outside: {
    both: 'entrega y recogida fuera del horario laboral',
    delivery: 'entrega fuera del horario laboral',
    collection: 'recogida fuera del horario laboral',
  },
};
