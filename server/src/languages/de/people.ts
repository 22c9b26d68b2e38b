import type { Translated } from '@showbill/contract';
import type { people as english } from '../en/people.ts';

export const people: Translated<typeof english> = {
  invitation: {
    subject: (company) => `Einladung zu ${company} auf Showbill`,
    invited: (company) => `Sie wurden eingeladen, bei ${company} auf Showbill mitzuarbeiten.`,
    invitedBy: (person, company) => `${person} lädt Sie ein, bei ${company} auf Showbill mitzuarbeiten.`,
    may: {
      owner: 'Als Inhaber dürfen Sie alles, auch Personen und API-Schlüssel verwalten.',
      editor: 'Als Bearbeiter arbeiten Sie an Angeboten, Bestand, Katalog und Kunden.',
      viewer: 'Als Betrachter sehen Sie alles, ändern aber nichts.',
    },
    join: 'Beitreten',
    rule: (days) =>
      `Der Link gilt nur für diese E-Mail-Adresse, funktioniert einmal und läuft nach ${days} Tagen ab. Haben ` +
      'Sie ihn nicht erwartet, ignorieren Sie ihn.',
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    text: 'Jemand, wahrscheinlich Sie selbst, möchte das Passwort Ihres Showbill-Kontos zurücksetzen.',
    link: 'Neues Passwort festlegen',
    rule: (minutes) =>
      `Der Link funktioniert einmal und läuft nach ${minutes} Minuten ab. Waren Sie es nicht, ignorieren Sie ` +
      'diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  signUp: {
    subject: 'Ihr Code für die Registrierung',
    enter: 'Geben Sie diesen Code ein, um die Registrierung bei Showbill abzuschließen:',
    rule: (minutes) => `Er gilt ${minutes} Minuten. Haben Sie sich nicht registriert, müssen Sie nichts tun.`,
    knownSubject: 'Sie haben bereits ein Konto',
    known: 'Jemand, wahrscheinlich Sie selbst, wollte sich mit dieser E-Mail-Adresse bei Showbill registrieren.',
    knownNext:
      'Es gibt dazu bereits ein Konto. Melden Sie sich damit an; haben Sie das Passwort vergessen, können Sie dort ein neues festlegen.',
    signIn: 'Anmelden',
    notYou: 'Waren Sie es nicht, müssen Sie nichts tun.',
  },
};
