import type { Texts } from '../shape.ts';

export const firstDay: Texts['firstDay'] = {
  from: 'Desde',
  earlier: 'Cuatro semanas antes',
  later: 'Cuatro semanas después',
  today: 'Hoy',
};
