import type { Texts } from '../shape.ts';
import { unreadCount } from '../unread-count.ts';

export const activity: Texts['activity'] = {
  heading: 'Neues von Kunden',
  none: 'Sobald ein Kunde ein Angebot ansieht, dazu etwas fragt, es annimmt oder ablehnt, sehen Sie es hier.',
  noneUnread: 'Sie sind auf dem neuesten Stand.',
  filter: 'Anzeigen',
  all: 'Alle',
  unread: 'Ungelesen',
  unreadCount,
  unreadOf: (count) => `${unreadCount(count)} ungelesen`,
  unreadAt: (place, count) => `${place}, ${unreadCount(count)} ungelesen`,
  markAllRead: 'Alle als gelesen markieren',
  markRead: 'Als gelesen markieren',
  mark: 'Ungelesenes von einem Kunden',
  more: 'Mehr anzeigen',
  loading: 'Wird geladen…',
  nobody: 'Der Kunde',
  you: 'Sie',
  what: {
    viewed: 'hat das Angebot angesehen',
    asked: 'hat eine Frage gestellt',
    accepted: 'hat das Angebot angenommen',
    declined: 'hat das Angebot abgelehnt',
    withdrawn: 'hat den Vertrag widerrufen',
    answered: 'hat geantwortet',
    answeredByYou: 'haben geantwortet',
  },
  viewedOften: (times) => `hat das Angebot ${times}-mal angesehen, zuletzt`,
  isAnswered: 'Beantwortet',
  today: (time) => `heute ${time}`,
  yesterday: (time) => `gestern ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  open: 'Angebot öffnen',
  mail: {
    none: 'Nicht von Showbill gemailt',
    waiting: (to) => `Unterwegs an ${to}`,
    sent: (to) => `Gemailt an ${to}`,
    failed: (to) => `An ${to} nicht zustellbar`,
  },
  answer: {
    label: 'Ihre Antwort',
    labelTo: (name) => `Ihre Antwort an ${name}`,
    send: 'Antwort senden',
    sent: 'Ihre Antwort ist unterwegs',
    goesTo: (address) => `Geht per E-Mail an ${address}. Sie steht auch auf der Seite des Kunden.`,
    noServer:
      'Dieser Server verschickt keine E-Mails. Geben Sie Ihre Antwort selbst weiter: Sie wird hier aufbewahrt und steht ' +
      'auf der Seite des Kunden.',
    noAddress:
      'Zu diesem Kunden gibt es keine E-Mail-Adresse. Geben Sie Ihre Antwort selbst weiter: Sie wird hier aufbewahrt ' +
      'und steht auf der Seite des Kunden.',
    copy: 'Antwort kopieren',
    copied: 'Kopiert und aufbewahrt. Showbill hat sie nicht gemailt.',
    openMail: 'Im E-Mail-Programm öffnen',
    kept: 'Aufbewahrt. Showbill hat sie nicht gemailt: Senden Sie sie aus Ihrem E-Mail-Programm.',
  },
  subject: (title, number) => `Re: ${title} (${number})`,
};
