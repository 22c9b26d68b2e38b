import type { Texts } from '../shape.ts';

export const clients: Texts['clients'] = {
  title: 'Clients',
  search: 'Rechercher des clients',
  searchPlaceholder: 'Nom, société, e-mail ou téléphone',
  add: 'Ajouter un client',
  loading: 'Chargement…',
  empty: 'Les personnes et les sociétés pour qui vous faites des devis apparaîtront ici.',
  nothingFound: (text) => `Aucun client ne correspond à « ${text} ».`,
  clear: 'Effacer la recherche',
  fields: { name: 'Nom', company: 'Société', email: 'E-mail', phone: 'Téléphone', notes: 'Notes' },
  notesHint: 'Visibles par votre société seulement',
  columns: { name: 'Nom', contact: 'Contact', proposals: 'Devis' },
  create: 'Ajouter le client',
  save: 'Enregistrer',
  saved: 'Enregistré',
  cancel: 'Annuler',
  details: 'Détails',
  proposals: {
    heading: 'Devis',
    empty: 'Ce client n’a pas encore de devis.',
    add: 'Nouveau devis',
    loading: 'Chargement…',
    more: 'Afficher plus',
    noDate: 'Pas encore de date',
  },
};
