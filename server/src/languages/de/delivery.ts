import type { Translated } from '@showbill/contract';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translated<typeof english> = {
  both: 'Lieferung und Abholung',
  delivery: 'Lieferung',
  collection: 'Abholung',
  zone: (name) => `Zone ${name}`,
  about: (distance) => `etwa ${distance}`,
  upTo: (distance) => `(bis ${distance})`,
  outside: {
    both: 'Lieferung und Abholung außerhalb der Arbeitszeiten',
    delivery: 'Lieferung außerhalb der Arbeitszeiten',
    collection: 'Abholung außerhalb der Arbeitszeiten',
  },
};
