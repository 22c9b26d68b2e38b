import type { Texts } from '../shape.ts';

export const entry: Texts['entry'] = {
  language: 'Sprache',
  signIn: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    forgotten: 'Passwort vergessen?',
    noAccount: 'Neu bei Showbill?',
    signUp: 'Registrieren',
  },
  secondFactor: {
    title: 'Anmeldung in zwei Schritten',
    lead: 'Neben dem Passwort ein Code aus einer App auf Ihrem Telefon.',
    loading: 'Wird geladen…',
    setUp: 'Anmeldung in zwei Schritten einrichten',
    setUpApp: 'Authenticator-App einrichten',
    begin: 'Weiter',
    scan: 'Scannen Sie dies mit einer Authenticator-App auf Ihrem Telefon.',
    qr: 'QR-Code für Ihre Authenticator-App',
    orKey: 'Oder geben Sie in der App diesen Schlüssel ein:',
    appCode: 'Code aus der App',
    turnOn: 'Einschalten',
    code: 'Code aus Ihrer App oder Wiederherstellungscode',
    recoveryCode: 'Wiederherstellungscode',
    recoveryCodes: 'Wiederherstellungscodes',
    recoveryText:
      'Bewahren Sie diese Wiederherstellungscodes sicher auf. Mit jedem und Ihrem Passwort können Sie sich einmal anmelden, ' +
      'wenn Telefon oder Passkey fehlt. Sie werden nur jetzt gezeigt.',
    kept: 'Ich habe sie aufbewahrt',
    newCodes: 'Neue Wiederherstellungscodes',
    turnOff: 'App ausschalten',
    onSince: (since) => `Authenticator-App eingeschaltet seit ${since}.`,
    left: (count) => (count === 1 ? 'Noch 1 Wiederherstellungscode.' : `Noch ${count} Wiederherstellungscodes.`),
    require: 'Anmeldung in zwei Schritten verlangen',
    requireLead: 'Mitglieder ohne sie müssen sie einrichten, bevor sie etwas sehen. API-Schlüssel gelten weiter.',
    requiredBy: (company) =>
      `${company} verlangt die Anmeldung in zwei Schritten: einen Passkey, oder neben dem Passwort einen Code aus einer App.`,
    workIn: (company) => `Zu ${company}`,
    signOut: 'Abmelden',
  },
  signInAgain: {
    title: 'Zum Fortfahren anmelden',
    text: 'Ihre Sitzung ist beendet. Ihre Arbeit ist noch da: Nach der Anmeldung machen Sie dort weiter, wo Sie waren.',
    other: 'Als jemand anderes anmelden',
  },
  signUp: {
    title: 'Registrieren',
    name: 'Ihr Name',
    email: 'E-Mail',
    password: 'Passwort',
    passwordRule: 'Mindestens 10 Zeichen',
    company: 'Firma',
    country: 'Land',
    currency: 'Währung',
    currencyRule: 'Später nicht änderbar',
    timeZone: 'Zeitzone',
    submit: 'Registrieren',
    known: 'Haben Sie schon ein Konto?',
    signIn: 'Anmelden',
    noCountry: 'Kein passendes Land',
    noCurrency: 'Keine passende Währung',
    noZone: 'Keine passende Zeitzone',
  },
  closed: {
    title: 'Registrieren',
    text:
      'Neue Firmen können sich hier nicht registrieren. Bitten Sie Ihre Administration, Ihre Firma anzulegen. ' +
      'Wenn Sie eingeladen wurden, öffnen Sie den Link in Ihrer Einladung.',
    signIn: 'Anmelden',
  },
  confirm: {
    title: 'Sehen Sie in Ihren E-Mails nach',
    text: (email) =>
      `Wir haben einen Code an ${email} geschickt. Geben Sie ihn hier ein, um die Registrierung abzuschließen. Er gilt 15 Minuten.`,
    code: 'Code',
    submit: 'Registrierung abschließen',
    again: 'Angaben ändern oder neuen Code anfordern',
  },
  forgotten: {
    title: 'Passwort vergessen?',
    text: 'Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    email: 'E-Mail',
    submit: 'Link senden',
    sent: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er funktioniert einmal und läuft nach einer Stunde ab.',
    noMail: 'Dieser Server verschickt keine E-Mails. Ihre Administration kann mit diesem Befehl einen Link erstellen:',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    password: 'Neues Passwort',
    passwordRule: 'Mindestens 10 Zeichen',
    submit: 'Passwort festlegen',
    done: 'Ihr neues Passwort ist festgelegt. Sie können sich jetzt damit anmelden.',
    signIn: 'Anmelden',
    noToken:
      'Dieser Link ist unvollständig. Kopieren Sie den ganzen Link aus der E-Mail, oder fordern Sie einen neuen an.',
    again: 'Neuen Link anfordern',
  },
  invitation: {
    title: 'Einladung',
    reading: 'Wird geladen…',
    text: (company, role) => `${company} lädt Sie ein, als ${role} mitzuarbeiten.`,
    role: { owner: 'Inhaber', editor: 'Bearbeiter', viewer: 'Betrachter' },
    accept: 'Annehmen',
    signedInAs: (email) => `Sie sind als ${email} angemeldet.`,
    other: (invited, email) =>
      `Diese Einladung ist für ${invited}, Sie sind aber als ${email} angemeldet. Melden Sie sich ab, um sie anzunehmen.`,
    throughCompany: (company) =>
      `Sie sind über ${company} angemeldet, und damit nur bei ${company}. Melden Sie sich ab, um mit dieser Einladung fortzufahren.`,
    signOut: 'Abmelden',
    email: 'E-Mail',
    name: 'Ihr Name',
    password: 'Passwort',
    passwordRule: 'Mindestens 10 Zeichen',
    submit: 'Beitreten',
    known: 'Haben Sie schon ein Konto?',
    signIn: 'Anmelden und annehmen',
    noToken:
      'Dieser Link ist unvollständig. Kopieren Sie den ganzen Link aus der E-Mail, oder bitten Sie um einen neuen.',
    home: 'Zur Startseite',
  },
  firstRun: {
    title: 'Einrichten',
    lead: (company) => `${company} ist bereit. In zwei Schritten zum ersten Angebot.`,
    ready: (company) => `${company} ist eingerichtet.`,
    loading: 'Wird geladen…',
    done: 'Erledigt',
    steps: 'Schritte',
    company: {
      heading: 'Firma',
      text: (country, currency, zone) => `${country}, Preise in ${currency}, ${zone}`,
      more: 'Steuer, Bedingungen und Logo',
    },
    catalogue: {
      heading: 'Katalog',
      text:
        'Angebote entstehen aus Ihren eigenen Artikeln. Exportieren Sie eine CSV- oder Excel-Datei aus Ihrem bisherigen ' +
        'System und importieren Sie sie hier.',
      import: 'Datei importieren',
      sample: 'Mit dem Beispielkatalog beginnen',
      sampleText:
        'Der Bestand eines kleinen Verleihs mit Beispielpreisen. Ändern oder archivieren Sie, was Sie nicht haben.',
      has: (shown) => `${shown} Artikel`,
      look: 'Katalog öffnen',
    },
    proposal: {
      heading: 'Erstes Angebot',
      text: 'Beschreiben Sie die Veranstaltung in eigenen Worten, und in Sekunden steht eine Liste mit Preisen.',
      later: 'Legen Sie zuerst einen Katalog an.',
      make: 'Angebot erstellen',
      has: 'Sie haben Ihr erstes Angebot erstellt.',
      look: 'Angebote öffnen',
    },
    viewer: 'Sie dürfen nur ansehen.',
  },
  noCompany: {
    title: 'Sie gehören zu keiner Firma',
    text: (who) =>
      `Bitten Sie den Inhaber einer Firma, ${who} einzuladen, und öffnen Sie dann den Link in der Einladung. ` +
      'Was Sie erstellt haben, bleibt bei seiner Firma.',
    you: 'Sie',
    again: 'Erneut prüfen',
    signOut: 'Abmelden',
  },
};
