import type { Texts } from '../shape.ts';

export const firstDay: Texts['firstDay'] = {
  from: 'Vanaf',
  earlier: 'Vier weken eerder',
  later: 'Vier weken later',
  today: 'Vandaag',
};
