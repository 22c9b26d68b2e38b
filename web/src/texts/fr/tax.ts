import type { Texts } from '../shape.ts';

export const tax: Texts['tax'] = {
  heading: 'Taxe',
  lead: 'Ajoutée aux devis faits à partir de maintenant.',
  question: (name) => `Facturez-vous la taxe (${name}) ?`,
  charges: (name) => `Nous facturons la taxe (${name})`,
  chargesNone: 'Nous ne facturons pas de taxe',
  rate: (name) => `Taux : ${name}`,
  noUsualRate: 'Le taux dépend de l’endroit où vous êtes.',
  name: 'Nom de la taxe',
  numberOptional: (name) => `${name} (facultatif)`,
  numberRule: 'Affiché sur les devis et les PDF.',
  save: 'Enregistrer',
  needed: 'Indiquez la taxe que vous facturez, pour que les totaux vus par les clients soient justes.',
  more: 'Conditions et logo',
  undecided: 'Vous n’avez pas indiqué la taxe que vous facturez : ce total n’en comprend aucune.',
  setUp: 'Régler la taxe',
  validity: 'Validité',
  validityLead: 'Combien de temps les clients peuvent accepter un devis.',
};
