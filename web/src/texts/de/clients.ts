import type { Texts } from '../shape.ts';

export const clients: Texts['clients'] = {
  title: 'Kunden',
  search: 'Kunden suchen',
  searchPlaceholder: 'Name, Firma, E-Mail oder Telefon',
  add: 'Kunden anlegen',
  loading: 'Wird geladen…',
  empty: 'Hier erscheinen die Personen und Firmen, für die Sie Angebote machen.',
  nothingFound: (text) => `Kein Kunde passt zu „${text}“.`,
  clear: 'Suche zurücksetzen',
  fields: { name: 'Name', company: 'Firma', email: 'E-Mail', phone: 'Telefon', notes: 'Notizen' },
  notesHint: 'Nur für Ihre Firma sichtbar',
  columns: { name: 'Name', contact: 'Kontakt', proposals: 'Angebote' },
  create: 'Kunden anlegen',
  save: 'Speichern',
  saved: 'Gespeichert',
  cancel: 'Abbrechen',
  details: 'Angaben',
  erase: {
    loading: 'Wird geladen…',
    button: 'Personenbezogene Daten löschen',
    title: (name) => `${name} löschen`,
    lead:
      'Entfernt, wer die Person ist und was sie oder Sie geschrieben haben, aus allen Angeboten. Beträge, ' +
      'Nummern, Daten und Bestand bleiben. Die Links zu den Angeboten funktionieren nicht mehr. Das lässt ' +
      'sich nicht rückgängig machen.',
    proposals: 'Angebote',
    open: 'Davon noch offen oder bevorstehend',
    signed: 'Unterschriebene Exemplare, deren Fingerabdruck bleibt',
    letters: 'E-Mails',
    backups: (days) =>
      `Bisherige Sicherungen enthalten diese Daten noch. Tägliche werden nach ${days} Tagen gelöscht; die anderen löscht Ihr Administrator.`,
    backupsByHand: 'Bisherige Sicherungen enthalten diese Daten, bis Ihr Administrator sie löscht.',
    confirm: (name) => `Zur Bestätigung „${name}“ eingeben`,
    action: 'Löschen',
  },
  proposals: {
    heading: 'Angebote',
    empty: 'Dieser Kunde hat noch keine Angebote.',
    add: 'Neues Angebot',
    loading: 'Wird geladen…',
    more: 'Mehr anzeigen',
    noDate: 'Noch kein Termin',
  },
};
