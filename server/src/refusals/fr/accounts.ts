import type { Translated } from '@showbill/contract';
import type { accounts as english, chargedDays as englishDays } from '../en/accounts.ts';
import { writingIn } from '../writing.ts';

const { figure } = writingIn('fr');

export const accounts: Translated<typeof english> = {
  wrongSignIn: 'l’e-mail ou le mot de passe est incorrect',
  wrongPassword: 'le mot de passe actuel est incorrect',
  linkOver: 'ce lien a déjà servi ou a expiré : demandez-en un nouveau',
  closed: 'de nouvelles sociétés ne peuvent pas s’inscrire ici : adressez-vous à l’administrateur de ce serveur',
  emailTaken: 'aucun compte ne peut être créé avec cet e-mail : connectez-vous, ou réinitialisez le mot de passe',
  wrongSecondFactor:
    'Le code est faux ou déjà utilisé : saisissez celui que votre application affiche maintenant, ou un code de secours',
  hasApp: 'Une application d’authentification est déjà configurée : désactivez-la d’abord',
  passkeyRefused: 'Cette clé d’accès n’a pas été acceptée : réessayez, ou connectez-vous autrement',
  passkeyNotAdded: 'Cette clé d’accès n’a pas pu être ajoutée : réessayez',
  passkeyKnown: 'Cette clé d’accès est déjà ajoutée',
  passkeysFull: (most) => `Vous avez ${most} clés d’accès, le maximum : supprimez-en d’abord une`,
  noPasskeysHere:
    'Les clés d’accès demandent une adresse https avec un nom : adressez-vous à l’administrateur de ce serveur',
  noSecondFactor: 'La connexion en deux étapes n’est pas configurée',
  secondFactorFirst: 'Configurez d’abord votre propre connexion en deux étapes',
  secondFactorRequired: 'Cette entreprise exige la connexion en deux étapes : configurez-la',
  wrongCode: 'le code est incorrect : il est dans notre dernier e-mail',
  codeOver: 'ce code a expiré ou a été essayé trop souvent : inscrivez-vous à nouveau',
  tooManyTries: (seconds) => `trop d’essais : attendez ${seconds} secondes avant de recommencer`,
  lastOwner: 'c’est le dernier propriétaire de la société : nommez d’abord quelqu’un d’autre propriétaire',
  member: (email) => `${email} est déjà membre`,
  otherPerson: (email) =>
    `cette invitation n’est pas pour ${email} : connectez-vous avec l’e-mail auquel elle a été envoyée`,
  invitationOver: 'cette invitation a servi, a été retirée ou a expiré : demandez-en une nouvelle',
  notARole: (role, roles) => `« ${role} » n’est pas un rôle ; il y a ${roles}`,
  currency: (currency) => `« ${currency} » n’est pas un code ISO 4217 comme EUR`,
  currencyCode: (currency) => `${currency} n’est pas un code ISO 4217`,
  country: (country) => `« ${country} » n’est pas un pays selon ISO 3166-1 comme FR`,
  timeZone: (zone) => `« ${zone} » n’est pas un fuseau horaire IANA comme Europe/Paris`,
  colour: (colour) => `« ${colour} » n’est pas une couleur comme #b45309`,
  taxRate: (rate) => `« ${rate} » n’est pas un taux : il faut un pourcentage de 0 à 100 avec 3 décimales au plus`,
  leastMargin: (percent) =>
    `« ${percent} » n’est pas une marge : il faut un pourcentage de 0 à 99,99 avec 2 décimales au plus`,
  logoKind: 'le logo doit être une image PNG, JPEG ou WebP',
  logoTooLarge: 'le logo doit peser 256 ko au plus',
};

export const chargedDays: Translated<typeof englishDays> = {
  empty: 'Le tableau a besoin d’une ligne pour 1 jour.',
  wholeDays: (most, days) => `Les jours doivent être des nombres entiers de 1 à ${most}, et non ${figure(days)}.`,
  firstRow: 'La première ligne doit être pour 1 jour.',
  ascending: (days, before) => `Les lignes doivent être croissantes : ${days} vient après ${before}.`,
  decimal: (days) => `Les jours facturés pour ${days} doivent être un nombre décimal comme 1,5.`,
  oneDay: '1 jour doit être facturé 1.',
  lessThanFewer: (days, charged, before) =>
    `${days} jours sont facturés ${figure(charged)}, moins que pour moins de jours (${figure(before)}).`,
  moreThanFull: (days, charged) => `${days} jours sont facturés ${figure(charged)}, plus que chaque jour en entier.`,
  beyond: 'Le taux de chaque jour supplémentaire doit être un nombre décimal de 0 à 1.',
};
