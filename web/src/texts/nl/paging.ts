import type { Texts } from '../shape.ts';

export const paging: Texts['paging'] = {
  shown: (from, to, of) => `${from} tot en met ${to} van ${of}`,
  previous: 'Vorige',
  next: 'Volgende',
  label: 'Pagina’s',
};
