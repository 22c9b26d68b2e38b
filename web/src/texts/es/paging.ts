import type { Texts } from '../shape.ts';

export const paging: Texts['paging'] = {
  shown: (from, to, of) => `${from} a ${to} de ${of}`,
  previous: 'Anterior',
  next: 'Siguiente',
  label: 'Páginas',
};
