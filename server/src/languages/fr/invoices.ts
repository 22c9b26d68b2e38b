import type { Translated } from '@showbill/contract';
import type { invoices as english } from '../en/invoices.ts';

/** Les factures et les avoirs sur papier. */
export const invoices: Translated<typeof english> = {
  kinds: { deposit: 'Facture d’acompte', part: 'Facture partielle', final: 'Facture', credit: 'Avoir' },
  depositFor: (number, title) => `Acompte sur ${number} : ${title}`,
  partFor: (number, title) => `Paiement partiel sur ${number} : ${title}`,
  less: (number) => `À déduire : facture ${number}`,
  correcting: (number, day) => `Annule la facture ${number} du ${day}`,
  facts: {
    buyer: 'Facturé à',
    issued: 'Date',
    due: 'Échéance',
    supplied: 'Date de la prestation',
    period: 'Période de prestation',
    proposal: 'Devis',
    reference: 'Votre référence',
  },
  inAdvance: 'À venir (acompte)',
  net: 'Total HT',
  tax: (label, rate) => `${label} ${rate} %`,
  gross: 'Total TTC',
  toPay: 'À payer',
  credited: 'Montant de l’avoir',
  deducted: (number, day) => `À déduire : facture ${number} du ${day}`,
  including: (tax) => `dont ${tax}`,
  payTo: 'À régler à',
  account: 'Compte',
  withReference: (number) => `Merci d’indiquer ${number}.`,
  taxId: 'Numéro fiscal',
  test: 'Test : ceci n’est pas une facture',
};
