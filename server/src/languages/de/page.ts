import type { Translated } from '@showbill/contract';
import type { page as english } from '../en/page.ts';

export const page: Translated<typeof english> = {
  forClient: (name) => `Für ${name}`,
  stops: {
    delivery: (day) => `Lieferung ${day}`,
    deliveryOpen: 'Lieferung, Termin noch offen',
    collection: (day) => `Abholung ${day}`,
    collectionOpen: 'Abholung, Termin noch offen',
  },
  included: 'Was enthalten ist',
  nothing: 'Noch nichts.',
  byCategory: 'Positionen nach Kategorie',
  showCategory: (category) => `Positionen anzeigen: ${category}`,
  accept: {
    heading: 'Annehmen',
    agree: 'Ich nehme dieses Angebot an',
    agreeWithTerms: 'Ich nehme dieses Angebot und seine Bedingungen an',
    beforePrice: 'Für ',
    afterPrice: ' annehmen',
    withoutExtras: ', ohne optionale Positionen',
    withExtras: ', mit ',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
  },
  decide: 'Gesamtsumme und Annahme',
  messages: 'Fragen und Antworten',
  decline: {
    heading: 'Ablehnen',
    why: 'Warum lehnen Sie ab? (optional)',
    submit: 'Angebot ablehnen',
  },
  code: {
    heading: 'Rabattcode',
    label: 'Code',
    submit: 'Code einlösen',
    taken: (code) => `Der Code ${code} wurde eingelöst. Bitte prüfen Sie die neue Summe.`,
    refused: 'Dieser Code ist nicht oder nicht mehr gültig.',
    notNow: 'Dieser Code lässt sich hier zurzeit nicht verwenden. Bitte fragen Sie uns.',
    tooMany: 'Heute wurden zu viele Codes versucht. Bitte fragen Sie unten nach.',
  },
  ask: {
    heading: 'Eine Frage stellen',
    question: (company) => `Ihre Frage an ${company}`,
    submit: 'Frage senden',
    sent: (company) => `Ihre Frage ist unterwegs zu ${company}.`,
    tooMany:
      'Zu diesem Angebot wurden heute zu viele Fragen gestellt. Bitte schreiben Sie eine E-Mail oder rufen Sie an.',
  },
  faults: {
    name: 'Bitte geben Sie Ihren Namen ein (höchstens 200 Zeichen).',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel ada@example.com.',
    terms: 'Bitte setzen Sie hier ein Häkchen, um anzunehmen.',
    question: 'Bitte schreiben Sie Ihre Frage (höchstens 5.000 Zeichen).',
    reason: 'Bitte verwenden Sie höchstens 2.000 Zeichen.',
  },
  update: 'Summe aktualisieren',
  tick: 'Wählen Sie aus, was Sie möchten; die Gesamtsumme ändert sich mit.',
  refused: {
    totalChanged:
      'Die Gesamtsumme hat sich durch die gewählten Optionen geändert. Bitte prüfen Sie sie und nehmen Sie erneut an.',
    codeChanged: 'Der Rabattcode hat die Summe geändert. Bitte prüfen Sie sie und nehmen Sie erneut an.',
    newer: {
      accept: (version) =>
        `Von diesem Angebot gibt es eine neuere Version, Version ${version}, siehe unten. Es wurde noch nichts ` +
        'angenommen: Bitte lesen Sie sie zuerst.',
      decline: (version) =>
        `Von diesem Angebot gibt es eine neuere Version, Version ${version}, siehe unten. Es wurde noch nichts ` +
        'abgelehnt: Bitte lesen Sie sie zuerst.',
    },
    otherTerms: {
      accept:
        'Die Bedingungen haben sich geändert, seit Sie diese Seite geöffnet haben; sie stehen unten. Es wurde ' +
        'noch nichts angenommen: Bitte lesen Sie sie zuerst.',
      decline:
        'Die Bedingungen haben sich geändert, seit Sie diese Seite geöffnet haben; sie stehen unten. Es wurde ' +
        'noch nichts abgelehnt: Bitte lesen Sie sie zuerst.',
    },
    replacedGone: {
      accept: (company) =>
        'Dieses Angebot sollte ein anderes ersetzen, das nicht mehr gültig ist. Es wurde nichts angenommen: Bitte ' +
        `fragen Sie unten bei ${company} nach.`,
      decline: (company) =>
        'Dieses Angebot sollte ein anderes ersetzen, das nicht mehr gültig ist. Es wurde nichts abgelehnt: Bitte ' +
        `fragen Sie unten bei ${company} nach.`,
    },
    accepted: {
      accept: 'Dieses Angebot wurde bereits angenommen. Es wurde nicht noch einmal angenommen und nichts geändert.',
      decline: 'Dieses Angebot wurde bereits angenommen. Es wurde nicht abgelehnt und nichts geändert.',
    },
    closed: {
      accept: 'Es wurde nichts angenommen: Das Angebot ist nicht mehr offen.',
      decline: 'Es wurde nichts abgelehnt: Das Angebot ist nicht mehr offen.',
    },
  },
  standing: {
    test: 'Test',
    testText: (company) => `Dies ist ein Test von ${company} und kein Angebot. Es wird nichts geliefert.`,
    draft: 'Entwurf',
    draftText: (company) => `${company} arbeitet noch daran; das Angebot kann deshalb noch nicht angenommen werden.`,
    redraft: 'Entwurf: eine neue Version folgt',
    redraftText: (company) =>
      `${company} überarbeitet dieses Angebot; es kann erst angenommen werden, wenn die neue Version gesendet ist.`,
    open: 'Offen',
    openUntil: (day) => `Gültig bis ${day}`,
    lastDay: 'Heute ist der letzte Tag.',
    left: (days) => `Noch ${days}.`,
    replaces: (number) => `Mit der Annahme ersetzt es ${number}, das bis dahin gültig bleibt.`,
    accepted: 'Angenommen',
    acceptedOn: (day) => `Angenommen am ${day}`,
    recorded: (company) => `${company} hat es als vereinbart vermerkt.`,
    agreed: (name, total, time) => `${name} hat es um ${time} für ${total} angenommen.`,
    copyByMail: 'Die unterzeichnete Ausfertigung geht beiden Seiten per E-Mail zu.',
    declined: 'Abgelehnt',
    declinedOn: (day) => `Abgelehnt am ${day}`,
    declinedText: (company) => `Haben Sie es sich anders überlegt? Fragen Sie unten bei ${company} nach.`,
    expired: 'Abgelaufen',
    expiredText: (company) =>
      `Es kann nicht mehr angenommen werden. Fragen Sie unten bei ${company} nach, wenn Sie weiterhin Interesse haben.`,
    expiredOn: (day, company) =>
      `Es war bis ${day} gültig und kann nicht mehr angenommen werden. Fragen Sie unten bei ${company} nach, ` +
      'wenn Sie weiterhin Interesse haben.',
    replaced: 'Ersetzt',
    replacedText: (company) =>
      `An seiner Stelle wurde ein anderes Angebot angenommen. Fragen Sie unten bei ${company} nach, wenn Sie das nicht erwartet haben.`,
    cancelled: 'Storniert',
    cancelledText: (company) =>
      `Es ist nicht mehr gültig. Fragen Sie unten bei ${company} nach, wenn Sie das nicht erwartet haben.`,
  },
  invoices: {
    heading: 'Rechnungen',
    columns: { invoice: 'Rechnung', amount: 'Betrag' },
    due: (day) => `Fällig am ${day}`,
    cancels: (number) => `Storniert ${number}`,
    cancelled: 'Storniert',
    cancelledBy: (number) => `Storniert durch ${number}`,
    pdf: 'PDF',
    pdfOf: (number) => `${number} als PDF`,
  },
  signedCopy: 'Unterzeichnete Ausfertigung (PDF)',
  pdf: 'Angebot (PDF)',
  prices: (currency) => `Preise in ${currency}`,
  invalidLink: {
    heading: 'Dieser Link ist nicht gültig',
    text: 'Er ist vielleicht unvollständig oder wurde zurückgezogen. Bitten Sie die Firma, von der Sie ihn haben, um einen neuen.',
  },
  unavailable: {
    heading: 'Diese Seite kann gerade nicht angezeigt werden',
    text: 'Es ging nichts verloren, und es wurde nichts angenommen oder abgelehnt. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
};
