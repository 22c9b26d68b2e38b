import type { Texts } from '../shape.ts';

export const delivery: Texts['delivery'] = {
  heading: 'Levering en ophalen',
  delivery: 'Levering',
  collection: 'Ophalen',
  none: 'Zodra het evenement een datum heeft',
  at: (day, time) => `${day}, ${time}`,
  noTime: 'geen tijd',
  change: 'Wijzigen',
  changeLabel: 'Levering en ophalen wijzigen',
  day: { delivery: 'Leverdatum', collection: 'Ophaaldatum' },
  time: { delivery: 'Levertijd', collection: 'Ophaaltijd' },
  hint: 'Het materiaal is gereserveerd van de leverdatum tot en met de ophaaldatum. Klanten zien deze dagen en tijden.',
  noDate: 'Stel eerst de datum van het evenement in. De tijden kunt u al invullen.',
  usual: 'Gebruikelijke data gebruiken',
  cancel: 'Annuleren',
  save: 'Opslaan',
  saved: 'Levering en ophalen opgeslagen',
  short: (count, one) =>
    one
      ? 'Opgeslagen, maar 1 artikel komt op deze dagen tekort.'
      : `Opgeslagen, maar ${count} artikelen komen op deze dagen tekort.`,
};
