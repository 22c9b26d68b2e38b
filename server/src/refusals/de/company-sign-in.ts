import type { Refusals } from '../shape.ts';

export const companySignIn: Refusals['companySignIn'] = {
  none: 'eine Anmeldung über die Firma ist nicht eingerichtet',
  unknownSlug: 'unter diesem Namen meldet sich niemand an: fragen Sie in Ihrer Firma nach',
  providerFails:
    'die Anmeldung Ihrer Firma antwortet nicht, wie sie sollte: versuchen Sie es noch einmal oder fragen Sie einen Inhaber Ihrer Firma',
  required: 'in dieser Firma melden sich Mitglieder über die Anmeldung der Firma an: tun Sie das zuerst',
  ownSignInNeeded: 'melden Sie sich dafür mit Ihrem Passwort an: Sie sind über Ihre Firma angemeldet',
  path: 'next muss ein Pfad der Anwendung sein',
  slug: 'der Anmeldename muss 3 bis 40 Kleinbuchstaben, Ziffern und Bindestriche haben',
  slugTaken: 'dieser Anmeldename ist vergeben: wählen Sie einen anderen',
  issuer: 'der Aussteller muss eine https-Adresse wie https://login.example.com sein',
  secret: 'das Client-Geheimnis wird gebraucht',
  plainText: 'hier sind 1 bis 500 einfache Zeichen ohne Leerzeichen nötig',
  signInThroughItFirst: 'melden Sie sich zuerst selbst darüber an, damit feststeht, dass es geht',
  notRequired: 'Mitglieder dürfen sich schon mit ihren Passwörtern anmelden',
  unreachable: (why) => `der Anbieter war nicht zu erreichen: ${why}`,
  otherIssuer: (issuer) => `der Anbieter nennt sich ${issuer}: geben Sie das als Aussteller an`,
  noOpenId: (why) => `der Anbieter veröffentlicht nicht, was die Anmeldung braucht: ${why}`,
};
