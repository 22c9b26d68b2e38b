import type { Translated } from '@showbill/contract';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translated<typeof english> = {
  both: 'Livraison et reprise',
  delivery: 'Livraison',
  collection: 'Reprise',
  zone: (name) => `zone ${name}`,
  about: (distance) => `environ ${distance}`,
  upTo: (distance) => `(jusqu’à ${distance})`,
  outside: {
    both: 'livraison et reprise en dehors des heures de travail',
    delivery: 'livraison en dehors des heures de travail',
    collection: 'reprise en dehors des heures de travail',
  },
};
