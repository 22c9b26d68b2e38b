import type { Translated } from '@showbill/contract';
import type { letters as english } from '../en/letters.ts';

export const letters: Translated<typeof english> = {
  nobody: 'sehr geehrte Damen und Herren',
  client: 'der Kunde',
  hello: (name) => `Guten Tag ${name},`,
  facts: {
    when: 'Zeit',
    where: 'Ort',
    total: 'Gesamtsumme',
    including: (total, tax) => `${total}, inklusive ${tax}`,
    validUntil: 'Gültig bis',
  },
  furtherNotice: 'auf Weiteres',
  view: 'Angebot ansehen',
  viewAgreed: 'Angenommenes Angebot ansehen',
  open: 'Angebot öffnen',
  copyAttached: 'Die unterzeichnete Ausfertigung ist angehängt.',
  supplier: {
    subject: (what) => `Mietanfrage: ${what}`,
    ask: 'Können Sie uns Folgendes vermieten?',
    what: 'Material',
    arrives: 'Kommt',
    goesBack: 'Geht zurück',
    reference: 'Unsere Referenz',
    price: 'Bitte teilen Sie uns mit, ob es verfügbar ist und was es kostet.',
  },
  sent: {
    subject: (company, title) => `${company}: ${title}`,
    first: (company, what) => `${company} hat Ihnen ein Angebot gemacht: ${what}.`,
    again: (company, what) => `${company} hat Ihnen eine neue Version des Angebots geschickt: ${what}.`,
    reply: (company) =>
      `Haben Sie Fragen oder Änderungswünsche? Antworten Sie auf diese E-Mail, Ihre Antwort geht an ${company}.`,
    noReply: (company) =>
      `Haben Sie Fragen oder Änderungswünsche? Wenden Sie sich direkt an ${company}: Antworten auf diese E-Mail werden nicht gelesen.`,
  },
  expiring: {
    subject: (company, title, day) => `${company}: ${title} ist gültig bis ${day}`,
    subjectSoon: (company, title) => `${company}: ${title} läuft bald ab`,
    text: (company, what, day) => `Das Angebot von ${company} ist gültig bis ${day}: ${what}.`,
    textSoon: (company, what) => `Das Angebot von ${company} läuft bald ab: ${what}.`,
    reply: (company) =>
      'Haben Sie Fragen oder Änderungswünsche, oder brauchen Sie mehr Zeit? Antworten Sie auf diese E-Mail, ' +
      `Ihre Antwort geht an ${company}.`,
    noReply: (company) =>
      'Haben Sie Fragen oder Änderungswünsche, oder brauchen Sie mehr Zeit? Wenden Sie sich direkt an ' +
      `${company}: Antworten auf diese E-Mail werden nicht gelesen.`,
  },
  answer: {
    subject: (title, number) => `Re: ${title} (${number})`,
    asked: 'Sie haben gefragt:',
    about: (what) => `Es geht um ${what}.`,
    reply: (company) => `Haben Sie noch eine Frage? Antworten Sie auf diese E-Mail, Ihre Antwort geht an ${company}.`,
    noReply: (company) =>
      `Haben Sie noch eine Frage? Wenden Sie sich direkt an ${company}: Antworten auf diese E-Mail werden nicht gelesen.`,
  },
  accepted: {
    subject: (company, title) => `${company}: ${title} ist angenommen`,
    byYou: (day, company, what) =>
      `Vielen Dank. Sie haben am ${day} dieses Angebot von ${company} angenommen: ${what}.`,
    bySomebody: (day, name, company, what) =>
      `Vielen Dank. ${name} hat am ${day} dieses Angebot von ${company} angenommen: ${what}.`,
    recorded: (day, company, what) =>
      `${company} hat am ${day} vermerkt, dass Sie das Angebot angenommen haben: ${what}.`,
    reply: (company) => `Stimmt etwas nicht? Antworten Sie auf diese E-Mail, Ihre Antwort geht an ${company}.`,
    noReply: (company) =>
      `Stimmt etwas nicht? Wenden Sie sich direkt an ${company}: Antworten auf diese E-Mail werden nicht gelesen.`,
  },
  invoice: {
    subject: (company, document) => `${document} von ${company}`,
    text: (company, what) => `${company} hat Ihnen eine Rechnung gestellt: ${what}. Sie ist als PDF angehängt.`,
    creditText: (company, number, what) =>
      `${company} hat die Rechnung ${number} storniert: ${what}. Die Stornorechnung ist als PDF angehängt.`,
    cancelledText: (company, number, what) =>
      `${company} hat die Rechnung ${number} storniert: ${what}. Sie brauchen sie nicht zu bezahlen. Eine Kopie ist als PDF angehängt.`,
    view: 'Angebot und Rechnungen ansehen',
  },
  payment: {
    subject: (company, payment, title, day) => `${company}: ${payment} für ${title} ist am ${day} fällig`,
    subjectOver: (company, payment, title, day) => `${company}: ${payment} für ${title} war am ${day} fällig`,
    text: (company, what, day) => `${company} erinnert Sie: Eine Zahlung für ${what} ist am ${day} fällig.`,
    textOver: (company, what, day) =>
      `Eine Zahlung an ${company} für ${what} war am ${day} fällig und ist noch nicht verbucht. ` +
      'Falls Sie schon gezahlt haben, ist diese E-Mail gegenstandslos.',
    payment: 'Zahlung',
    due: 'Fällig',
    open: 'Zu zahlen',
    reply: (company) => `Stimmt etwas nicht? Antworten Sie auf diese E-Mail. Ihre Antwort geht an ${company}.`,
    noReply: (company) =>
      `Stimmt etwas nicht? Wenden Sie sich direkt an ${company}: Antworten auf diese E-Mail werden nicht gelesen.`,
  },
  toCompany: {
    accepted: (title, number) => `Angenommen: ${title} (${number})`,
    acceptedShort: (title, number) => `Angenommen, Bestand reicht nicht: ${title} (${number})`,
    acceptedBy: (day, name, what) => `Am ${day} hat ${name} ${what} angenommen.`,
    acceptedRecorded: (day, name, what) => `Am ${day} wurde vermerkt, dass ${name} ${what} angenommen hat.`,
    shortages: 'Dafür reicht Ihr Bestand nicht:',
    shortage: (product, day, needed, free) => `${product}, ${day}: ${needed} benötigt, ${free} frei`,
    more: (count) => `und ${count} weitere`,
    declined: (title, number) => `Abgelehnt: ${title} (${number})`,
    declinedBy: (day, name, what) => `Am ${day} hat ${name} ${what} abgelehnt.`,
    declinedRecorded: (day, name, what) => `Am ${day} wurde vermerkt, dass ${name} ${what} abgelehnt hat.`,
    released: 'Das Material ist wieder frei.',
    reason: 'Der Grund:',
    question: (title, number) => `Frage: ${title} (${number})`,
    asks: (name, email, what) => `${name} (${email}) fragt zu ${what}:`,
    answer: (name) => `Um ${name} zu antworten, antworten Sie auf diese E-Mail.`,
  },
  closing: {
    subject: (title, number, day) => `Läuft am ${day} ab: ${title} (${number})`,
    subjectSoon: (title, number) => `Läuft bald ab: ${title} (${number})`,
    text: (what, day) => `${what} läuft am ${day} ab.`,
    textSoon: (what) => `${what} läuft bald ab.`,
    unseen: (name) => `${name} hat es noch nicht angesehen.`,
    unseenByClient: 'Der Kunde hat es noch nicht angesehen.',
    seen: (name) => `${name} hat es angesehen und noch nicht geantwortet.`,
    seenByClient: 'Der Kunde hat es angesehen und noch nicht geantwortet.',
    client: 'Kunde',
  },
  enquiries: {
    one: 'Eine neue Anfrage',
    many: (count) => `${count} neue Anfragen`,
    oneCame: 'Über das Formular auf Ihrer Website kam eine Anfrage.',
    manyCame: (count) => `Über das Formular auf Ihrer Website kamen ${count} Anfragen.`,
    next: 'Es wird nichts entworfen und niemandem geantwortet, bis jemand von Ihnen es tut.',
    open: 'Anfragen öffnen',
  },
  test: {
    subject: 'Test-E-Mail von Showbill',
    text: 'Dies ist ein Test. E-Mails von Showbill erreichen diese Adresse.',
  },
  webhook: {
    subject: 'Ein Webhook wurde abgeschaltet',
    text: (url, reason) =>
      `An ${url} werden keine Ereignisse mehr gesendet: ${reason}. Was noch wartet, wird nicht zugestellt.`,
    id: 'Webhook',
    url: 'URL',
    next:
      'Sobald der Empfänger wieder funktioniert, setzen Sie den Webhook fort, oder löschen Sie ihn und legen Sie einen ' +
      'neuen an. Was in der Zwischenzeit geschah, sehen Sie in der Liste der Angebote.',
  },
};
