import type { Translated } from '@showbill/contract';
import type { webhooks as english } from '../en/webhooks.ts';

export const webhooks: Translated<typeof english> = {
  tooMany: (most) => `il y a déjà ${most} webhooks, la limite : supprimez-en d’abord un`,
  paused: 'ce webhook est en pause : reprenez-le d’abord',
  disabled: 'ce webhook est désactivé : reprenez-le d’abord',
  resumeToSend: 'ce webhook est désactivé : reprenez-le avant de renvoyer',
  endsBeforeItBegins: 'le dernier jour précède le premier',
  tooLongAgo: (days) =>
    `les événements peuvent être renvoyés pendant ${days} jours : choisissez un premier jour plus récent`,
  tooManyEvents: (most) =>
    `il y a plus de ${most.toLocaleString('fr-FR')} événements ces jours-là : choisissez moins de jours`,
};
