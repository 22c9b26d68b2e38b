import type { Texts } from '../shape.ts';

export const proposals: Texts['proposals'] = {
  title: 'Devis',
  payments: 'Paiements',
  invoices: 'Factures',
  search: 'Rechercher des devis',
  searchPlaceholder: 'Numéro, titre, client ou lieu',
  statuses: 'Statut',
  all: 'Tous',
  client: 'Client',
  anyClient: 'Tous les clients',
  thisClient: 'Ce client',
  from: 'Du',
  to: 'Au',
  fromLabel: 'Événement à partir du',
  toLabel: 'Événement jusqu’au',
  sort: 'Trier par',
  sorts: {
    newest: 'Les plus récents',
    changed: 'Modifiés récemment',
    soonest: 'Événement le plus proche',
    latest: 'Événement le plus lointain',
    largest: 'Plus grand total',
  },
  columns: { proposal: 'Devis', date: 'Événement', status: 'Statut', total: 'Total' },
  noDate: 'Pas encore de date',
  noClient: 'Pas encore de client',
  seen: 'consulté',
  validUntil: (day) => `jusqu’au ${day}`,
  loading: 'Chargement…',
  more: 'Afficher plus',
  count: (count, more) => (more ? `plus de ${count} devis` : `${count} devis`),
  one: '1 devis',
  empty:
    'Vos devis apparaîtront ici avec leur client, leur date, leur statut et leur total. Décrivez un événement ' +
    'en une ou deux phrases pour faire le premier.',
  emptyViewer:
    'Les devis apparaîtront ici avec leur client, leur date, leur statut et leur total. Il n’y en a pas encore.',
  nothing: 'Aucun devis correspondant.',
  clear: 'Tout afficher',
};

export const clientPicker: Texts['clientPicker'] = {
  placeholder: 'Rechercher, ou saisir un nouveau nom',
  searchPlaceholder: 'Rechercher',
  add: (name) => `Ajouter « ${name} » comme nouveau client`,
  nothing: 'Aucun client correspondant',
  loading: 'Recherche…',
  clear: 'Retirer le client',
};
