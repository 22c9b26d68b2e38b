import { pluralIn, type Translated } from '@showbill/contract';
import type { paper as english } from '../en/paper.ts';

const plural = pluralIn('fr');

export const paper: Translated<typeof english> = {
  proposal: 'Devis',
  signedCopy: 'Exemplaire signé',
  pageOf: (page, pages) => `Page ${page} sur ${pages}`,
  facts: {
    client: 'Pour',
    venue: 'Lieu',
    when: 'Date',
    guests: 'Personnes',
    delivery: 'Livraison',
    collection: 'Reprise',
    dateOpen: 'Date à convenir',
    sent: 'Envoyé le',
    draft: 'Brouillon',
    draftText: 'Ne peut pas encore être accepté',
    validUntil: 'Valable jusqu’au',
    accepted: 'Accepté le',
    declined: 'Refusé le',
    yes: 'oui',
    expired: 'Expiré',
    expiredText: 'Ne peut plus être accepté',
    expiredOn: (day) => `Était valable jusqu’au ${day}`,
    cancelled: 'Annulé',
    cancelledText: 'N’est plus valable',
  },
  atAGlance: {
    items: (count, items) => `${count} ${plural(items, 'ligne', 'lignes')}`,
    andExtras: (counted, count, extras) => `${counted}, et ${count} ${plural(extras, 'option', 'options')} au choix`,
    including: (tax) => `dont ${tax}`,
  },
  unitPrice: 'Prix unitaire',
  evidence: {
    heading: 'Accepté',
    by: 'Accepté par',
    email: 'E-mail',
    reference: 'Référence',
    total: 'Total',
    when: 'Date et heure',
    utc: 'En UTC',
    address: 'Adresse IP',
    browser: 'Navigateur',
    unknown: 'inconnu',
    terms: 'Conditions',
    noTerms: 'aucune',
    acceptedTerms: 'acceptées, telles qu’imprimées ci-dessus',
    extras: 'Options choisies',
    none: 'aucune',
    fingerprint: 'Empreinte',
    fingerprintText:
      'L’empreinte est un hachage SHA-256 du devis accepté : numéro, version, titre, résumé, date, lieu, lignes et prix, ' +
      'remises et suppléments, total et conditions.',
  },
  picking: {
    title: 'Liste de préparation',
    printed: 'Imprimé',
    nothing: 'Rien à préparer.',
    client: 'Client',
    venue: 'Lieu',
    delivery: 'Livraison',
    collection: 'Reprise',
    event: 'Événement',
  },
};
