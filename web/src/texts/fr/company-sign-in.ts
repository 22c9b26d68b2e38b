import type { Texts } from '../shape.ts';

export const companySignIn: Texts['companySignIn'] = {
  link: 'Se connecter par votre entreprise',
  title: 'Se connecter par votre entreprise',
  ask: 'Nom de connexion de votre entreprise',
  askRule: 'Un propriétaire de votre entreprise le connaît. C’est aussi la fin de l’adresse /sign-in/…',
  go: 'Continuer',
  text: 'Vous vous connecterez chez votre entreprise, puis vous reviendrez ici.',
  name: 'Nom de connexion',
  password: 'Se connecter avec un mot de passe',
  required: (company) => `Chez ${company}, les membres se connectent par l’entreprise. Continuez pour le faire.`,
  workIn: (company) => `Aller à ${company}`,
  signOut: 'Se déconnecter',
  problems: {
    tries: 'Trop de tentatives depuis votre réseau. Attendez quelques minutes et recommencez.',
    over: 'Cette connexion a pris trop de temps, a déjà servi ou a été commencée dans un autre navigateur. Recommencez.',
    declined: 'La connexion chez votre entreprise a été annulée ou refusée.',
    unreachable:
      'La connexion de votre entreprise n’a pas pu être jointe. Réessayez, ou demandez à un propriétaire de votre entreprise.',
    untrusted:
      'La réponse de la connexion de votre entreprise n’a pas pu être vérifiée. Demandez à un propriétaire de votre entreprise.',
    unverified:
      'La connexion de votre entreprise ne donne aucune adresse e-mail vérifiée pour vous. Demandez à un propriétaire de votre entreprise.',
    invited:
      'Vous êtes invité mais n’avez pas encore rejoint l’équipe. Ouvrez le lien de l’e-mail d’invitation ' +
      'et connectez-vous par votre entreprise à partir de là.',
    stranger:
      'Vous vous êtes connecté chez votre entreprise, mais vous ne faites pas partie de son équipe ici. ' +
      'Demandez à un propriétaire de vous inviter.',
    unproved:
      'Il existe déjà un compte à votre adresse que personne n’a confirmé. Définissez-lui un nouveau mot ' +
      'de passe avec « Mot de passe oublié ? », connectez-vous et ouvrez de nouveau le lien de votre invitation.',
    other_account:
      'Votre compte ici est associé à un autre compte de votre entreprise. Demandez à un propriétaire de le dissocier.',
  },
  joinThrough: 'Rejoindre par la connexion de votre entreprise',
  orPassword: 'Ou rejoindre avec un mot de passe :',
  joinOther: 'La connexion par votre entreprise n’ouvre que cette entreprise.',
  again:
    'Votre session est terminée. Connectez-vous par votre entreprise dans un nouvel onglet, puis revenez ici et continuez.',
  requiredNow: (company) =>
    `Chez ${company}, les membres se connectent désormais par l’entreprise. Faites-le dans un nouvel onglet, puis revenez ` +
    'ici et continuez : rien de ce que vous avez saisi n’est perdu.',
  openTab: 'Ouvrir la connexion de l’entreprise',
  carryOn: 'Je suis connecté',
  notYet: 'Vous n’êtes pas encore connecté.',
  notHere:
    'Vous êtes connecté par votre entreprise. Pour changer votre nom, votre mot de passe, la connexion ' +
    'en deux étapes ou les sessions, connectez-vous avec votre mot de passe. Si vous n’en avez pas, ' +
    'définissez-en un avec « Mot de passe oublié ? » sur la page de connexion.',
  onlyCompany: (company) => `Par la connexion de ${company}`,
  tab: 'Connexion de l’entreprise',
  ownersOnly: 'Seuls les propriétaires voient comment les membres se connectent.',
  lead:
    'Les membres se connectent avec les comptes de votre entreprise : Microsoft Entra ID, Google ' +
    'Workspace, Okta, Keycloak ou tout autre fournisseur OpenID Connect.',
  loading: 'Chargement…',
  provider: 'Fournisseur',
  redirect: 'URI de redirection',
  redirectRule: 'À enregistrer chez votre fournisseur',
  issuer: 'Émetteur',
  issuerRule: 'Par exemple https://login.example.com',
  clientId: 'Identifiant du client',
  clientSecret: 'Secret du client',
  secretKept: 'Enregistré. Laissez vide pour le garder.',
  slug: 'Nom de connexion',
  slugRule: (address) => `Les membres commencent à ${address}`,
  vouch: 'Tenir toutes les adresses de ce fournisseur pour vérifiées',
  vouchRule:
    'Seulement pour un fournisseur que votre entreprise est seule à gérer et qui ne dit pas si les ' +
    'adresses sont vérifiées, comme Entra ID.',
  another:
    'Un autre émetteur, identifiant de client ou réglage des adresses désactive la connexion jusqu’à ce ' +
    'que vous la réactiviez, et déconnecte ceux qui sont venus par elle.',
  test: 'Tester',
  tested: 'Le fournisseur répond comme il faut.',
  use: 'Utilisation',
  on: 'Les membres peuvent se connecter par ce moyen',
  onRule:
    'Il est d’abord testé. Les sessions durent 12 heures, n’ouvrent que cette entreprise et n’ont pas ' +
    'besoin ici de la connexion en deux étapes : votre fournisseur en répond.',
  require: 'L’exiger',
  requireRule:
    'Les membres ne peuvent plus utiliser leur mot de passe ici. Les propriétaires le peuvent encore, ' +
    'avec la connexion en deux étapes, pour qu’un fournisseur en panne n’enferme personne dehors.',
  linkFirst: 'Connectez-vous d’abord vous-même par ce moyen, pour savoir qu’il fonctionne.',
  tryIt: 'Se connecter par ce moyen',
  people: 'Qui s’est connecté',
  nobody: 'Personne pour l’instant.',
  lastUsed: 'Dernière fois',
  unlink: 'Dissocier',
  unlinkWhom: (name) => `Dissocier ${name}`,
  remove: 'Retirer',
  removeTitle: 'Retirer la connexion de l’entreprise',
  removeText:
    'Tous ceux qui se sont connectés par elle sont déconnectés. Les membres se connectent à nouveau avec ' +
    'leur mot de passe ; ceux qui n’en ont pas peuvent en définir un par e-mail.',
};
