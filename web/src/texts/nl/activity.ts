import type { Texts } from '../shape.ts';
import { unreadCount } from '../unread-count.ts';

export const activity: Texts['activity'] = {
  heading: 'Nieuws van klanten',
  none: 'Zodra een klant een offerte bekijkt, accepteert of afwijst, of er iets over vraagt, ziet u het hier.',
  noneUnread: 'U bent helemaal bij.',
  filter: 'Tonen',
  all: 'Alle',
  unread: 'Ongelezen',
  unreadCount,
  unreadOf: (count) => `${unreadCount(count)} ongelezen`,
  unreadAt: (place, count) => `${place}, ${unreadCount(count)} ongelezen`,
  markAllRead: 'Alles als gelezen markeren',
  markRead: 'Als gelezen markeren',
  mark: 'Ongelezen nieuws van een klant',
  more: 'Meer tonen',
  loading: 'Laden…',
  nobody: 'De klant',
  you: 'U',
  what: {
    viewed: 'heeft de offerte bekeken',
    asked: 'heeft een vraag gesteld',
    accepted: 'heeft de offerte geaccepteerd',
    declined: 'heeft de offerte afgewezen',
    withdrawn: 'heeft de overeenkomst herroepen',
    answered: 'heeft geantwoord',
    answeredByYou: 'hebt geantwoord',
  },
  viewedOften: (times) => `heeft de offerte ${times} keer bekeken, het laatst`,
  isAnswered: 'Beantwoord',
  today: (time) => `vandaag ${time}`,
  yesterday: (time) => `gisteren ${time}`,
  onDay: (day, time) => `${day}, ${time}`,
  open: 'Offerte openen',
  mail: {
    none: 'Niet gemaild door Showbill',
    waiting: (to) => `Onderweg naar ${to}`,
    sent: (to) => `Gemaild naar ${to}`,
    failed: (to) => `Kon niet worden bezorgd bij ${to}`,
  },
  answer: {
    label: 'Uw antwoord',
    labelTo: (name) => `Uw antwoord aan ${name}`,
    send: 'Antwoord versturen',
    sent: 'Uw antwoord is onderweg',
    goesTo: (address) => `Gaat per e-mail naar ${address}. Het staat ook op de pagina van de klant.`,
    noServer:
      'Deze server verstuurt geen e-mail. Geef uw antwoord zelf door: het wordt hier bewaard en staat op de pagina van de ' +
      'klant.',
    noAddress:
      'Van deze klant is geen e-mailadres bekend. Geef uw antwoord zelf door: het wordt hier bewaard en staat op de ' +
      'pagina van de klant.',
    copy: 'Antwoord kopiëren',
    copied: 'Gekopieerd en bewaard. Showbill heeft het niet gemaild.',
    openMail: 'In e-mailprogramma openen',
    kept: 'Bewaard. Showbill heeft het niet gemaild: verstuur het vanuit uw e-mailprogramma.',
  },
  subject: (title, number) => `Re: ${title} (${number})`,
};
