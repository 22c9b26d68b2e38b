import type { Refusals } from '../shape.ts';

export const companySignIn: Refusals['companySignIn'] = {
  none: 'aucune connexion par l’entreprise n’est configurée',
  unknownSlug: 'personne ne se connecte sous ce nom : vérifiez-le auprès de votre entreprise',
  providerFails:
    'la connexion de votre entreprise ne répond pas comme il faut : réessayez, ou demandez à un propriétaire de votre entreprise',
  required: 'dans cette entreprise, les membres se connectent par la connexion de l’entreprise : faites-le d’abord',
  ownSignInNeeded: 'connectez-vous avec votre mot de passe pour cela : vous êtes connecté par votre entreprise',
  path: 'next doit être un chemin de l’application',
  slug: 'le nom de connexion doit avoir de 3 à 40 minuscules, chiffres et traits d’union',
  slugTaken: 'ce nom de connexion est pris : choisissez-en un autre',
  issuer: 'l’émetteur doit être une adresse https comme https://login.example.com',
  secret: 'le secret du client est nécessaire',
  plainText: 'il faut ici de 1 à 500 caractères simples, sans espaces',
  signInThroughItFirst: 'connectez-vous d’abord vous-même par ce moyen, pour savoir qu’il fonctionne',
  notRequired: 'les membres peuvent déjà se connecter avec leur mot de passe',
  unreachable: (why) => `le fournisseur n’a pas pu être joint : ${why}`,
  otherIssuer: (issuer) => `le fournisseur s’appelle ${issuer} : indiquez cela comme émetteur`,
  noOpenId: (why) => `le fournisseur ne publie pas ce qu’il faut pour la connexion : ${why}`,
};
