import { pluralIn, type Translated } from '@showbill/contract';
import type { paper as english } from '../en/paper.ts';

const plural = pluralIn('de');

export const paper: Translated<typeof english> = {
  proposal: 'Angebot',
  signedCopy: 'Unterzeichnete Ausfertigung',
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  facts: {
    client: 'Für',
    venue: 'Ort',
    when: 'Zeit',
    guests: 'Personen',
    delivery: 'Lieferung',
    collection: 'Abholung',
    dateOpen: 'Termin noch offen',
    sent: 'Gesendet',
    draft: 'Entwurf',
    draftText: 'Kann noch nicht angenommen werden',
    validUntil: 'Gültig bis',
    accepted: 'Angenommen',
    declined: 'Abgelehnt',
    yes: 'ja',
    expired: 'Abgelaufen',
    expiredText: 'Kann nicht mehr angenommen werden',
    expiredOn: (day) => `War gültig bis ${day}`,
    cancelled: 'Storniert',
    cancelledText: 'Nicht mehr gültig',
  },
  atAGlance: {
    items: (count, items) => `${count} ${plural(items, 'Position', 'Positionen')}`,
    andExtras: (counted, count, extras) => `${counted}, dazu ${count} ${plural(extras, 'Option', 'Optionen')} zur Wahl`,
    including: (tax) => `inklusive ${tax}`,
  },
  unitPrice: 'Einzelpreis',
  evidence: {
    heading: 'Angenommen',
    by: 'Angenommen von',
    email: 'E-Mail',
    reference: 'Nummer',
    total: 'Gesamtsumme',
    when: 'Zeitpunkt',
    utc: 'In UTC',
    address: 'IP-Adresse',
    browser: 'Browser',
    unknown: 'nicht bekannt',
    terms: 'Bedingungen',
    noTerms: 'keine hinterlegt',
    acceptedTerms: 'angenommen, wie oben abgedruckt',
    extras: 'Gewählte Optionen',
    none: 'keine',
    fingerprint: 'Fingerabdruck',
    fingerprintText:
      'Der Fingerabdruck ist ein SHA-256-Hash des angenommenen Angebots: Nummer, Version, Titel, Zusammenfassung, Datum, ' +
      'Ort, Positionen und Preise, Zu- und Abschläge, Gesamtsumme und Bedingungen.',
  },
  picking: {
    title: 'Packliste',
    printed: 'Gedruckt',
    nothing: 'Nichts zu packen.',
    client: 'Kunde',
    venue: 'Ort',
    delivery: 'Lieferung',
    collection: 'Abholung',
    event: 'Veranstaltung',
  },
};
