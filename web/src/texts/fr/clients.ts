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
  erase: {
    loading: 'Chargement…',
    button: 'Effacer les données personnelles',
    title: (name) => `Effacer ${name}`,
    lead:
      'Supprime l’identité de la personne et tout ce qu’elle ou vous avez écrit, sur tous les devis. ' +
      'Montants, numéros, dates et stock restent. Les liens vers les devis ne fonctionnent plus. C’est ' +
      'irréversible.',
    proposals: 'Devis',
    open: 'Dont encore ouverts ou à venir',
    signed: 'Exemplaires signés, dont l’empreinte reste',
    letters: 'E-mails',
    backups: (days) =>
      `Les sauvegardes faites jusqu’ici contiennent encore ces données. Les quotidiennes sont supprimées ` +
      `au bout de ${days} jours ; votre administrateur supprime les autres.`,
    backupsByHand:
      'Les sauvegardes faites jusqu’ici contiennent ces données jusqu’à ce que votre administrateur les supprime.',
    confirm: (name) => `Saisissez « ${name} » pour confirmer`,
    action: 'Effacer',
  },
  proposals: {
    heading: 'Devis',
    empty: 'Ce client n’a pas encore de devis.',
    add: 'Nouveau devis',
    loading: 'Chargement…',
    more: 'Afficher plus',
    noDate: 'Pas encore de date',
  },
};
