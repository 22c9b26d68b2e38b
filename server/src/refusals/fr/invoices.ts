import type { Translated } from '@showbill/contract';
import type { invoiceParts as englishParts, invoices as english } from '../en/invoices.ts';

export const invoices: Translated<typeof english> = {
  none: 'cette facture n’existe pas',
  notAccepted: (status) => `Une facture s’établit pour un devis accepté ; celui-ci est ${status}.`,
  finalThere: (number) =>
    `${number} est la facture finale de ce devis. Annulez-la par un avoir avant d’en établir une autre.`,
  otherTreatment: (number) =>
    `${number} a un autre régime de TVA ou une autre devise. Annulez-la d’abord, ou choisissez le même ici.`,
  otherRate: (number) => `${number} applique un autre taux de TVA que ce devis. Annulez-la d’abord par un avoir.`,
  noTaxAgreed: 'doit être un autre régime de TVA : le devis a été accepté sans taxe',
  tooMuch: (amount) => `Le montant facturé dépasse le montant convenu de ${amount}. Annulez d’abord une facture.`,
  nothing: 'Il n’y a rien à facturer.',
  beyond: (amount) => `ne doit pas dépasser ce qui reste à facturer, ${amount}`,
  rowThere: (number) => `Ce paiement a déjà été facturé, par ${number}.`,
  otherSum: 'Les montants ont changé entre-temps. Vérifiez-les et établissez la facture à nouveau.',
  otherRest:
    'Une facture ou un avoir a été établi entre-temps pour ce devis. Vérifiez ses factures et rouvrez ce formulaire.',
  dueBefore: 'ne doit pas être avant aujourd’hui',
  endsBefore: 'ne doit pas être avant le premier jour de la prestation',
  noWording: 'doit dire pourquoi la TVA n’est pas facturée',
  missing: (names) => `Avant d’établir cette facture, ajoutez : ${names}.`,
  notInFile: (names) => `Ce fichier ne peut pas être produit à partir de cette facture. Il manque : ${names}.`,
  notWritable: (fields) => `Cela ne peut pas s’écrire comme facture électronique. Vérifiez : ${fields}.`,
  tooMany: (most) => `Cette année compte plus de ${most} factures, plus qu’un fichier n’en contient.`,
  isCredit: 'Un avoir ne peut pas être annulé.',
  creditedBefore: (number) => `Cette facture a déjà été annulée, par ${number}.`,
  takenOff: (number) => `${number} déduit cette facture. Annulez d’abord ${number}.`,
};

export const invoiceParts: Translated<typeof englishParts> = {
  seller_address: 'votre adresse complète (Paramètres, Entreprise)',
  seller_number: 'votre numéro de TVA ou fiscal (Paramètres, Entreprise)',
  seller_vat_id: 'votre numéro de TVA (Paramètres, Entreprise)',
  buyer_name: 'le nom du client',
  buyer_street: 'la rue du client',
  buyer_city: 'la ville du client',
  buyer_country: 'le pays du client',
  buyer_vat_id: 'le numéro de TVA du client',
  supply_date: 'la date de la prestation',
  currency_of_two_decimals: 'une devise à deux décimales au plus, la norme n’en admet pas davantage',
  seller_email: 'votre adresse e-mail',
  buyer_email: 'l’adresse e-mail du client',
  seller_account: 'votre compte bancaire',
  seller_contact: 'la personne à contacter dans votre entreprise',
  seller_telephone: 'votre numéro de téléphone',
  seller_post_code: 'votre code postal',
  buyer_post_code: 'le code postal du client',
};
