import type { Texts } from '../shape.ts';

export const documents: Texts['documents'] = {
  layouts: {
    lines: 'Elke regel met prijs',
    groups: 'Alleen totalen per categorie',
    total: 'Alleen één totaal',
  },
  layout: 'Getoonde prijzen',
  layoutHint: {
    lines: 'Elke regel met aantal, stukprijs en totaal.',
    groups: 'Elke regel met aantal, prijzen per categorie.',
    total: 'Elke regel met aantal, en één totaal.',
  },
  pictures: 'Foto’s van artikelen tonen',
  picturesHint: 'Naast elke regel waarvan het artikel er een heeft',
  picturesNeedLines: 'Alleen als elke regel een prijs heeft',
  coverNote: 'Begeleidende tekst',
  coverNoteHint: 'Opent de offerte, vóór de samenvatting',
  noCoverNote: 'Geen begeleidende tekst',
  settings: {
    letterhead: 'Adres en bankgegevens',
    letterheadLead: 'Op de pdf en onderaan de pagina die klanten zien. Laat leeg wat u niet wilt tonen.',
    address: 'Adres',
    telephone: 'Telefoon',
    registrationNumber: 'Registratienummer',
    registrationNumberRule: 'Bijvoorbeeld het nummer bij de Kamer van Koophandel',
    bankLine: 'Bankgegevens',
    bankLineRule: 'Eén regel, bijvoorbeeld: IBAN NL91 ABNA 0417 1643 00',
    defaults: 'Nieuwe offertes',
    defaultsLead: 'Waarmee elke nieuwe offerte begint. In elk concept te wijzigen.',
  },
  editor: {
    heading: 'Voor de klant',
  },
  picture: {
    heading: 'Foto',
    lead: 'Voor offertes die foto’s van artikelen tonen.',
    none: 'Nog geen foto.',
    choose: 'Foto kiezen',
    change: 'Andere kiezen',
    remove: 'Verwijderen',
    rule: 'PNG, JPEG of WebP, hoogstens 8 MB',
    tooLarge: 'Die foto is groter dan 8 MB. Kies een kleinere.',
    alt: (name) => `Foto van ${name}`,
  },
};
