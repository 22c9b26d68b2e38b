import type { Texts } from '../shape.ts';

export const passkeys: Texts['passkeys'] = {
  title: 'Clés d’accès',
  lead:
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de l’écran. Avec une clé d’accès, le mot de ' +
    'passe seul ne suffit plus.',
  none: 'Aucune clé d’accès pour l’instant.',
  add: 'Ajouter une clé d’accès',
  create: 'Créer la clé d’accès',
  createText: 'Votre navigateur demandera où la garder, puis votre empreinte, votre visage ou votre code PIN.',
  added: (moment) => `Ajoutée ${moment}`,
  used: (moment) => `Dernière utilisation ${moment}`,
  unused: 'Pas encore utilisée',
  name: 'Nom',
  rename: 'Renommer',
  renameWhich: (name) => `Renommer ${name}`,
  remove: 'Supprimer',
  removeWhich: (name) => `Supprimer ${name}`,
  removeText:
    'Elle ne permettra plus de vous connecter. Supprimez-la aussi de votre appareil ou gestionnaire de mots de passe.',
  elsewhere: (address) =>
    `Les clés d’accès ne fonctionnent qu’à ${address}. Ouvrez Showbill à cette adresse pour en utiliser une.`,
  nowhere:
    'Les clés d’accès demandent une adresse https avec un nom. Demandez à votre administrateur d’en configurer une.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  signIn: 'Se connecter avec une clé d’accès',
  choose: 'Utiliser une clé d’accès',
  chooseApp: 'Utiliser une application d’authentification',
  cancelled: 'Aucune clé d’accès n’a été utilisée : vous avez annulé, ou cela a pris trop de temps. Réessayez.',
  known: 'Cet appareil ou gestionnaire de mots de passe a déjà une clé d’accès pour vous.',
};
