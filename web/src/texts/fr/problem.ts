import type { Texts } from '../shape.ts';

export const problem: Texts['problem'] = {
  retry: 'Réessayer',
  unreachable: 'Showbill est injoignable. Vérifiez votre connexion et que le serveur fonctionne.',
  unavailable: 'Showbill n’est pas disponible pour le moment. Rien n’a été perdu. Réessayez dans quelques secondes.',
  unexplained:
    'Le serveur n’a pas pu le faire et n’a pas donné de raison. Réessayez. Si cela se reproduit, prévenez votre administrateur.',
  fault:
    'Cette page a échoué, mais le serveur fonctionne et votre travail enregistré est en sécurité. ' +
    'Rechargez-la. Si cela n’aide pas, prévenez votre administrateur.',
  render: 'Cette page n’a pas pu être affichée.',
  reload: 'Recharger',
};
