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
  import: 'Importer',
  importing: {
    title: 'Importer des clients',
    fields: {
      name: 'Nom',
      first_name: 'Prénom',
      last_name: 'Nom de famille',
      company: 'Société',
      email: 'E-mail',
      phone: 'Téléphone',
      mobile: 'Mobile (s’il n’y a pas d’autre téléphone)',
      notes: 'Notes',
    },
    checking: 'Lecture du fichier…',
    bringing: 'Importation des clients…',
    same: 'Toutes les lignes correspondent déjà à vos clients. Il n’y a rien à importer.',
    changes: 'Ce qui changerait',
    line: 'Ligne',
    client: 'Client',
    now: 'Actuellement',
    inFile: 'D’après le fichier',
    bringAll: (count, shown) => `Importer ${shown} ${count === 1 ? 'client' : 'clients'}`,
    done: (created, updated, unchanged) => `${created} clients ajoutés, ${updated} modifiés, ${unchanged} inchangés.`,
    toClients: 'Voir les clients',
  },
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
