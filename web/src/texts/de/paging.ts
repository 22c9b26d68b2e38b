import type { Texts } from '../shape.ts';

export const paging: Texts['paging'] = {
  shown: (from, to, of) => `${from} bis ${to} von ${of}`,
  previous: 'Zurück',
  next: 'Weiter',
  label: 'Seiten',
};
