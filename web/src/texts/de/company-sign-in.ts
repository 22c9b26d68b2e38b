import type { Texts } from '../shape.ts';

export const companySignIn: Texts['companySignIn'] = {
  link: 'Über Ihre Firma anmelden',
  title: 'Über Ihre Firma anmelden',
  ask: 'Anmeldename Ihrer Firma',
  askRule: 'Ein Inhaber Ihrer Firma kennt ihn. Er steht auch am Ende der Adresse /sign-in/…',
  go: 'Weiter',
  text: 'Sie melden sich bei Ihrer Firma an und kommen hierher zurück.',
  name: 'Anmeldename',
  password: 'Mit Passwort anmelden',
  required: (company) => `Bei ${company} melden sich Mitglieder über die Firma an. Fahren Sie damit fort.`,
  workIn: (company) => `Zu ${company}`,
  signOut: 'Abmelden',
  problems: {
    tries: 'Zu viele Versuche aus Ihrem Netz. Warten Sie einige Minuten und beginnen Sie noch einmal.',
    over: 'Diese Anmeldung hat zu lange gedauert, wurde schon benutzt oder in einem anderen Browser begonnen. Beginnen Sie noch einmal.',
    declined: 'Die Anmeldung bei Ihrer Firma wurde abgebrochen oder abgelehnt.',
    unreachable:
      'Die Anmeldung Ihrer Firma war nicht zu erreichen. Versuchen Sie es noch einmal oder fragen Sie einen Inhaber Ihrer Firma.',
    untrusted: 'Die Antwort der Anmeldung Ihrer Firma ließ sich nicht prüfen. Fragen Sie einen Inhaber Ihrer Firma.',
    unverified:
      'Die Anmeldung Ihrer Firma nennt für Sie keine geprüfte E-Mail-Adresse. Fragen Sie einen Inhaber Ihrer Firma.',
    invited:
      'Sie sind eingeladen, aber noch nicht beigetreten. Öffnen Sie den Link in der Einladung und melden ' +
      'Sie sich von dort über Ihre Firma an.',
    stranger:
      'Sie haben sich bei Ihrer Firma angemeldet, gehören hier aber nicht zu ihrem Team. Bitten Sie einen ' +
      'Inhaber Ihrer Firma um eine Einladung.',
    unproved:
      'Zu Ihrer Adresse gibt es schon ein Konto, das niemand bestätigt hat. Setzen Sie dafür mit „Passwort ' +
      'vergessen?“ ein neues Passwort, melden Sie sich an und öffnen Sie den Link in Ihrer Einladung noch einmal.',
    other_account:
      'Ihr Konto hier ist mit einem anderen Konto Ihrer Firma verknüpft. Bitten Sie einen Inhaber Ihrer Firma, es zu trennen.',
  },
  joinThrough: 'Über die Anmeldung Ihrer Firma beitreten',
  orPassword: 'Oder mit einem Passwort beitreten:',
  joinOther: 'Die Anmeldung über Ihre Firma öffnet nur diese Firma.',
  again:
    'Ihre Sitzung ist beendet. Melden Sie sich in einem neuen Tab über Ihre Firma an und machen Sie dann hier weiter.',
  requiredNow: (company) =>
    `Bei ${company} melden sich Mitglieder jetzt über die Firma an. Tun Sie das in einem neuen Tab und machen Sie dann hier ` +
    'weiter: Ihre Eingaben bleiben erhalten.',
  openTab: 'Firmenanmeldung öffnen',
  carryOn: 'Ich bin angemeldet',
  notYet: 'Sie sind noch nicht angemeldet.',
  notHere:
    'Sie sind über Ihre Firma angemeldet. Um Name, Passwort, zweistufige Anmeldung oder Sitzungen zu ' +
    'ändern, melden Sie sich mit Ihrem Passwort an. Haben Sie keines, setzen Sie es mit „Passwort ' +
    'vergessen?“ auf der Anmeldeseite.',
  onlyCompany: (company) => `Über die Anmeldung von ${company}`,
  tab: 'Firmenanmeldung',
  ownersOnly: 'Nur Inhaber sehen, wie sich Mitglieder anmelden.',
  lead:
    'Mitglieder melden sich mit den Konten Ihrer Firma an: Microsoft Entra ID, Google Workspace, Okta, ' +
    'Keycloak oder ein anderer Anbieter mit OpenID Connect.',
  loading: 'Wird geladen…',
  provider: 'Anbieter',
  redirect: 'Weiterleitungs-URI',
  redirectRule: 'Tragen Sie diese bei Ihrem Anbieter ein',
  issuer: 'Aussteller',
  issuerRule: 'Zum Beispiel https://login.example.com',
  clientId: 'Client-ID',
  clientSecret: 'Client-Geheimnis',
  secretKept: 'Gespeichert. Leer lassen, um es zu behalten.',
  slug: 'Anmeldename',
  slugRule: (address) => `Mitglieder beginnen unter ${address}`,
  vouch: 'Jede Adresse dieses Anbieters gilt als geprüft',
  vouchRule:
    'Nur für einen Anbieter, den Ihre Firma allein betreibt und der nicht sagt, ob Adressen geprüft sind, wie Entra ID.',
  another:
    'Mit einem anderen Aussteller, einer anderen Client-ID oder Einstellung für Adressen ist die ' +
    'Anmeldung aus, bis Sie sie wieder einschalten, und wer darüber kam, wird abgemeldet.',
  test: 'Testen',
  tested: 'Der Anbieter antwortet, wie er soll.',
  use: 'Verwendung',
  on: 'Mitglieder können sich darüber anmelden',
  onRule:
    'Vorher wird getestet. Sitzungen dauern 12 Stunden, öffnen nur diese Firma und brauchen hier keine ' +
    'zweistufige Anmeldung: dafür steht Ihr Anbieter ein.',
  require: 'Vorschreiben',
  requireRule:
    'Mitglieder können hier ihre Passwörter nicht mehr verwenden. Inhaber können es weiterhin, mit ' +
    'zweistufiger Anmeldung, damit ein defekter Anbieter niemanden aussperrt.',
  linkFirst: 'Melden Sie sich zuerst selbst darüber an, damit Sie wissen, dass es geht.',
  tryIt: 'Darüber anmelden',
  people: 'Wer sich angemeldet hat',
  nobody: 'Noch niemand.',
  lastUsed: 'Zuletzt',
  unlink: 'Trennen',
  unlinkWhom: (name) => `${name} trennen`,
  remove: 'Entfernen',
  removeTitle: 'Firmenanmeldung entfernen',
  removeText:
    'Wer darüber angemeldet ist, wird abgemeldet. Mitglieder melden sich wieder mit ihren Passwörtern ' +
    'an; wer keines hat, kann es per E-Mail setzen.',
};
