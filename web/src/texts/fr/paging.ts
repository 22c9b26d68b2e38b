import type { Texts } from '../shape.ts';

export const paging: Texts['paging'] = {
  shown: (from, to, of) => `${from} à ${to} sur ${of}`,
  previous: 'Précédent',
  next: 'Suivant',
  label: 'Pages',
};
