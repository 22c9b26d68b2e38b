import type { Translated } from '@showbill/contract';
import type { withdrawal as english } from '../en/withdrawal.ts';

export const withdrawal: Translated<typeof english> = {
  heading: 'Widerrufsrecht',
  start: 'Vertrag hier widerrufen',
  confirm: 'Widerruf bestätigen',
  notice: {
    right:
      'Sie können diesen Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die 14 Tage beginnen am Tag, ' +
      'nachdem Sie dieses Angebot angenommen haben. Ist der letzte von ihnen ein Samstag, ein Sonntag oder ein ' +
      'Feiertag, endet die Frist mit dem nächsten Werktag.',
    how: 'Um zu widerrufen, teilen Sie uns das eindeutig mit, zum Beispiel mit einem Brief oder einer E-Mail:',
    online: (start) =>
      `Das geht auch auf der Seite dieses Angebots, mit „${start}“. Wir bestätigen Ihnen dann unverzüglich per E-Mail, was ` +
      'Sie wann erklärt haben. Sie können das Formular unten verwenden, müssen es aber nicht.',
    inTime: 'Es genügt, dass Sie den Widerruf vor Ablauf der Frist absenden.',
    refund:
      'Wenn Sie widerrufen, zahlen wir alles zurück, was Sie uns für diesen Vertrag gezahlt haben, auch für die Lieferung: ' +
      'unverzüglich, spätestens 14 Tage nachdem wir von Ihrem Widerruf erfahren haben. Wir verwenden dafür das ' +
      'Zahlungsmittel, das Sie verwendet haben, es sei denn, wir haben ausdrücklich etwas anderes vereinbart, und ' +
      'berechnen Ihnen dafür nichts.',
    early:
      'Haben Sie verlangt, dass wir vor Ablauf der Frist beginnen, so zahlen Sie uns, was wir bis zu Ihrem Widerruf ' +
      'erbracht haben, im Verhältnis zum Ganzen. Haben wir alles erbracht, können Sie nicht mehr widerrufen.',
    form: {
      heading: 'Widerrufsformular (bitte nur ausfüllen und zurücksenden, wenn Sie widerrufen wollen)',
      to: 'An:',
      declares: 'Ich widerrufe den Vertrag, den ich über die folgende Dienstleistung geschlossen habe:',
      blanks: ['Vereinbart am:', 'Name:', 'Anschrift:', 'Unterschrift (nur auf Papier):', 'Datum:'],
    },
  },
  asksToStart: (company) =>
    `Ich verlange, dass ${company} vor Ablauf der Widerrufsfrist beginnt. Ich weiß, dass ich dann bei einem Widerruf ` +
    'bezahle, was erbracht wurde, und nicht mehr widerrufen kann, sobald alles erbracht ist.',
  asksFault:
    'Die Miete beginnt vor Ablauf der Widerrufsfrist. Bitte setzen Sie hier ein Häkchen, oder fragen Sie uns nach einem ' +
    'anderen Termin.',
  changed:
    'Das Widerrufsrecht ist nicht mehr so, wie es war, als Sie diese Seite geöffnet haben. Bitte lesen Sie es und nehmen ' +
    'Sie noch einmal an.',
  until: (day) => `Sie können diesen Vertrag bis einschließlich ${day} widerrufen.`,
  contract: 'Vertrag',
  email: 'E-Mail für die Bestätigung',
  statement: (title, number, company) => `Ich widerrufe den Vertrag „${title}“ (${number}) mit ${company}.`,
  gone: 'Es wurde nichts erklärt: Dieser Vertrag kann hier nicht mehr widerrufen werden. Bitte fragen Sie uns unten.',
  withdrawn: 'Widerrufen',
  received: (day, time) => `Ihr Widerruf ist am ${day} um ${time} eingegangen.`,
  goesOn: (company) => `Bis dahin kann etwas geliefert worden sein: ${company} meldet sich deswegen bei Ihnen.`,
  asked: 'Beginn vor Ablauf der Widerrufsfrist',
  askedYes: 'Vom Kunden verlangt',
  toClient: {
    subject: (company, title) => `${company}: Ihr Widerruf von ${title}`,
    text: (company) => `${company} hat Ihren Widerruf erhalten. Das haben Sie erklärt, und zu diesem Zeitpunkt:`,
    declared: 'Erklärung',
    name: 'Name',
    at: 'Eingegangen',
    keep: 'Bitte bewahren Sie diese E-Mail auf.',
    fromPage: 'Jemand, der den Link zum Angebot hat, hat das für Sie erklärt. Sagen Sie uns, wenn Sie es nicht waren.',
  },
  toCompany: {
    subject: (title, number) => `Widerrufen: ${title} (${number})`,
    text: (day, name, what) => `Am ${day} hat ${name} ${what} widerrufen.`,
    ended: 'Das Angebot wurde storniert, und sein Material ist wieder frei.',
    open:
      'Das Angebot wurde nicht storniert, da Material ausgegeben wurde oder sein erster Tag gekommen ist. Bitte ' +
      'entscheiden Sie, was geliefert wurde, und stornieren Sie es von Hand.',
    refund:
      'Was der Kunde gezahlt hat, ist innerhalb von 14 Tagen zurückzuzahlen, abzüglich dessen, was auf sein Verlangen ' +
      'erbracht wurde.',
  },
};
