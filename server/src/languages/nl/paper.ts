import { pluralIn, type Translated } from '@showbill/contract';
import type { paper as english } from '../en/paper.ts';

const plural = pluralIn('nl');

export const paper: Translated<typeof english> = {
  proposal: 'Offerte',
  signedCopy: 'Ondertekend exemplaar',
  testMark: 'TEST',
  test: 'Test: geen aanbod',
  pageOf: (page, pages) => `Pagina ${page} van ${pages}`,
  facts: {
    client: 'Voor',
    venue: 'Locatie',
    when: 'Datum',
    guests: 'Personen',
    delivery: 'Levering',
    collection: 'Ophalen',
    dateOpen: 'Datum in overleg',
    sent: 'Verstuurd',
    draft: 'Concept',
    draftText: 'Akkoord gaan kan nog niet',
    validUntil: 'Geldig tot en met',
    accepted: 'Geaccepteerd',
    declined: 'Afgewezen',
    yes: 'ja',
    expired: 'Verlopen',
    expiredText: 'Akkoord gaan kan niet meer',
    expiredOn: (day) => `Was geldig tot en met ${day}`,
    cancelled: 'Geannuleerd',
    cancelledText: 'Niet meer geldig',
  },
  atAGlance: {
    items: (count, items) => `${count} ${plural(items, 'regel', 'regels')}`,
    andExtras: (counted, count, extras) =>
      `${counted}, en ${count} ${plural(extras, 'optie', 'opties')} om uit te kiezen`,
    including: (tax) => `inclusief ${tax}`,
  },
  unitPrice: 'Stukprijs',
  evidence: {
    heading: 'Geaccepteerd',
    by: 'Geaccepteerd door',
    email: 'E-mail',
    reference: 'Kenmerk',
    total: 'Totaal',
    when: 'Tijdstip',
    utc: 'In UTC',
    address: 'IP-adres',
    browser: 'Browser',
    unknown: 'onbekend',
    terms: 'Voorwaarden',
    noTerms: 'niet ingesteld',
    acceptedTerms: 'geaccepteerd, zoals hierboven afgedrukt',
    extras: 'Gekozen opties',
    none: 'geen',
    fingerprint: 'Vingerafdruk',
    fingerprintText:
      'De vingerafdruk is een SHA-256-hash van de geaccepteerde offerte: nummer, versie, titel, samenvatting, datum, ' +
      'locatie, regels en prijzen, kortingen en toeslagen, totaal, voorwaarden en betalingen.',
  },
  picking: {
    from: (supplier) => `van ${supplier}`,
    title: 'Paklijst',
    printed: 'Afgedrukt',
    nothing: 'Niets in te pakken.',
    client: 'Klant',
    venue: 'Locatie',
    delivery: 'Levering',
    collection: 'Ophalen',
    event: 'Evenement',
  },
};
