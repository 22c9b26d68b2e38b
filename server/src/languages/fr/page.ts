import { pluralIn, type Translated } from '@showbill/contract';
import type { page as english } from '../en/page.ts';

const plural = pluralIn('fr');

export const page: Translated<typeof english> = {
  forClient: (name) => `Pour ${name}`,
  stops: {
    delivery: (day) => `Livraison le ${day}`,
    deliveryOpen: 'Livraison à une date à convenir',
    collection: (day) => `Reprise le ${day}`,
    collectionOpen: 'Reprise à une date à convenir',
  },
  included: 'Ce qui est compris',
  nothing: 'Rien pour l’instant.',
  byCategory: 'Lignes par catégorie',
  showCategory: (category) => `Afficher les lignes : ${category}`,
  accept: {
    heading: 'Accepter',
    agree: 'J’accepte ce devis',
    agreeWithTerms: 'J’accepte ce devis et ses conditions',
    beforePrice: 'Accepter pour ',
    afterPrice: '',
    withoutExtras: ', sans option',
    withExtras: ', avec ',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
  },
  decide: 'Total et acceptation',
  messages: 'Questions et réponses',
  decline: {
    heading: 'Refuser',
    why: 'Pourquoi refusez-vous ? (facultatif)',
    submit: 'Refuser le devis',
  },
  code: {
    heading: 'Code promo',
    label: 'Code',
    submit: 'Appliquer le code',
    taken: (code) => `Le code ${code} a été appliqué. Veuillez vérifier le nouveau total.`,
    refused: 'Ce code n’est pas valable, ou ne l’est plus.',
    notNow: 'Ce code ne peut pas être utilisé ici pour le moment. Posez-nous la question.',
    tooMany: 'Trop de codes ont été essayés aujourd’hui. Posez-nous la question ci-dessous.',
  },
  ask: {
    heading: 'Poser une question',
    question: (company) => `Votre question à ${company}`,
    submit: 'Envoyer la question',
    sent: (company) => `Votre question a été transmise à ${company}.`,
    tooMany: 'Trop de questions ont été posées aujourd’hui sur ce devis. Merci d’écrire un e-mail ou d’appeler.',
  },
  faults: {
    name: 'Merci d’indiquer votre nom (200 caractères au plus).',
    email: 'Merci d’indiquer une adresse e-mail valide, par exemple ada@example.com.',
    terms: 'Merci de cocher cette case pour accepter.',
    question: 'Merci d’écrire votre question (5 000 caractères au plus).',
    reason: 'Merci de ne pas dépasser 2 000 caractères.',
  },
  update: 'Mettre à jour le total',
  tick: 'Cochez celles qui vous intéressent, le total suit.',
  refused: {
    totalChanged: 'Le total a changé avec les options choisies. Merci de le vérifier, puis d’accepter à nouveau.',
    codeChanged: 'Le code promo a changé le total. Veuillez le vérifier et accepter à nouveau.',
    newer: {
      accept: (version) =>
        `Il existe une version plus récente de ce devis, la version ${version}, affichée ci-dessous. Rien n’a ` +
        'encore été accepté : merci de la lire d’abord.',
      decline: (version) =>
        `Il existe une version plus récente de ce devis, la version ${version}, affichée ci-dessous. Rien n’a ` +
        'encore été refusé : merci de la lire d’abord.',
    },
    otherTerms: {
      accept:
        'Les conditions ont changé depuis que vous avez ouvert cette page ; elles figurent ci-dessous. Rien n’a ' +
        'encore été accepté : merci de les lire d’abord.',
      decline:
        'Les conditions ont changé depuis que vous avez ouvert cette page ; elles figurent ci-dessous. Rien n’a ' +
        'encore été refusé : merci de les lire d’abord.',
    },
    replacedGone: {
      accept: (company) =>
        `Ce devis devait en remplacer un autre qui n’est plus valable. Rien n’a été accepté : posez la question ci-dessous à ${company}.`,
      decline: (company) =>
        `Ce devis devait en remplacer un autre qui n’est plus valable. Rien n’a été refusé : posez la question ci-dessous à ${company}.`,
    },
    accepted: {
      accept: 'Ce devis a déjà été accepté. Il ne l’a pas été une seconde fois et rien n’a changé.',
      decline: 'Ce devis a déjà été accepté. Il n’a pas été refusé et rien n’a changé.',
    },
    closed: {
      accept: 'Rien n’a été accepté : le devis n’est plus ouvert.',
      decline: 'Rien n’a été refusé : le devis n’est plus ouvert.',
    },
  },
  standing: {
    test: 'Test',
    testText: (company) => `Ceci est un test de ${company}, pas une offre. Rien ne sera livré.`,
    draft: 'Brouillon',
    draftText: (company) => `${company} y travaille encore : il ne peut pas encore être accepté.`,
    redraft: 'Brouillon : une nouvelle version arrive',
    redraftText: (company) =>
      `${company} revoit ce devis : il ne pourra être accepté qu’une fois la nouvelle version envoyée.`,
    open: 'Ouvert',
    openUntil: (day) => `Valable jusqu’au ${day}`,
    lastDay: 'C’est le dernier jour.',
    left: (days, count) => `${days} ${plural(count, 'restant', 'restants')}.`,
    replaces: (number) => `Une fois accepté, il remplace ${number}, qui reste valable jusque-là.`,
    accepted: 'Accepté',
    acceptedOn: (day) => `Accepté le ${day}`,
    recorded: (company) => `${company} l’a enregistré comme accepté.`,
    agreed: (name, total, time) => `${name} l’a accepté pour ${total} à ${time}.`,
    copyByMail: 'L’exemplaire signé est envoyé par e-mail aux deux parties.',
    declined: 'Refusé',
    declinedOn: (day) => `Refusé le ${day}`,
    declinedText: (company) => `Vous avez changé d’avis ? Écrivez ci-dessous à ${company}.`,
    expired: 'Expiré',
    expiredText: (company) =>
      `Il ne peut plus être accepté. Écrivez ci-dessous à ${company} si vous souhaitez donner suite.`,
    expiredOn: (day, company) =>
      `Il était valable jusqu’au ${day} et ne peut plus être accepté. Écrivez ci-dessous à ${company} si vous souhaitez donner suite.`,
    replaced: 'Remplacé',
    replacedText: (company) =>
      `Un autre devis a été accepté à sa place. Écrivez ci-dessous à ${company} si vous ne vous y attendiez pas.`,
    cancelled: 'Annulé',
    cancelledText: (company) =>
      `Il n’est plus valable. Écrivez ci-dessous à ${company} si vous ne vous y attendiez pas.`,
  },
  invoices: {
    heading: 'Factures',
    columns: { invoice: 'Facture', amount: 'Montant' },
    due: (day) => `Échéance : ${day}`,
    cancels: (number) => `Annule ${number}`,
    cancelled: 'Annulée',
    cancelledBy: (number) => `Annulée par ${number}`,
    pdf: 'PDF',
    pdfOf: (number) => `${number} en PDF`,
  },
  signedCopy: 'Exemplaire signé (PDF)',
  pdf: 'Devis (PDF)',
  prices: (currency) => `prix en ${currency}`,
  invalidLink: {
    heading: 'Ce lien n’est pas valable',
    text: 'Il est peut-être incomplet ou a été retiré. Demandez-en un nouveau à l’entreprise qui vous l’a envoyé.',
  },
  unavailable: {
    heading: 'Cette page ne peut pas être affichée pour le moment',
    text: 'Rien n’a été perdu, et rien n’a été accepté ni refusé. Merci de réessayer dans une minute.',
  },
};
