import type { Texts } from '../shape.ts';

export const firstDay: Texts['firstDay'] = {
  from: 'Ab',
  earlier: 'Vier Wochen früher',
  later: 'Vier Wochen später',
  today: 'Heute',
};
