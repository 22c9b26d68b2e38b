import type { Texts } from '../shape.ts';

export const home: Texts['home'] = {
  loading: 'Laden…',
  empty:
    'Hier verschijnt wat uw aandacht vraagt: overboekte dagen, materiaal dat terug moet komen, offertes die ' +
    'bijna verlopen en wat klanten doen.',
  setUp: 'Inrichten afronden',
  overbooked: {
    heading: 'Overboekte dagen',
    none: 'De komende 30 dagen is niets overboekt.',
    more: 'Meer overboekte dagen',
  },
  short: (units, name) => `${units} tekort: ${name}`,
  more: (count) => `en nog ${count}`,
  dueBack: { heading: 'Komt terug', none: 'Vandaag en morgen hoeft niets terug te komen.' },
  due: (day) => `verwacht ${day}`,
  wasDue: (day) => `werd verwacht ${day}`,
  today: 'vandaag',
  tomorrow: 'morgen',
  out: (units) => `${units} weg`,
  expiring: { heading: 'Verloopt binnenkort' },
  until: (day) => `tot en met ${day}`,
  value: { heading: 'Waarde per status', period: 'Offertes van de afgelopen 90 dagen' },
  others: (count) =>
    count === 1 ? 'Zonder 1 offerte in een andere valuta.' : `Zonder ${count} offertes in andere valuta’s.`,
};
