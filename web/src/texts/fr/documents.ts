import type { Texts } from '../shape.ts';

export const documents: Texts['documents'] = {
  layouts: {
    lines: 'Chaque ligne avec son prix',
    groups: 'Totaux par catégorie seulement',
    total: 'Un seul total',
  },
  layout: 'Prix affichés',
  layoutHint: {
    lines: 'Chaque ligne avec sa quantité, son prix unitaire et son total.',
    groups: 'Chaque ligne avec sa quantité, un prix par catégorie.',
    total: 'Chaque ligne avec sa quantité, et un seul total.',
  },
  pictures: 'Afficher les photos des articles',
  picturesHint: 'À côté de chaque ligne dont l’article en a une',
  picturesNeedLines: 'Seulement si chaque ligne a son prix',
  coverNote: 'Mot d’accompagnement',
  coverNoteHint: 'Ouvre le devis, avant le résumé',
  noCoverNote: 'Pas de mot d’accompagnement',
  settings: {
    letterhead: 'Adresse et coordonnées bancaires',
    letterheadLead:
      'Sur le PDF et au bas de la page que voient les clients. Laissez vide ce qui ne doit pas y figurer.',
    address: 'Adresse',
    telephone: 'Téléphone',
    registrationNumber: 'Numéro d’immatriculation',
    registrationNumberRule: 'Par exemple le numéro SIREN ou RCS',
    bankLine: 'Coordonnées bancaires',
    bankLineRule: 'Une ligne, par exemple : IBAN FR14 2004 1010 0505 0001 3M02 606',
    defaults: 'Nouveaux devis',
    defaultsLead: 'Ce par quoi commence chaque nouveau devis. Modifiable dans chaque brouillon.',
  },
  editor: {
    heading: 'Pour le client',
  },
  picture: {
    heading: 'Photo',
    lead: 'Pour les devis qui affichent les photos des articles.',
    none: 'Pas encore de photo.',
    choose: 'Choisir une photo',
    change: 'En choisir une autre',
    remove: 'Retirer',
    rule: 'PNG, JPEG ou WebP, 8 Mo au plus',
    tooLarge: 'Cette photo dépasse 8 Mo. Choisissez-en une plus petite.',
    alt: (name) => `Photo de ${name}`,
  },
};
