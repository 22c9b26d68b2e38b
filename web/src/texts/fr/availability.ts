import type { Texts } from '../shape.ts';
import { plural } from './plural.ts';

export const availability: Texts['availability'] = {
  grid: 'Unités disponibles par article et par jour',
  product: 'Article',
  search: 'Rechercher un article',
  category: 'Catégorie',
  everyCategory: 'Toutes les catégories',
  export: 'Exporter en CSV',
  loading: 'Chargement…',
  empty: 'Les articles dont le stock est suivi apparaîtront ici, avec les unités disponibles chaque jour.',
  toCatalogue: 'Voir le catalogue',
  noMatch: 'Aucun article suivi ne correspond à ce nom et à cette catégorie.',
  clear: 'Afficher tous les articles',
  shown: (count) => `${count} ${plural(count, 'article', 'articles')}`,
  key: {
    tight: 'derniers 10 %',
    short: 'surréservé',
    maybe: 'surréservé si tous les devis envoyés sont acceptés',
  },
  sum: {
    owned: 'En propre',
    in_repair: 'En réparation',
    lost: 'Perdus',
    firm: 'Fermes',
    overdue: 'En retard',
    free: 'Disponibles',
    provisional: 'En option',
  },
  proposals: 'Réservé par',
  nobody: 'Aucun devis n’en réserve ce jour-là.',
  loadingHolders: 'Chargement…',
  unknownEnd: (from) => `depuis le ${from}, non rendu`,
  spoken: (name, day, free) => `${name}, ${day} : ${free} disponibles`,
  unread: (name, day) => `${name}, ${day} : pas encore chargé`,
  file: (from, to) => `disponibilite-${from}-au-${to}.csv`,
};
