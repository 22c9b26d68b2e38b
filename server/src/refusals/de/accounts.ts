import type { Translated } from '@showbill/contract';
import type { accounts as english, chargedDays as englishDays } from '../en/accounts.ts';
import { writingIn } from '../writing.ts';

const { figure } = writingIn('de');

export const accounts: Translated<typeof english> = {
  wrongSignIn: 'E-Mail oder Passwort ist falsch',
  wrongPassword: 'das derzeitige Passwort ist falsch',
  linkOver: 'dieser Link wurde schon benutzt oder ist abgelaufen: fordern Sie einen neuen an',
  closed: 'neue Firmen können sich hier nicht registrieren: fragen Sie den Administrator dieses Servers',
  emailTaken:
    'mit dieser E-Mail lässt sich kein Konto anlegen: melden Sie sich an, oder setzen Sie das Passwort zurück',
  wrongSecondFactor:
    'Der Code ist falsch oder schon benutzt: Geben Sie den ein, den Ihre App jetzt zeigt, oder einen Wiederherstellungscode',
  hasApp: 'Eine Authenticator-App ist schon eingerichtet: Schalten Sie sie erst aus',
  passkeyRefused: 'Dieser Passkey wurde nicht angenommen: Versuchen Sie es noch einmal, oder melden Sie sich anders an',
  passkeyNotAdded: 'Dieser Passkey konnte nicht hinzugefügt werden: Versuchen Sie es noch einmal',
  passkeyKnown: 'Dieser Passkey ist schon hinzugefügt',
  passkeysFull: (most) => `Sie haben ${most} Passkeys, mehr sind nicht möglich: Entfernen Sie erst einen`,
  noPasskeysHere: 'Passkeys brauchen eine https-Adresse mit einem Namen: Fragen Sie den Administrator dieses Servers',
  noSecondFactor: 'Die Anmeldung in zwei Schritten ist nicht eingerichtet',
  secondFactorFirst: 'Richten Sie zuerst selbst die Anmeldung in zwei Schritten ein',
  secondFactorRequired: 'Diese Firma verlangt die Anmeldung in zwei Schritten: Richten Sie sie ein',
  wrongCode: 'der Code ist falsch: er steht in unserer neuesten E-Mail',
  codeOver: 'dieser Code ist abgelaufen oder wurde zu oft versucht: registrieren Sie sich noch einmal',
  tooManyTries: (seconds) => `zu viele Versuche: warten Sie ${seconds} Sekunden, bevor Sie es noch einmal versuchen`,
  lastOwner: 'das ist der letzte Inhaber der Firma: machen Sie zuerst jemand anderen zum Inhaber',
  member: (email) => `${email} ist schon Mitglied`,
  otherPerson: (email) => `diese Einladung ist nicht für ${email}: melden Sie sich mit der E-Mail an, an die sie ging`,
  invitationOver: 'diese Einladung wurde benutzt oder zurückgezogen, oder sie ist abgelaufen: bitten Sie um eine neue',
  notARole: (role, roles) => `„${role}“ ist keine Rolle; es gibt ${roles}`,
  currency: (currency) => `„${currency}“ ist kein gültiger ISO-4217-Code wie EUR`,
  currencyCode: (currency) => `${currency} ist kein gültiger ISO-4217-Code`,
  country: (country) => `„${country}“ ist kein Land nach ISO 3166-1 wie DE`,
  timeZone: (zone) => `„${zone}“ ist keine IANA-Zeitzone wie Europe/Berlin`,
  colour: (colour) => `„${colour}“ ist keine Farbe wie #b45309`,
  taxRate: (rate) => `„${rate}“ ist kein Steuersatz: ein Prozentsatz von 0 bis 100 mit höchstens 3 Nachkommastellen`,
  leastMargin: (percent) =>
    `„${percent}“ ist keine Marge: ein Prozentsatz von 0 bis 99,99 mit höchstens 2 Nachkommastellen`,
  logoKind: 'das Logo muss ein Bild in PNG, JPEG oder WebP sein',
  logoTooLarge: 'das Logo darf höchstens 256 kB haben',
};

export const chargedDays: Translated<typeof englishDays> = {
  empty: 'Die Tabelle braucht eine Zeile für 1 Tag.',
  wholeDays: (most, days) => `Tage müssen ganze Zahlen von 1 bis ${most} sein, nicht ${figure(days)}.`,
  firstRow: 'Die erste Zeile muss für 1 Tag sein.',
  ascending: (days, before) => `Die Zeilen müssen aufsteigen: ${days} kommt nach ${before}.`,
  decimal: (days) => `Die Tage, die für ${days} berechnet werden, müssen eine Dezimalzahl wie 1,5 sein.`,
  oneDay: '1 Tag muss als 1 berechnet werden.',
  lessThanFewer: (days, charged, before) =>
    `${days} Tage werden als ${figure(charged)} berechnet, weniger als bei weniger Tagen (${figure(before)}).`,
  moreThanFull: (days, charged) => `${days} Tage werden als ${figure(charged)} berechnet, mehr als jeder Tag voll.`,
  beyond: 'Der Satz für jeden weiteren Tag muss eine Dezimalzahl von 0 bis 1 sein.',
};
