import type { Translated } from '@showbill/contract';
import type { delivery as english } from '../en/delivery.ts';

export const delivery: Translated<typeof english> = {
  noTable: 'l’entreprise n’a pas de tarifs de livraison dans cette devise : créez-les dans les paramètres',
  otherLine:
    'seule une ligne de transport au prix par événement, par unité ou par jour peut être calculée comme livraison',
  noPlace: 'aucun prix pour ce code postal : saisissez la distance',
  tooFar: 'les tarifs de livraison ne vont pas aussi loin : saisissez un prix',
  tooMuch: 'ce chargement demande plus de dix véhicules : saisissez un prix',
};
