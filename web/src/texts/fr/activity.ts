import type { Texts } from '../shape.ts';
import { unreadCount } from '../unread-count.ts';
import { plural } from './plural.ts';

export const activity: Texts['activity'] = {
  heading: 'Activité des clients',
  none: 'Dès qu’un client consulte, accepte ou refuse un devis, ou pose une question, vous le voyez ici.',
  noneUnread: 'Vous avez tout lu.',
  filter: 'Afficher',
  all: 'Tout',
  unread: 'Non lu',
  unreadCount,
  unreadOf: (count) => `${unreadCount(count)} ${plural(count, 'non lu', 'non lus')}`,
  unreadAt: (place, count) => `${place}, ${unreadCount(count)} ${plural(count, 'non lu', 'non lus')}`,
  markAllRead: 'Tout marquer comme lu',
  markRead: 'Marquer comme lu',
  mark: 'Activité du client non lue',
  more: 'Afficher plus',
  loading: 'Chargement…',
  nobody: 'Le client',
  you: 'Vous',
  what: {
    viewed: 'a consulté le devis',
    asked: 'a posé une question',
    accepted: 'a accepté le devis',
    declined: 'a refusé le devis',
    withdrawn: 's’est rétracté du contrat',
    answered: 'a répondu',
    answeredByYou: 'avez répondu',
  },
  viewedOften: (times) => `a consulté le devis ${times} fois, en dernier`,
  isAnswered: 'Répondu',
  today: (time) => `aujourd’hui à ${time}`,
  yesterday: (time) => `hier à ${time}`,
  onDay: (day, time) => `${day} à ${time}`,
  open: 'Ouvrir le devis',
  mail: {
    none: 'Non envoyée par Showbill',
    waiting: (to) => `En route vers ${to}`,
    sent: (to) => `Envoyée par e-mail à ${to}`,
    failed: (to) => `N’a pas pu être remise à ${to}`,
  },
  answer: {
    label: 'Votre réponse',
    labelTo: (name) => `Votre réponse à ${name}`,
    send: 'Envoyer la réponse',
    sent: 'Votre réponse est en route',
    goesTo: (address) => `Envoyée par e-mail à ${address}. Elle est aussi affichée sur la page du client.`,
    noServer:
      'Ce serveur n’envoie pas d’e-mail. Transmettez votre réponse vous-même : elle est conservée ici et affichée sur la ' +
      'page du client.',
    noAddress:
      'Ce client n’a pas d’adresse e-mail. Transmettez votre réponse vous-même : elle est conservée ici et affichée sur ' +
      'la page du client.',
    copy: 'Copier la réponse',
    copied: 'Copiée et conservée. Showbill ne l’a pas envoyée par e-mail.',
    openMail: 'Ouvrir dans la messagerie',
    kept: 'Conservée. Showbill ne l’a pas envoyée par e-mail : envoyez-la depuis votre messagerie.',
  },
  subject: (title, number) => `Re: ${title} (${number})`,
};
