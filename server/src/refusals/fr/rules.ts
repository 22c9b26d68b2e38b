import type { Translated } from '@showbill/contract';
import type { rules as english } from '../en/rules.ts';
import { writingIn } from '../writing.ts';

const { day: written } = writingIn('fr');

export const rules: Translated<typeof english> = {
  none: (id) => `il n’y a pas de règle, de tarif ou de code ${id}`,
  oneMinimum: 'il y a déjà un minimum de commande : modifiez celui-là',
  sameList: (name) => `le tarif ${name} existe déjà`,
  sameCode: (code) => `le code ${code} existe déjà`,
  tooMany: (most) => `une société en a au plus ${most}`,
  always: (label) => `${label} fait partie de chaque devis`,
  unknown: (code) => `le code promo ${code} n’existe pas`,
  notActive: (code) => `le code promo ${code} est désactivé`,
  notYet: (code, day) => `le code promo ${code} est valable à partir du ${written(day)}`,
  over: (code, day) => `le code promo ${code} était valable jusqu’au ${written(day)}`,
  usedUp: (code) => `le code promo ${code} est épuisé : retirez-le`,
  noCodes: 'aucun code n’est accepté ici',
  asUndone: 'les prix d’un client viennent avec le client ou tels qu’une annulation les donne',
  ownersCodes:
    'tant que votre société a une marge minimale, seul un propriétaire décide des codes que les clients peuvent saisir',
  tooManyTries: 'trop de codes ont été essayés pour ce devis aujourd’hui',
};
