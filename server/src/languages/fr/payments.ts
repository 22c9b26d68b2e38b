import type { Translated } from '@showbill/contract';
import type { payments as english } from '../en/payments.ts';

export const payments: Translated<typeof english> = {
  heading: 'Paiement',
  columns: { payment: 'Paiement', due: 'Échéance', amount: 'Montant' },
  rows: { deposit: 'Acompte', instalment: 'Versement', rest: 'Solde', full: 'Paiement total' },
  instalment: (ordinal) => `Versement ${ordinal}`,
  due: {
    oneDay: (days) => `${days} jour`,
    manyDays: (days) => `${days} jours`,
    onAcceptance: 'à l’acceptation',
    afterAcceptance: (days) => `${days} après l’acceptation`,
    onEvent: 'le premier jour de l’événement',
    beforeEvent: (days) => `${days} avant l’événement`,
    afterStart: (days) => `${days} après le premier jour de l’événement`,
    onLastDay: 'le dernier jour de l’événement',
    afterEvent: (days) => `${days} après l’événement`,
  },
  early: (percent) => `${percent} % d’escompte si tout est payé d’ici là`,
  paid: 'Payé',
  partlyPaid: (amount) => `${amount} payés`,
  overdue: 'En retard',
  paidSoFar: 'Déjà payé',
  outstanding: 'Reste à payer',
  over: 'Payé au-delà du total',
  pay: { deposit: 'Payer l’acompte', instalment: 'Payer le versement', rest: 'Payer le solde', full: 'Payer' },
  onward: 'Continuer vers la page de paiement',
  confirming: 'Merci. Votre paiement apparaîtra ici dès qu’il sera confirmé, en général en moins d’une minute.',
  notNow: 'Il n’y a rien à payer ici pour le moment.',
  notOnline: 'Ce montant ne peut pas être payé en ligne. Veuillez payer d’une autre manière.',
  unavailable:
    'La page de paiement ne peut pas être ouverte pour l’instant. Réessayez dans une minute ou payez d’une autre manière.',
};
