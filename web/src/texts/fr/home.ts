import type { Texts } from '../shape.ts';

export const home: Texts['home'] = {
  loading: 'Chargement…',
  empty:
    'Ce qui demande votre attention apparaît ici : jours surréservés, matériel à rentrer, devis bientôt expirés et activité des clients.',
  setUp: 'Terminer la mise en place',
  overbooked: {
    heading: 'Jours surréservés',
    none: 'Rien n’est surréservé dans les 30 prochains jours.',
    more: 'Voir d’autres jours surréservés',
  },
  short: (units, name) => `il en manque ${units} : ${name}`,
  more: (count) => `et ${count} de plus`,
  dueBack: { heading: 'Retours attendus', none: 'Aucun retour n’est attendu aujourd’hui ni demain.' },
  due: (day) => `attendu ${day}`,
  wasDue: (day) => `était attendu ${day}`,
  today: 'aujourd’hui',
  tomorrow: 'demain',
  out: (units) => `${units} en sortie`,
  expiring: { heading: 'Expirent bientôt' },
  until: (day) => `jusqu’au ${day}`,
  value: { heading: 'Valeur par statut', period: 'Devis des 90 derniers jours' },
  others: (count) =>
    count === 1 ? 'Sans 1 devis dans une autre devise.' : `Sans ${count} devis dans d’autres devises.`,
};
