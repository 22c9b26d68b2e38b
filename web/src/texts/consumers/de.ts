import type { Translated } from '@showbill/contract/languages';
import type { english } from './en.ts';

export const german: Translated<typeof english> = {
  settings: {
    heading: 'Verbraucher in der EU',
    lead:
      'Ein Verbraucher in der EU oder im EWR, der online annimmt, hat meist 14 Tage Zeit für einen ' +
      'Widerruf. Ausgenommen sein können Verträge über Freizeitbetätigungen, Speisen und Getränke, ' +
      'Transport oder Mietwagen zu einem festen Termin (Artikel 16 Buchstabe l der Richtlinie 2011/83/EU). ' +
      'Ob Ihre dazugehören, entscheiden Sie; das hier ist keine Rechtsberatung.',
    offer: 'Verbrauchern das Widerrufsrecht anbieten',
    hint:
      'Kunden, die als Verbraucher gekennzeichnet sind, in der EU oder im EWR, lesen die Belehrung, bevor ' +
      'sie annehmen, und können auf ihrer Seite widerrufen, bis die Frist endet. Feiertage sind nicht ' +
      'bekannt: Ist der letzte Tag einer, nehmen Sie auch einen Widerruf an, der Sie am nächsten Werktag ' +
      'auf anderem Weg erreicht. Die vorgeschlagene Belehrung ist in Showbills eigenen Worten und nicht das Muster der ' +
      'Richtlinie: Lassen Sie sie prüfen, oder setzen Sie Ihre eigene ein.',
    noAddress: 'Die Belehrung muss sagen, wo Sie sind: Tragen Sie sie bei „Anschrift und Bankverbindung“ ein.',
    noMail:
      'Ein Widerruf muss per E-Mail bestätigt werden, und auf diesem Server ist kein Versand eingerichtet: Fragen Sie Ihren ' +
      'Administrator.',
    noEmail: 'Von Widerrufen erfahren Sie per E-Mail: Tragen Sie die E-Mail-Adresse Ihrer Firma ein.',
    notice: 'Belehrung',
    language: 'Sprache',
    usual: 'Das sind Showbills Worte.',
    own: 'Das sind Ihre Worte.',
    reset: 'Showbills Worte verwenden',
    changes: 'Was schon angenommen wurde, behält die Belehrung, mit der es angenommen wurde.',
  },
  ask: {
    label: 'Ist der Kunde ein Unternehmen oder ein Verbraucher?',
    hint:
      'Verbraucher in der EU oder im EWR lesen ihr Widerrufsrecht. Ohne Angabe zeigt Showbill keine Belehrung; das Recht ' +
      'kann trotzdem bestehen, und länger, wenn der Kunde nicht darüber belehrt wurde.',
    saved: 'Für diesen Kunden gespeichert.',
  },
  right: {
    heading: 'Widerrufsrecht',
    until: (day) => `Der Kunde kann bis einschließlich ${day} widerrufen.`,
    past: (day) => `Der Kunde konnte bis einschließlich ${day} widerrufen.`,
    asked: 'Der Kunde hat verlangt, dass vor Ablauf der Frist begonnen wird.',
    ended: (moment) => `Der Kunde hat am ${moment} widerrufen. Das Angebot wurde storniert.`,
    open: (moment) =>
      `Der Kunde hat am ${moment} widerrufen. Das Angebot wurde nicht storniert, da Material ` +
      'ausgegeben wurde oder sein erster Tag gekommen war. Entscheiden Sie, was geliefert wurde, und ' +
      'stornieren Sie es dann.',
  },
};
