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
  proposals: {
    heading: 'Angebote',
    empty: 'Dieser Kunde hat noch keine Angebote.',
    add: 'Neues Angebot',
    loading: 'Wird geladen…',
    more: 'Mehr anzeigen',
    noDate: 'Noch kein Termin',
  },
};
