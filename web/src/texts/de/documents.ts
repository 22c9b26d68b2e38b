import type { Texts } from '../shape.ts';

export const documents: Texts['documents'] = {
  layouts: {
    lines: 'Jede Position mit Preis',
    groups: 'Nur Summen je Kategorie',
    total: 'Nur eine Gesamtsumme',
  },
  layout: 'Gezeigte Preise',
  layoutHint: {
    lines: 'Jede Position mit Menge, Einzelpreis und Summe.',
    groups: 'Jede Position mit Menge, Preise je Kategorie.',
    total: 'Jede Position mit Menge, dazu eine Gesamtsumme.',
  },
  pictures: 'Artikelbilder zeigen',
  picturesHint: 'Neben jeder Position, deren Artikel eines hat',
  picturesNeedLines: 'Nur wenn jede Position einen Preis zeigt',
  coverNote: 'Anschreiben',
  coverNoteHint: 'Leitet das Angebot ein, vor der Zusammenfassung',
  noCoverNote: 'Kein Anschreiben',
  settings: {
    letterhead: 'Anschrift und Bankverbindung',
    letterheadLead: 'Auf dem PDF und am Ende der Seite, die Kunden sehen. Lassen Sie leer, was nicht erscheinen soll.',
    address: 'Anschrift',
    telephone: 'Telefon',
    registrationNumber: 'Registernummer',
    registrationNumberRule: 'Zum Beispiel die Nummer im Handelsregister',
    bankLine: 'Bankverbindung',
    bankLineRule: 'Eine Zeile, z. B.: IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001',
    defaults: 'Neue Angebote',
    defaultsLead: 'Womit jedes neue Angebot beginnt. In jedem Entwurf können Sie es ändern.',
  },
  editor: {
    heading: 'Für den Kunden',
  },
  picture: {
    heading: 'Bild',
    lead: 'Für Angebote, die Artikelbilder zeigen.',
    none: 'Noch kein Bild.',
    choose: 'Bild auswählen',
    change: 'Anderes auswählen',
    remove: 'Entfernen',
    rule: 'PNG, JPEG oder WebP, höchstens 8 MB',
    tooLarge: 'Das Bild ist größer als 8 MB. Wählen Sie ein kleineres.',
    alt: (name) => `Bild von ${name}`,
  },
};
