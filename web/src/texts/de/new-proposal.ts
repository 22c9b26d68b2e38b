import type { Texts } from '../shape.ts';

export const newProposal: Texts['newProposal'] = {
  title: 'Neues Angebot',
  loading: 'Wird geladen…',
  description: 'Um welche Veranstaltung geht es?',
  placeholder:
    'Zweitägige Vertriebstagung für 250 Personen in Leipzig, Bühne für Vorträge, Podium mit vier Gästen, zwei ' +
    'Nebenräume, Abendveranstaltung mit DJ …',
  hint: 'Schreiben oder fügen Sie ein, was der Kunde gesagt hat: auf Deutsch, Englisch, Französisch, Spanisch oder Niederländisch.',
  date: 'Datum',
  days: 'Tage',
  attendees: 'Personen',
  venue: 'Ort',
  client: 'Kunde',
  clientEmail: 'E-Mail des neuen Kunden',
  found: 'gefunden',
  foundWords: (words) => `Aus Ihrem Text: „${words}“`,
  foundHint: 'Diese Angaben haben wir in Ihrem Text gefunden. Ändern Sie, was nicht stimmt.',
  addClient: (name, email) => (email === '' ? `${name} als Kunden anlegen` : `${name} <${email}> als Kunden anlegen`),
  clear: 'Leeren',
  generate: 'Erstellen',
  quota: (used, limit) => `${used} von ${limit} Angeboten in diesem Monat`,
  exhausted: (limit) =>
    `Sie haben alle ${limit} Angebote dieses Monats erstellt. Weitere sind im nächsten Monat oder mit einem größeren Tarif möglich.`,
  inactive:
    'Ihr Abonnement ist überfällig oder gekündigt. Bis das geklärt ist, können Sie Angebote lesen und ' +
    'bearbeiten, aber keine neuen erstellen.',
  noProducts: 'Angebote entstehen aus Ihrem Katalog, und der ist noch leer.',
  setUp: 'Katalog einrichten',
  viewer: 'Sie können Angebote ansehen, aber nicht erstellen. Bitten Sie einen Inhaber, Sie zum Bearbeiter zu machen.',
  making: 'Das Angebot entsteht',
  stages: { reading: 'Lesen', choosing: 'Auswählen', checking: 'Prüfen', pricing: 'Berechnen' },
  stageDone: 'erledigt',
  linesSoFar: (count) => (count === '1' ? 'bisher 1 Position' : `bisher ${count} Positionen`),
  optional: 'optional',
  stop: 'Anhalten',
  stopped: 'Angehalten. Es wurde nichts gespeichert, und es zählt nicht zu den Angeboten dieses Monats.',
  again: 'Erneut erstellen',
  change: 'Beschreibung ändern',
  lost: 'Die Verbindung ist abgerissen. Das Angebot wird weiter erstellt und erscheint gleich in der Liste.',
  toList: 'Angebote öffnen',
};
