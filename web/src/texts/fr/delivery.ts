import type { Texts } from '../shape.ts';

export const delivery: Texts['delivery'] = {
  heading: 'Livraison et reprise',
  delivery: 'Livraison',
  collection: 'Reprise',
  none: 'Dès que l’événement a une date',
  at: (day, time) => `${day}, ${time}`,
  noTime: 'pas d’heure',
  change: 'Modifier',
  changeLabel: 'Modifier la livraison et la reprise',
  day: { delivery: 'Date de livraison', collection: 'Date de reprise' },
  time: { delivery: 'Heure de livraison', collection: 'Heure de reprise' },
  hint: 'Le matériel est réservé de la livraison à la reprise. Les clients voient ces jours et ces heures.',
  noDate: 'Fixez d’abord la date de l’événement. Vous pouvez déjà indiquer les heures.',
  usual: 'Reprendre les dates habituelles',
  cancel: 'Annuler',
  save: 'Enregistrer',
  saved: 'Livraison et reprise enregistrées',
  short: (count, one) =>
    one
      ? 'Enregistré, mais 1 article manque ces jours-là.'
      : `Enregistré, mais ${count} articles manquent ces jours-là.`,
};
