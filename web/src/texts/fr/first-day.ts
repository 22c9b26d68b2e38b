import type { Texts } from '../shape.ts';

export const firstDay: Texts['firstDay'] = {
  from: 'À partir du',
  earlier: 'Quatre semaines plus tôt',
  later: 'Quatre semaines plus tard',
  today: 'Aujourd’hui',
};
