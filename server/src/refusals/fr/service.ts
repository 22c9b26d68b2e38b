import type { Translated } from '@showbill/contract';
import type { service as english } from '../en/service.ts';

export const service: Translated<typeof english> = {
  failed: 'le service a rencontré une erreur ; le numéro de la requête la désigne à son exploitant',
  bodyTooLarge: 'c’est trop à la fois : 256 Kio au plus',
  signInFirst: 'connectez-vous d’abord',
  roleNeeded: (needed, own) => `il faut pour cela le rôle ${needed} ; votre rôle dans cette société est ${own}`,
  otherOrigin: (addresses) => `seules les pages de ${addresses} peuvent demander cela`,
  allowanceUsed: (limit) =>
    `les ${limit} devis de ce mois sont utilisés ; le compteur repart au début du mois prochain`,
  subscriptionInactive:
    'l’abonnement est impayé ou résilié : les devis peuvent être lus et modifiés, mais pas en créer de nouveaux',
  noMail: 'ce serveur n’est pas configuré pour envoyer des e-mails',
};
