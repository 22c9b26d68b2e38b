import type { Texts } from '../shape.ts';

export const proposals: Texts['proposals'] = {
  title: 'Angebote',
  payments: 'Zahlungen',
  invoices: 'Rechnungen',
  search: 'Angebote suchen',
  searchPlaceholder: 'Nummer, Titel, Kunde oder Ort',
  statuses: 'Status',
  all: 'Alle',
  client: 'Kunde',
  anyClient: 'Alle Kunden',
  thisClient: 'Dieser Kunde',
  from: 'Von',
  to: 'Bis',
  fromLabel: 'Veranstaltung von',
  toLabel: 'Veranstaltung bis',
  sort: 'Sortieren nach',
  sorts: {
    newest: 'Neueste zuerst',
    changed: 'Zuletzt geändert',
    soonest: 'Frühester Termin',
    latest: 'Spätester Termin',
    largest: 'Größte Summe',
  },
  columns: { proposal: 'Angebot', date: 'Termin', status: 'Status', total: 'Summe' },
  noDate: 'Noch kein Termin',
  noClient: 'Noch kein Kunde',
  seen: 'angesehen',
  validUntil: (day) => `bis ${day}`,
  loading: 'Wird geladen…',
  more: 'Mehr anzeigen',
  count: (count, more) => (more ? `über ${count} Angebote` : `${count} Angebote`),
  one: '1 Angebot',
  empty:
    'Hier erscheinen Ihre Angebote mit Kunde, Termin, Status und Summe. Beschreiben Sie eine Veranstaltung in ' +
    'ein, zwei Sätzen, um das erste zu erstellen.',
  emptyViewer: 'Hier erscheinen Angebote mit Kunde, Termin, Status und Summe. Es gibt noch keine.',
  nothing: 'Kein Angebot passt dazu.',
  clear: 'Alle anzeigen',
};

export const clientPicker: Texts['clientPicker'] = {
  placeholder: 'Suchen oder neuen Namen eingeben',
  searchPlaceholder: 'Suchen',
  add: (name) => `„${name}“ als neuen Kunden anlegen`,
  nothing: 'Kein passender Kunde',
  loading: 'Suche läuft…',
  clear: 'Kunden entfernen',
};
