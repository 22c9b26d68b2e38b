import type { Translated } from '@showbill/contract';
import type {
  drafting as englishDrafting,
  drafts as englishDrafts,
  life as englishLife,
  sales as englishSales,
} from '../en/proposals.ts';
import { field } from './fields.ts';

export const life: Translated<typeof englishLife> = {
  send: (status) => `Seul un brouillon ou un devis expiré peut être envoyé ; celui-ci est ${status}.`,
  view: (status) => `Seul un devis envoyé peut être consulté ; celui-ci est ${status}.`,
  accept: (status) => `Seul un devis envoyé peut être accepté ; celui-ci est ${status}.`,
  decline: (status) => `Seul un devis envoyé peut être refusé ; celui-ci est ${status}.`,
  revise: (status) => `Seul un devis envoyé ou refusé peut être révisé ; celui-ci est ${status}.`,
  expire: (status) => `Seul un devis envoyé peut expirer ; celui-ci est ${status}.`,
  cancel: (status) => `Seul un devis accepté peut être annulé ; celui-ci est ${status}.`,
  replace: (status) => `Seul un devis accepté peut être remplacé ; celui-ci est ${status}.`,
  ownerSends: 'Ce devis doit être envoyé par un propriétaire de la société, dans l’application.',
  equipmentOut: 'Un devis ne peut pas être annulé tant que son matériel est sorti.',
  newerVersion: (version) => `c’est la version ${version} du devis, et il y en a une plus récente`,
  otherTerms: 'les conditions ont changé entre-temps',
  otherNotice:
    'le droit de rétractation n’est pas celui qui a été affiché, ou personne n’a demandé à commencer plus tôt',
  withdraw: 'Seul un contrat avec droit de rétractation peut faire l’objet d’une rétractation, dans le délai.',
  amendedGone: (number, status) => `ceci est un avenant à ${number}, qui n’est plus accepté mais ${status}`,
  notOptional: (line) => `${line} n’est pas une option de ce devis`,
  amend: (status) => `Seul un devis accepté peut avoir un avenant ; celui-ci est ${status}.`,
  notALine: (line) => `${line} n’est pas une ligne de ce devis`,
  notOnLines: 'aucune ligne de ce devis ne contient ce produit',
  noLineLeft: 'il ne resterait aucune ligne : annulez plutôt le devis',
  schedule: (status) => `La livraison et la reprise ne peuvent plus être modifiées : ce devis est ${status}.`,
  noDate: 'ce devis n’a pas encore de date : indiquez d’abord la date de l’événement',
  delivery: (most) => `la livraison a lieu le premier jour de l’événement ou jusqu’à ${most} jours avant`,
  collection: (most) => `la reprise a lieu le dernier jour de l’événement ou jusqu’à ${most} jours après`,
  tooManyQuestions:
    'trop de questions ont été posées aujourd’hui sur ce devis : écrivez plutôt un e-mail ou téléphonez',
  remind: (status) => `seul un devis envoyé peut être rappelé ; celui-ci est ${status}`,
  noSignedCopy: 'il n’y a pas d’exemplaire signé : le client n’a pas accepté ce devis sur sa page',
  outcome: (status) => `Seul un devis gagné ou perdu a un motif ; celui-ci est ${status}.`,
};

export const drafts: Translated<typeof englishDrafts> = {
  revise: (status) =>
    `Seul un brouillon peut être modifié ; ce devis est ${status} : révisez-le, et modifiez le brouillon de la nouvelle version.`,
  amend:
    'Seul un brouillon peut être modifié ; ce devis est accepté : faites un avenant, et modifiez le brouillon qui le remplacera.',
  duplicate: (status) =>
    `Seul un brouillon peut être modifié ; ce devis est ${status} : dupliquez-le, et modifiez le nouveau brouillon.`,
  field: 'Quelqu’un d’autre a modifié entre-temps un champ de ce devis : regardez, et modifiez-le à nouveau.',
  fields: (count) =>
    `Quelqu’un d’autre a modifié entre-temps ${count} champs de ce devis : regardez, et modifiez-les à nouveau.`,
  deleted: (status) => `Seul un brouillon peut être supprimé ; ce devis est ${status}.`,
  newVersion: 'Ce brouillon est la nouvelle version d’un devis envoyé : il ne peut pas être supprimé.',
  cataloguesOwn: (own) => `pour une ligne du catalogue, ceci vient du catalogue : ${field(own)}`,
  withUnitPrice: 'un prix fixé à la main demande le prix (unit_price)',
  priceNeeded: 'une ligne qui n’est pas du catalogue a besoin d’un prix',
  archived: (product) => `${product} est archivé et n’entre dans aucune nouvelle ligne`,
  tooManyLines: (most) => `un devis a au plus ${most} lignes`,
  lineRemoved: (param) => `la ligne vient d’être supprimée (${param})`,
  hoursNeeded: 'une ligne au prix horaire a besoin d’heures',
  noHours: 'seule une ligne au prix horaire a des heures',
  hoursMissing: 'Une ligne au prix horaire a besoin d’heures.',
  tooManyTexts: (most) => `un devis en a au plus ${most} : supprimez-en d’abord un`,
  tooLarge: 'Les montants de ce devis sont trop grands pour être exacts.',
  currencyCode: (own) => `la devise doit être un code ISO 4217 en capitales, comme ${own}`,
  noRate: (own, wanted) =>
    `la société n’a pas de taux de change de ${own} vers ${wanted} : indiquez-en un, ou faites le devis en ${own}`,
  rateGone: (own, wanted) => `la société n’a plus de taux de change de ${own} vers ${wanted} : indiquez-en un`,
  emptyCatalogue: 'le catalogue ne contient aucun matériel à chiffrer : importez d’abord des articles',
};

export const drafting: Translated<typeof englishDrafting> = {
  unknownProduct: 'le brouillon citait un article absent du catalogue ; réessayez',
  nothingServed: (phrases) => `Le catalogue ne contient rien de ce qui est demandé : ${phrases}.`,
  nothingAsked:
    'Rien de ce que demande la description n’a pu être trouvé. Nommez le matériel, ou dites de quel événement il s’agit, ' +
    'combien de personnes viennent et ce qui s’y passe.',
  onlyExcluded: (words) =>
    `Rien de ce que demande la description n’a pu être trouvé. Ne doit pas venir de nous : ${words}. Nommez le matériel, ` +
    'ou dites de quel événement il s’agit, combien de personnes viennent et ce qui s’y passe.',
  tookTooLong: 'La création du devis a pris trop de temps.',
  stopped: 'La création du devis a été arrêtée.',
  readingTooLong: 'La lecture de la description a pris trop de temps. Raccourcissez-la.',
  tooMuchToRead: 'La description était trop longue à lire. Raccourcissez-la.',
  noUsableDraft: 'Le modèle de langage n’a pas donné de brouillon utilisable.',
  model: {
    unreachable: 'Le modèle de langage est injoignable.',
    credentials: 'Le modèle de langage n’a pas accepté les identifiants de ce service.',
    busy: 'Le modèle de langage est occupé ; réessayez plus tard.',
    failing: 'Le modèle de langage n’a pas répondu.',
    refused: 'Le modèle de langage a refusé la demande.',
    notAModel: 'Ce qui a répondu n’est pas un modèle de langage.',
    tooLarge: 'Le modèle de langage a répondu plus que ce qui peut être lu.',
  },
};

export const sales: Translated<typeof englishSales> = {
  followUps: (most) => `un devis a au plus ${most} relances ouvertes`,
  tagsOnOne: (most) => `un devis a au plus ${most} étiquettes`,
  tags: (most) => `une société a au plus ${most} étiquettes`,
  sameTag: (name) => `l’étiquette ${name} existe déjà`,
  noLines: 'un devis sans lignes ne peut pas être un modèle',
  templates: (most) => `une société a au plus ${most} modèles`,
  sameTemplate: (name) => `un modèle nommé ${name} existe déjà`,
  noProducts: 'plus aucun article de ce modèle n’est dans le catalogue',
  daysTurned: 'le dernier jour précède le premier',
  tooManyDays: 'trois ans au plus à la fois',
};
