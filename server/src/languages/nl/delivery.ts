import type { Translated } from '@showbill/contract';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translated<typeof english> = {
  both: 'Levering en ophalen',
  delivery: 'Levering',
  collection: 'Ophalen',
  zone: (name) => `zone ${name}`,
  about: (distance) => `ongeveer ${distance}`,
  upTo: (distance) => `(tot ${distance})`,
  outside: {
    both: 'levering en ophalen buiten werktijd',
    delivery: 'levering buiten werktijd',
    collection: 'ophalen buiten werktijd',
  },
};
