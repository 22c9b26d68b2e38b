import type { Translated } from '@showbill/contract';
import type { people as english } from '../en/people.ts';

export const people: Translated<typeof english> = {
  invitation: {
    subject: (company) => `Rejoignez ${company} sur Showbill`,
    invited: (company) => `Vous êtes invité à rejoindre ${company} sur Showbill.`,
    invitedBy: (person, company) => `${person} vous invite à rejoindre ${company} sur Showbill.`,
    may: {
      owner: 'En tant que propriétaire, vous pourrez tout faire, y compris gérer les personnes et les clés d’API.',
      editor: 'En tant qu’éditeur, vous travaillerez sur les devis, le stock, le catalogue et les clients.',
      viewer: 'En tant que lecteur, vous verrez tout sans rien modifier.',
    },
    join: 'Rejoindre',
    rule: (days) =>
      `Le lien ne vaut que pour cette adresse e-mail, fonctionne une fois et expire dans ${days} jours. Si vous ` +
      'ne l’attendiez pas, ignorez-le.',
  },
  reset: {
    subject: 'Définir un nouveau mot de passe',
    text: 'Quelqu’un, sans doute vous, a demandé à réinitialiser le mot de passe de votre compte Showbill.',
    link: 'Définir un nouveau mot de passe',
    rule: (minutes) =>
      `Le lien fonctionne une fois et expire dans ${minutes} minutes. Si ce n’était pas vous, ignorez cet ` +
      'e-mail : votre mot de passe ne change pas.',
  },
  signUp: {
    subject: 'Votre code d’inscription',
    enter: 'Saisissez ce code pour terminer votre inscription à Showbill :',
    rule: (minutes) => `Il est valable ${minutes} minutes. Si vous ne vous êtes pas inscrit, ne faites rien.`,
    knownSubject: 'Vous avez déjà un compte',
    known: 'Quelqu’un, sans doute vous, a voulu s’inscrire à Showbill avec cette adresse e-mail.',
    knownNext:
      'Elle a déjà un compte. Connectez-vous avec elle ; si vous avez oublié votre mot de passe, vous pourrez en définir un nouveau.',
    signIn: 'Se connecter',
    notYou: 'Si ce n’était pas vous, ne faites rien.',
  },
};
